package io.github.parquetjdbc.adapter;

import java.time.ZoneId;

/** What of a session shapes planning: part of the plan cache's key. */
public record QuerySettings(String defaultSchema, ZoneId timeZone) {}

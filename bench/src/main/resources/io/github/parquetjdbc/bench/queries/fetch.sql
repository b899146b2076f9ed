SELECT * FROM fetch_rows

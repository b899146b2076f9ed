package io.github.parquetjdbc.store.s3;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The flat kind of XML that stores answer with: elements with text, and repeated groups of these.
 */
final class XmlText {

  private static final int MAX_DEPTH = 16;

  private XmlText() {}

  /** A group: its element's name, and the text of each element in it. */
  record Group(String name, Map<String, String> texts) {

    String text(String element) {
      return texts.get(element);
    }
  }

  /**
   * All groups, the document itself last.
   *
   * @throws IOException where it is no such XML
   */
  static List<Group> groups(byte[] xml) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      return groups(factory.createXMLStreamReader(new ByteArrayInputStream(xml)));
    } catch (XMLStreamException e) {
      throw new IOException("no XML: " + e.getMessage().replaceAll("\\s+", " "), e);
    }
  }

  private static List<Group> groups(XMLStreamReader reader) throws IOException, XMLStreamException {
    List<Group> groups = new ArrayList<>();
    Deque<Group> open = new ArrayDeque<>();
    StringBuilder text = new StringBuilder();
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          if (open.size() == MAX_DEPTH) {
            throw new IOException("XML nested deeper than " + MAX_DEPTH);
          }
          open.push(new Group(reader.getLocalName(), new LinkedHashMap<>()));
          text.setLength(0);
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
            text.append(reader.getText());
        case XMLStreamConstants.END_ELEMENT -> {
          Group ended = open.pop();
          if (ended.texts().isEmpty() && !open.isEmpty()) {
            open.peek().texts().put(ended.name(), text.toString());
          } else {
            groups.add(ended);
          }
          text.setLength(0);
        }
        default -> {
          // Comments and the like say nothing.
        }
      }
    }
    if (groups.isEmpty()) {
      throw new IOException("an XML document without elements");
    }
    return groups;
  }
}

import CYaml
package import SourcePlaces

/// A node of a YAML text with the text that it is written in, for changes that keep the rest of the text.
///
/// In `{a: [1, 2]}` the list is at the offsets 4..<10, and its position is 1:5. Aliases are not followed.
package struct YAMLSpan: Sendable {
  package enum Content: Sendable {
    case scalar(String)
    case sequence([YAMLSpan])
    case mapping([Entry])
    /// The name of another node's anchor.
    case alias(String)
  }

  /// A key of a mapping with its value.
  package struct Entry: Sendable {
    package let key: YAMLSpan
    package let value: YAMLSpan

    /// The key's text; nil for a key that is none.
    package var name: String? { key.scalar }
  }

  package let content: Content
  /// The offsets in code points of what it is written in, with its anchor. Block collections end with their last node.
  package let range: Range<Int>
  /// The position of its start.
  package let position: TextPosition
  package let anchor: String?
  /// Whether it is a list or a mapping in brackets.
  package let isFlow: Bool

  package var scalar: String? { if case .scalar(let text) = content { text } else { nil } }
  package var items: [YAMLSpan]? { if case .sequence(let items) = content { items } else { nil } }
  package var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }

  /// The entry of a mapping's own key.
  package func entry(_ key: String) -> Entry? { entries?.first { $0.name == key } }

  /// Whether it is a list or a mapping without brackets.
  package var isBlock: Bool { !isFlow && (items != nil || entries != nil) }
}

extension YAMLSpan {
  /// The root of a text's first document; nil if the text is not YAML.
  package static func root(of text: String) -> YAMLSpan? {
    var text = text
    return text.withUTF8 { bytes in
      var parser = yaml_parser_t()
      guard yaml_parser_initialize(&parser) == 1 else { return nil }
      defer { yaml_parser_delete(&parser) }
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      var composer = Composer()
      var event = yaml_event_t()
      while composer.root == nil, yaml_parser_parse(&parser, &event) == 1 {
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return nil }
        composer.add(event)
      }
      return composer.root
    }
  }

  /// Makes nodes of the parser's events.
  private struct Composer {
    /// A list or a mapping whose end is not reached, with the nodes in it so far.
    private struct Open {
      let isMapping: Bool
      let isFlow: Bool
      let start: yaml_mark_t
      let startEnd: Int
      let anchor: String?
      var nodes: [YAMLSpan] = []
    }

    private var open: [Open] = []
    private(set) var root: YAMLSpan?

    mutating func add(_ event: yaml_event_t) {
      let (start, end) = (event.start_mark, Int(event.end_mark.index))
      switch event.type {
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        add(.scalar(text), start, end, Self.text(scalar.anchor))
      case YAML_ALIAS_EVENT:
        add(.alias(Self.text(event.data.alias.anchor) ?? ""), start, end, nil)
      case YAML_SEQUENCE_START_EVENT:
        let sequence = event.data.sequence_start
        open.append(
          Open(
            isMapping: false, isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE, start: start, startEnd: end,
            anchor: Self.text(sequence.anchor)))
      case YAML_MAPPING_START_EVENT:
        let mapping = event.data.mapping_start
        open.append(
          Open(
            isMapping: true, isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE, start: start, startEnd: end,
            anchor: Self.text(mapping.anchor)))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        guard let closed = open.popLast() else { return }
        let last = closed.isFlow ? end : closed.nodes.last?.range.upperBound ?? closed.startEnd
        let content: Content =
          closed.isMapping
          ? .mapping(
            stride(from: 0, to: closed.nodes.count - 1, by: 2).map {
              Entry(key: closed.nodes[$0], value: closed.nodes[$0 + 1])
            }) : .sequence(closed.nodes)
        add(content, closed.start, last, closed.anchor, isFlow: closed.isFlow)
      default: return
      }
    }

    private mutating func add(
      _ content: Content, _ start: yaml_mark_t, _ end: Int, _ anchor: String?, isFlow: Bool = false
    ) {
      let first = Int(start.index)
      let span = YAMLSpan(
        content: content, range: first..<max(first, end),
        position: TextPosition(line: Int(start.line) + 1, column: Int(start.column) + 1), anchor: anchor,
        isFlow: isFlow)
      if open.isEmpty { root = root ?? span } else { open[open.count - 1].nodes.append(span) }
    }

    private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
      characters.map { String(cString: $0) }
    }
  }
}

import CYaml
import SourcePlaces

/// Finds repeated keys, and keys that are aliases, lists or mappings, before a file is composed.
///
/// Yams compares all keys of a mapping with each other. It expands aliases in keys for that, so thirty anchors, each of
/// which refers twice to the previous one, make a key of 2³⁰ parts: `{*z}`. For repeated keys it reports the place of
/// an arbitrary one. Therefore the parser's events are examined first, using the parser of Yams: nothing is expanded
/// there.
struct MappingKeys {
  /// An open list or mapping.
  private enum Collection {
    case sequence
    /// The keys so far, and whether a key comes next.
    case mapping(keys: Set<String>, expectsKey: Bool)
  }

  private var open: [Collection] = []

  /// Throws at the first key that is neither a word nor quoted text, or that is repeated in its mapping.
  ///
  /// It stops where the text is not valid YAML, which composing it then reports.
  static func check(_ text: String) throws(YAMLError) {
    var text = text
    let found = text.withUTF8 { bytes -> YAMLError? in
      var parser = yaml_parser_t()
      guard yaml_parser_initialize(&parser) == 1 else { return nil }
      defer { yaml_parser_delete(&parser) }
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      var keys = MappingKeys()
      return keys.firstError(&parser)
    }
    if let found { throw found }
  }

  private mutating func firstError(_ parser: inout yaml_parser_t) -> YAMLError? {
    var event = yaml_event_t()
    while yaml_parser_parse(&parser, &event) == 1 {
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return nil }
      if let problem = add(event) {
        let start = event.start_mark
        return YAMLError(at: TextPosition(line: Int(start.line) + 1, column: Int(start.column) + 1), problem)
      }
    }
    return nil
  }

  /// The problem with a node that begins here, if it is the key of a mapping.
  private mutating func add(_ event: yaml_event_t) -> YAMLError.Problem? {
    switch event.type {
    case YAML_SCALAR_EVENT: return addNode(Self.text(of: event))
    case YAML_ALIAS_EVENT: return addNode(nil)
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
      let problem = addNode(nil)
      open.append(event.type == YAML_SEQUENCE_START_EVENT ? .sequence : .mapping(keys: [], expectsKey: true))
      return problem
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      open.removeLast()
      return nil
    default: return nil
    }
  }

  /// - Parameter word: The text of a scalar; `nil` for other nodes.
  private mutating func addNode(_ word: String?) -> YAMLError.Problem? {
    guard case .mapping(var keys, let expectsKey)? = open.last else { return nil }
    // Removed from the array while it is modified, so that the keys are not copied.
    open.removeLast()
    defer { open.append(.mapping(keys: keys, expectsKey: !expectsKey)) }
    guard expectsKey else { return nil }
    guard let word else { return .collectionAsKey }
    return keys.insert(word).inserted ? nil : .duplicateKeys([word])
  }

  private static func text(of event: yaml_event_t) -> String {
    let scalar = event.data.scalar
    return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }
}

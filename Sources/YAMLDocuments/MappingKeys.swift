import CYaml
import SourcePlaces

/// Finds keys that are aliases, lists or mappings, and keys that stand twice, before a file is composed.
///
/// Yams compares all keys of a mapping with each other. An alias in a key is expanded for that, and thirty anchors, each
/// naming the one before twice, make a key of 2³⁰ parts: `{*z}`. Of several keys that stand twice it names the place of
/// any. So the events are looked through first, by the parser that Yams has: nothing is expanded there.
struct MappingKeys {
  /// A list or mapping that is open.
  private enum Collection {
    case sequence
    /// The keys so far, and whether a key comes next.
    case mapping(keys: Set<String>, expectsKey: Bool)
  }

  private var open: [Collection] = []

  /// Throws at the first key that is neither a word nor quoted text, or that its mapping has already.
  ///
  /// It ends where the text is no longer YAML: what is wrong there is told by who composes it.
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

  /// What is wrong with a node that begins here, as its mapping's key.
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

  /// - Parameter word: A scalar's text; `nil` of what is none.
  private mutating func addNode(_ word: String?) -> YAMLError.Problem? {
    guard case .mapping(var keys, let expectsKey)? = open.last else { return nil }
    // Taken out, so that no copy of the keys is made when one is added.
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

import XMLDocuments

/// Extracts the text of a unit's elements, with inline elements replaced by the codes that they represent.
///
/// In 1.2 the content of `ph`, `bpt`, `ept` and `it` is the code itself; `x`, `bx` and `ex` have it as `equiv-text`. In
/// 2.0 `ph`, `sc`, `ec` and `pc` refer to the unit's `originalData`, or have it as `equiv`; `cp` is a character.
struct XLIFFText {
  /// The codes of a 2.0 unit, by identifier.
  private let data: [String: String]

  init(unit: XMLElement) {
    let nodes = unit.first("originalData")?.elements ?? []
    data = Dictionary(nodes.map { ($0["id"] ?? "", $0.text) }) { first, _ in first }
  }

  /// The concatenated text of sources, or of targets; nil if there are none.
  func unit(_ nodes: [XMLElement], state: TranslationState?) -> StringsUnit? {
    guard let first = nodes.first else { return nil }
    let text = nodes.map { plain($0) }.joined()
    return StringsUnit(text: text, state: state, place: first.contentPlace)
  }

  private func plain(_ node: XMLElement) -> String {
    node.content.map { item in
      switch item {
      case .text(let text): text.text
      case .element(let inline): code(inline)
      }
    }.joined()
  }

  private func code(_ node: XMLElement) -> String {
    switch node.localName {
    case "cp": return character(node["hex"])
    case "pc":
      return code("dataRefStart", "equivStart", node) + plain(node) + code("dataRefEnd", "equivEnd", node)
    default:
      return node.content.isEmpty ? node["equiv-text"] ?? code("dataRef", "equiv", node) : plain(node)
    }
  }

  private func code(_ reference: String, _ equivalent: String, _ node: XMLElement) -> String {
    node[reference].flatMap { data[$0] } ?? node[equivalent] ?? ""
  }

  private func character(_ hex: String?) -> String {
    guard let code = hex.flatMap({ UInt32($0, radix: 16) }), code > 0, let scalar = Unicode.Scalar(code) else {
      return ""
    }
    return String(Character(scalar))
  }
}

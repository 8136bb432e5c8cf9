/// The text of a unit's elements, with codes in place of the inline elements that stand for them.
///
/// The content of 1.2's `ph`, `bpt`, `ept` and `it` is the code itself; `x`, `bx` and `ex` have it as `equiv-text`. 2.0's
/// `ph`, `sc`, `ec` and `pc` refer to the unit's `originalData`, or have it as `equiv`; `cp` is a character.
struct XLIFFText {
  /// The codes of a 2.0 unit by their names.
  private let data: [String: String]

  init(unit: XMLNode) {
    let nodes = unit.first("originalData")?.elements ?? []
    data = Dictionary(nodes.map { ($0.attributes["id"] ?? "", $0.text) }) { first, _ in first }
  }

  /// The text of sources, or of targets, one behind the other; nil if there is none.
  func unit(_ nodes: [XMLNode], state: TranslationState?, places: PlaceIndex) -> StringsUnit? {
    guard let first = nodes.first else { return nil }
    let text = nodes.map { plain($0) }.joined()
    return StringsUnit(text: text, state: state, place: places.place(at: first.contentOffset))
  }

  private func plain(_ node: XMLNode) -> String {
    node.content.map { item in
      switch item {
      case .text(let text): text
      case .element(let inline): code(inline)
      }
    }.joined()
  }

  private func code(_ node: XMLNode) -> String {
    let attributes = node.attributes
    switch node.localName {
    case "cp": return character(attributes["hex"])
    case "pc":
      return code("dataRefStart", "equivStart", attributes) + plain(node) + code("dataRefEnd", "equivEnd", attributes)
    default:
      return node.content.isEmpty ? attributes["equiv-text"] ?? code("dataRef", "equiv", attributes) : plain(node)
    }
  }

  private func code(_ reference: String, _ equivalent: String, _ attributes: [String: String]) -> String {
    attributes[reference].flatMap { data[$0] } ?? attributes[equivalent] ?? ""
  }

  private func character(_ hex: String?) -> String {
    guard let code = hex.flatMap({ UInt32($0, radix: 16) }), code > 0, let scalar = Unicode.Scalar(code) else {
      return ""
    }
    return String(Character(scalar))
  }
}

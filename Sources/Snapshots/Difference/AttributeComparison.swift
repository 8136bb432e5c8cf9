import Drawing

/// The comparison of the attributes of a node's appearance.
enum AttributeComparison {
  /// A part for each attribute with another value: those of the old node first, in its order.
  static func parts(from old: LayoutNode, to new: LayoutNode) -> [NodeChange.Part] {
    guard old.attributes != new.attributes else { return [] }
    let names = (old.attributes + new.attributes).map(\.name).grouped { $0 }.map { $0[0] }
    return names.filter { isComparable($0, old, new) }.compactMap { name in
      let (a, b) = (value(of: name, in: old), value(of: name, in: new))
      return a == b ? nil : .init(kind: .attribute(name), text: sentence(name, from: a, to: b))
    }
  }

  /// Whether an attribute can be compared by itself. A text is compared with its lines, and a hidden view is a change of
  /// that view; what cuts a text is known only of texts that are cut.
  private static func isComparable(_ name: String, _ old: LayoutNode, _ new: LayoutNode) -> Bool {
    switch AppearanceAttribute(rawValue: name) {
    case .text, .hidden: false
    case .numberOfLines, .lineBreakMode: old.value(of: .text) != nil && new.value(of: .text) != nil
    case .some, nil: true
    }
  }

  /// The names of hidden subviews.
  static func hidden(in node: LayoutNode) -> [String] {
    node.attributes.filter { $0.name == AppearanceAttribute.hidden.rawValue }.map(\.value)
  }

  private static func value(of name: String, in node: LayoutNode) -> String {
    node.attributes.first { $0.name == name }?.value ?? AppearanceAttribute(rawValue: name)?.defaultValue ?? "none"
  }

  private static func sentence(_ name: String, from old: String, to new: String) -> String {
    let (a, b) =
      switch AppearanceAttribute(rawValue: name) {
      case .font?: fonts(old, new)
      case .image?: images(old, new)
      case .some, nil: (old, new)
      }
    return "\(name) \(a) → \(b)"
  }

  /// Fonts by their text styles where those differ, or else by what differs of their names and sizes.
  private static func fonts(_ old: String, _ new: String) -> (String, String) {
    let (a, b) = (words(old), words(new))
    guard a.count > 1, b.count > 1, !old.contains(";"), !new.contains(";") else { return (old, new) }
    if a.count == 3, b.count == 3, a[2] != b[2] { return (a[2], b[2]) }
    if a[0] == b[0], a[1] != b[1] { return ("\(a[1]) pt", "\(b[1]) pt") }
    if a[1] == b[1], a[0] != b[0] { return (a[0], b[0]) }
    return (old, new)
  }

  /// Images by their names where those differ.
  private static func images(_ old: String, _ new: String) -> (String, String) {
    func name(_ value: String) -> String {
      words(value).count > 1 ? words(value).dropLast().joined(separator: " ") : value
    }
    return name(old) == name(new) ? (name(old), "other pixels") : (name(old), name(new))
  }

  private static func words(_ value: String) -> [String] {
    value.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
}

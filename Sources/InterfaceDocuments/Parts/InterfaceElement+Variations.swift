/// Size-class variations: `<variation key="heightClass=compact-widthClass=regular" spacing="15">…`
extension InterfaceElement {
  /// The element under size classes: the attributes and keyed children of matching variations replace its own.
  ///
  /// First come those of all classes (`default`), then those of one class, then those of both: the more specific wins.
  /// Children's own variations are not applied.
  package func varied(_ classes: InterfaceSizeClasses) -> InterfaceElement {
    let variations = variations(for: classes)
    guard !variations.isEmpty else { return self }
    var (attributes, children) = (attributes, children)
    for variation in variations {
      for attribute in variation.attributes where attribute.name != "key" {
        if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
          attributes[index] = attribute
        } else {
          attributes.append(attribute)
        }
      }
      for child in variation.children where child.name != "mask" && child.key != nil {
        if let index = children.firstIndex(where: { $0.key == child.key && $0.name != "variation" }) {
          children[index] = child
        } else {
          children.append(child)
        }
      }
    }
    return InterfaceElement(name: name, start: start, text: text, attributes: attributes, children: children)
  }

  /// The ids that variations take out of a list, `subviews` or `constraints`, under size classes.
  package func excludedIDs(_ list: String, _ classes: InterfaceSizeClasses) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(for: classes) {
      for reference in variation.children.filter({ $0.name == "mask" && $0.key == list }).flatMap(\.children) {
        guard let id = reference["reference"] else { continue }
        if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  /// The matching variations, the least specific first.
  private func variations(for classes: InterfaceSizeClasses) -> [InterfaceElement] {
    guard children.contains(where: { $0.name == "variation" }) else { return [] }
    let variations = children.filter { $0.name == "variation" }
    let matching = variations.compactMap { variation in
      variation.key.flatMap(VariationKey.init).flatMap { $0.matches(classes) ? (key: $0, element: variation) : nil }
    }
    return (0...2).flatMap { specificity in matching.filter { $0.key.specificity == specificity }.map(\.element) }
  }
}

/// The key of a variation: `default`, or one or both size classes.
struct VariationKey: Equatable {
  private(set) var width, height: InterfaceSizeClass?

  /// Nil for another key.
  init?(_ text: String) {
    if text == "default" { return }
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let sizeClass = InterfaceSizeClass(rawValue: String(sides[1])) else { return nil }
      switch sides[0] {
      case "widthClass" where width == nil: width = sizeClass
      case "heightClass" where height == nil: height = sizeClass
      default: return nil
      }
    }
  }

  /// All keys that there are.
  static let known: [String] = {
    let widths = InterfaceSizeClass.allCases.map { "widthClass=\($0.rawValue)" }
    let heights = InterfaceSizeClass.allCases.map { "heightClass=\($0.rawValue)" }
    return ["default"] + widths + heights + heights.flatMap { height in widths.map { "\(height)-\($0)" } }
  }()

  /// The number of classes that it names.
  var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  func matches(_ classes: InterfaceSizeClasses) -> Bool {
    (width ?? classes.width) == classes.width && (height ?? classes.height) == classes.height
  }
}

import InterfaceDocuments

/// An element of which every typed value is asked.
enum InterfaceElementCase {
  private static let classes = InterfaceSizeClass.allCases.flatMap { width in
    InterfaceSizeClass.allCases.map { InterfaceSizeClasses(width: width, height: $0) }
  }

  /// The error in the values of an element; nil if there is none.
  static func fault(of element: InterfaceElement) -> String? {
    for constraint in element.constraints {
      for varied in [constraint] + classes.map({ constraint.varied($0) }) {
        let numbers = [varied.constant ?? 0, varied.multiplier, varied.priority]
        guard numbers.allSatisfy(\.isFinite), (1...1000).contains(varied.priority) else {
          return "A constraint has the numbers \(numbers)."
        }
      }
    }
    _ = (element.connections, element.runtimeAttributes, try? element.autoresizingMask)
    for classes in classes {
      let varied = element.varied(classes)
      guard varied.name == element.name, varied.place == element.place, varied.id != nil || element.id == nil else {
        return "It differs under size classes."
      }
      _ = element.excludedIDs("subviews", classes)
    }
    return fault(ofValuesOf: element)
  }

  private static func fault(ofValuesOf element: InterfaceElement) -> String? {
    let names = element.attributes.map(\.name) + element.children.compactMap(\.key)
    for name in names {
      let numbers: [Double?] = [
        try? element.number(name), (try? element.rect(name))?.width,
        (try? element.size(name))?.height, (try? element.point(name))?.x,
        (try? element.insets(name))?.left, (try? element.directionalInsets(name))?.leading,
      ]
      guard numbers.allSatisfy({ $0.map { $0.isFinite && abs($0) <= 1e9 } ?? true }) else {
        return "'\(name)' has the numbers \(numbers)."
      }
      if case .components(let space, let values, let alpha)? = try? element.color(name) {
        guard values.count == space.components.count, (0...1).contains(alpha) else {
          return "'\(name)' has \(values.count) components and an opacity of \(alpha)."
        }
      }
      _ = (try? element.string(name), try? element.integer(name), try? element.flag(name))
      _ = (try? element.font(name), try? element.attributedString(name))
    }
    return nil
  }
}

/// A document's resources: images and colours that lie elsewhere.
package struct InterfaceResources: Equatable, Sendable {
  package struct Image: Equatable, Sendable {
    package let name: String
    /// In points.
    package let size: InterfaceSize
    /// Whether it is one of the system's symbols.
    package let isSystem: Bool
  }

  package internal(set) var images: [String: Image] = [:]
  package internal(set) var namedColors: [String: InterfaceColor] = [:]
  package internal(set) var systemColors: [String: InterfaceColor] = [:]

  /// Reads `<resources>`, and calls back with what is malformed.
  init(_ element: InterfaceElement?, onProblem: (InterfaceProblem) -> Void) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      do throws(InterfaceProblem) {
        switch child.name {
        case "image":
          images[name] = Image(
            name: name,
            size: InterfaceSize(width: try child.number("width") ?? 0, height: try child.number("height") ?? 0),
            isSystem: child["catalog"] == "system")
        case "namedColor": namedColors[name] = try child.child(named: "color")?.ownColor()
        case "systemColor": systemColors[name] = try child.child(named: "color")?.ownColor()
        default: continue
        }
      } catch {
        onProblem(error)
      }
    }
  }
}

import SourcePlaces
import XMLDocuments

/// An Interface Builder document, a `.xib` or a `.storyboard`, as a tree of elements.
///
/// Everything is kept, known or not. What is not as it should be, and does not prevent reading, is in `problems`.
package struct InterfaceDocument: Sendable {
  package enum Kind: Equatable, Sendable { case xib, storyboard }

  /// The path, as shown in messages.
  package let file: String
  package let kind: Kind
  /// The device at whose size its frames were written; nil if none is written, or it is unknown.
  package let device: InterfaceDevice?
  package let usesAutoLayout, usesSafeAreas, usesTraitCollections, isLaunchScreen: Bool
  /// The id of the controller that a storyboard begins with.
  package let initialController: String?
  package let tintColor: InterfaceColor?
  package let resources: InterfaceResources
  /// The names of fonts, as `Family-Face`, by their file.
  package let customFonts: [String: [String]]
  /// The scenes of a storyboard; a `.xib` is a single one without an id.
  package let scenes: [InterfaceScene]
  /// In the order of their places.
  package let problems: [InterfaceProblem]
  /// The outermost element.
  package let root: InterfaceElement
  private let index: InterfaceIndex
  private let circularPlaces: Set<SourcePlace>

  /// Reads a document's bytes.
  ///
  /// - Parameter file: the file's path, for places.
  package init(
    _ bytes: [UInt8], file: String, limits: InterfaceLimits = InterfaceLimits()
  ) throws(InterfaceDocumentError) {
    try self.init(root: try InterfaceTree.root(of: bytes, file: file, limits), file: file)
  }

  /// Reads a tree.
  init(root: InterfaceElement, file: String) throws(InterfaceDocumentError) {
    let heading = try InterfaceHeading(root)
    var problems = heading.problems
    let onProblem = { problems.append($0) }
    (self.root, self.file, kind) = (root, file, heading.kind)
    usesAutoLayout = heading.usesAutoLayout
    usesSafeAreas = heading.usesSafeAreas
    usesTraitCollections = heading.usesTraitCollections
    isLaunchScreen = heading.isLaunchScreen
    initialController = root["initialViewController"]
    device = heading.device
    tintColor = Self.reporting(onProblem) { () throws(InterfaceProblem) in try root.color("tintColor") } ?? nil
    resources = InterfaceResources(root.child(named: "resources"), onProblem: onProblem)
    customFonts = Self.customFonts(root.child(named: "customFonts"))
    scenes = InterfaceScene.scenes(of: root)
    index = InterfaceIndex(scenes, onProblem: onProblem)
    let (parts, references) = (PartCheck(onProblem: onProblem), ReferenceCheck(index, onProblem: onProblem))
    references.check(root)
    for element in scenes.flatMap(\.objects).flatMap(\.descendants) {
      parts.check(element)
      references.check(element)
    }
    let circles = CircleCheck(index).circles()
    circularPlaces = Set(circles.map(\.place))
    problems += circles.map { InterfaceProblem($0.place, .circle($0.ids)) }
    self.problems = problems.sorted { $0.place < $1.place }
  }

  /// The object with an id; nil if there is none.
  package subscript(id: String) -> InterfaceElement? { index.elements[id] }

  /// The id of the nearest element with an id around the one with this id; nil for an outermost object.
  package func parent(of id: String) -> String? { index.parents[id] }

  /// Whether following a connection would put an object into itself; it is one of the document's problems.
  package func isCircular(_ connection: InterfaceConnection) -> Bool {
    !circularPlaces.isEmpty && circularPlaces.contains(connection.place)
  }

  private static func customFonts(_ element: InterfaceElement?) -> [String: [String]] {
    var fonts: [String: [String]] = [:]
    for file in element?.children ?? [] where file.name == "array" {
      fonts[file.key ?? "", default: []] += file.children.filter { $0.name == "string" }.map(\.text)
    }
    return fonts
  }

  /// A value, or nil after telling why it cannot be read.
  private static func reporting<Value>(
    _ onProblem: (InterfaceProblem) -> Void, _ value: () throws(InterfaceProblem) -> Value
  ) -> Value? {
    do throws(InterfaceProblem) { return try value() } catch {
      onProblem(error)
      return nil
    }
  }
}

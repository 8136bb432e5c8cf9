import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

/// One reading of a nib, or of a controller and its view in a storyboard: the objects made from it, by their ids.
@MainActor
final class DocumentReading: NSObject {
  /// The greatest depth of objects in each other.
  static let depthLimit = 128
  /// The largest number of nibs that are read within each other: objects that read nibs in `init(coder:)`.
  static let nestingLimit = 32
  /// The number of nibs that are being read within each other.
  @TaskLocal static var nesting = 0

  let document: InterfaceDocument
  /// The elements that are read of it.
  let elements: ElementTable
  /// The bundle in which images, colours and other documents are looked up; nil for the main one.
  let bundle: Bundle?
  let sizeClasses: InterfaceSizeClasses
  /// The storyboard that is read; nil for a nib.
  let storyboard: UIStoryboard?
  /// The objects of the document's ids.
  private(set) var objects = DocumentObjects()
  /// The objects in the order in which they were made, with their elements.
  private var made: [(object: NSObject, element: InterfaceElement)] = []
  /// The objects that the document's placeholders stand for.
  private var placeholders: [(object: NSObject, element: InterfaceElement)] = []
  private(set) var problems: [DocumentReadingProblem]
  /// The number of problems that views already have as findings.
  private var reported = 0
  /// The views that were made as top-level ones: they have no superview yet.
  private(set) var roots: Set<ObjectIdentifier> = []
  /// The views whose margins follow the readable width.
  private(set) var readableWidthViews: Set<ObjectIdentifier> = []
  /// The elements, attributes and assets that were noted, each once for all.
  private var noted: Set<String> = []

  /// The controller of a storyboard that is made, with its view and segues.
  weak var controller: UIViewController?
  /// The controllers that contain the one that is made, and itself: their documents and ids.
  var containers: [String] = []
  /// The controllers that are made for the outermost one.
  var contained = ContainedControllers()
  /// The views that wait for what embed segues put in them.
  private var embedding: [(object: NSObject, element: InterfaceElement)] = []

  /// - Parameter isPart: whether another reading of the document reports its problems.
  init(
    _ document: InterfaceDocument, _ elements: ElementTable, bundle: Bundle?, storyboard: UIStoryboard? = nil,
    isPart: Bool = false
  ) {
    (self.document, self.elements, self.bundle, self.storyboard) = (document, elements, bundle, storyboard)
    sizeClasses = InterfaceSizeClasses(UITraitCollection.current)
    problems = isPart ? [] : document.problems.map(DocumentReadingProblem.init)
  }

  // MARK: Making objects

  /// Makes the top-level objects of a nib, and connects them with its owner.
  ///
  /// - Parameter external: the objects for other placeholders, by the placeholders' identifiers.
  func makeNib(owner: NSObject?, external: [String: Any]) -> [NSObject] {
    let elements = document.scenes.flatMap(\.objects)
    for element in elements where element.name == "placeholder" {
      let identifier = element["placeholderIdentifier"] ?? ""
      guard let object = identifier == "IBFilesOwner" ? owner : external[identifier] as? NSObject else { continue }
      if let id = element.id { objects[id] = object }
      placeholders.append((object, element))
    }
    return make(elements.filter { $0.name != "placeholder" }).compactMap(\.self)
  }

  /// Makes the objects of elements, constrains and connects them, and calls their `awakeFromNib()`.
  ///
  /// - Parameter prepare: is called with the objects before they are constrained.
  /// - Returns: the object of each element; nil for one that cannot be made.
  func make(_ elements: [InterfaceElement], preparing prepare: ([NSObject?]) -> Void = { _ in }) -> [NSObject?] {
    let coder = DocumentCoder(self)
    let top = elements.map(coder.make)
    for case let view as UIView in top { roots.insert(ObjectIdentifier(view)) }
    prepare(top)
    finish()
    return top
  }

  /// Constrains and connects the objects made since the last call, and calls their `awakeFromNib()`.
  func finish() {
    let new = made
    made = []
    for case (let view as UIView, let element) in new where element["layoutMarginsFollowReadableWidth"] == "YES" {
      readableWidthViews.insert(ObjectIdentifier(view))
    }
    for case (let view as UIView, let element) in new { constrain(view, element) }
    applyDesignables(to: new)
    for (object, element) in new { setRuntimeAttributes(of: object, element) }
    for (object, element) in placeholders + new { connect(object, element) }
    embedding += new
    for (object, _) in new { (object as? any NibAwakening)?.awakeFromNib() }
  }

  /// Puts the controllers of embed segues into their container views, once the controller has its view.
  func embedControllers() {
    let waiting = embedding
    embedding = []
    embedControllers(waiting)
  }

  /// Keeps an object for its element's id.
  func keep(_ object: NSObject, for element: InterfaceElement) {
    keep(object, id: element.id)
    made.append((object, element))
  }

  /// Keeps an object that has no element of its own, such as a layout guide, for an id.
  func keep(_ object: NSObject, id: String?) {
    if let id { objects[id] = object }
  }

  func varied(_ element: InterfaceElement) -> InterfaceElement { element.varied(sizeClasses) }

  /// The class of an element's object: the custom one that it names, if there is such a class, or the given one.
  func type(of element: InterfaceElement, or elementClass: ElementClass) -> AnyClass {
    guard let name = element.customClass else { return elementClass.type }
    guard let type = DocumentClasses.type(name, module: element["customModule"]) else {
      noteOnce("class \(name)", .unknownClass(name, element, known: DocumentClasses.names))
      return elementClass.type
    }
    guard elementClass.allows(type) else {
      note(.wrongClass(name, element, expected: elementClass.type))
      return elementClass.type
    }
    return type
  }

  // MARK: Problems

  func note(_ problem: DocumentReadingProblem) { problems.append(problem) }

  func note(_ problem: InterfaceProblem) {
    let problem = DocumentReadingProblem(problem)
    if !problems.contains(problem) { note(problem) }
  }

  /// Notes a problem that many elements may have, once.
  func noteOnce(_ key: String, _ problem: @autoclosure () -> DocumentReadingProblem) {
    if noted.insert(key).inserted { note(problem()) }
  }

  /// Notes the attributes and children of an element that no property reads, once for each kind of element.
  func noteUnread(_ element: InterfaceElement, _ elementClass: ElementClass) {
    for attribute in element.attributes where !elementClass.reads(attribute: attribute.name) {
      noteOnce("\(element.name) \(attribute.name)", .unknownAttribute(attribute.name, of: element))
    }
    for child in element.children where !elementClass.reads(child) {
      noteOnce("\(element.name) <\(child.name) \(child.key ?? "")>", .unknownChild(child, of: element))
    }
  }

  /// Gives the problems noted since the last call to a view, as its findings.
  func report(to view: UIView?) {
    view?.notedFindings += problems.dropFirst(reported).map {
      ViewFinding(kind: $0.kind, view: "", message: $0.description)
    }
    reported = problems.count
  }
}

extension InterfaceSizeClasses {
  init(_ traits: UITraitCollection) {
    self.init(
      width: traits.horizontalSizeClass == .regular ? .regular : .compact,
      height: traits.verticalSizeClass == .compact ? .compact : .regular)
  }
}

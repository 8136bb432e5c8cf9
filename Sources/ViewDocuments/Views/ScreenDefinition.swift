package import Foundation
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceDocuments
package import SourcePlaces

/// A view or a controller of an Interface Builder document, and the values that its objects are given.
package struct ScreenDefinition: Sendable {
  /// The values for one of its objects.
  package struct Values: Sendable {
    /// The object's id in the document.
    package let id: String
    package let settings: [ViewDefinition.Setting]

    package init(id: String, settings: [ViewDefinition.Setting]) { (self.id, self.settings) = (id, settings) }
  }

  /// A runtime attribute, and its value.
  package struct Attribute: Sendable {
    package let keyPath: String
    package let value: PropertyValue
    package let place: SourcePlace

    package init(keyPath: String, value: PropertyValue, place: SourcePlace) {
      (self.keyPath, self.value, self.place) = (keyPath, value, place)
    }
  }

  package let file: InterfaceFile
  /// The view or the controller.
  package let screen: DocumentScreen
  package let place: SourcePlace
  package var values: [Values] = []
  package var attributes: [Attribute] = []
  /// The class of the nib's owner; nil for the one that the document names, if the view is its own.
  package var ownerClass: String?
  /// The app's images and colours.
  package var assets: NamedAssets?

  package init(_ screen: DocumentScreen, of file: InterfaceFile, at place: SourcePlace) {
    (self.file, self.screen, self.place) = (file, screen, place)
  }

  /// The element of the view or the controller.
  package var element: InterfaceElement? { file.document[screen.id] }

  /// The identifiers of the document's objects.
  package var allNames: Set<String> {
    let elements = element?.descendants ?? []
    return Set(elements.filter { $0.name == "accessibility" }.compactMap { $0["identifier"] })
  }

  /// Whether it is a view that scrolls.
  package var scrolls: Bool {
    ["scrollView", "tableView", "collectionView", "textView"].contains(element?.name ?? "")
  }
}

extension ScreenDefinition {
  /// Makes the view or the controller in the context's language. What its constraints leave open is as high as it is stored.
  @MainActor func make(in context: DocumentContext) throws(DocumentError) -> BuiltRoot {
    let root = try makeRoot(in: context)
    if screen.kind != .controller { keepStoredHeight(of: root.view) }
    return root
  }

  @MainActor private func makeRoot(in context: DocumentContext) throws(DocumentError) -> BuiltRoot {
    if let assets { ViewEnvironment.current.appAssets = assets }
    let made: MadeScreen
    do { made = try DocumentScreens(file.localizedDocument()).make(screen, ownerClass: ownerClass) } catch {
      throw DocumentError(place: place, problem: .screen("\(error)"))
    }
    let root =
      switch made.root {
      case .view(let view): BuiltRoot(view: view, controller: nil, owner: made.owner)
      case .controller(let controller):
        BuiltRoot(view: controller.view, controller: controller, owner: made.owner)
      }
    for values in values {
      if let object = made.objects[values.id] { try values.settings.apply(to: object, in: context) }
    }
    for attribute in attributes { try set(attribute, of: made, in: context) }
    return root
  }

  /// Makes a cell in the context's language; nil if it is of another class.
  @MainActor func makeCell<Cell: UIView>(in context: DocumentContext) throws(DocumentError) -> Cell? {
    try makeRoot(in: context).view as? Cell
  }

  /// Makes a view or a cell whose constraints say nothing of its height as high as it is stored, where its content determines
  /// the height: one level above the one that fitting asks for.
  @MainActor private func keepStoredHeight(of view: UIView) {
    guard let size = screen.storedSize else { return }
    // The content of a cell gives its height, unless it says nothing of it.
    if screen.kind == .cell, ContentSize.height(of: view) > 0 { return }
    let height = view.heightAnchor.constraint(equalToConstant: size.height)
    height.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    height.isActive = true
  }

  @MainActor private func set(
    _ attribute: Attribute, of made: MadeScreen, in context: DocumentContext
  ) throws(DocumentError) {
    let value: Any
    do throws(PropertyError) { value = try attribute.value.object(in: context) } catch {
      throw DocumentError(place: attribute.place, problem: .property(error))
    }
    if let problem = made.set(attribute.keyPath, to: value, at: attribute.place) {
      throw DocumentError(place: attribute.place, problem: .screen(problem.message))
    }
  }
}

extension PropertyValue {
  /// The value of a runtime attribute, as a document gives it.
  @MainActor fileprivate func object(in context: DocumentContext) throws(PropertyError) -> Any {
    switch self {
    case .string(let text): text
    case .double(let number): number
    case .boolean(let flag): flag
    case .color(let color): color.uiColor
    case .image(let image): try image.uiImage(under: context.traits)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    default: self
    }
  }
}

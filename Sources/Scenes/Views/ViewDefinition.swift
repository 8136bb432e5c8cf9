import Foundation
package import HeadlessUIKit
package import TextLayout
import ViewDocuments
package import ViewRendering

/// A view as a file describes it: class, properties, constraints, variations, and the views in it.
package struct ViewDefinition: Sendable {
  /// A property and its value, with the place a failure to set it is reported at.
  struct Setting: Sendable {
    let property: Property
    let value: PropertyValue
    let place: SourcePlace
  }

  /// Settings and constraints that take the place of the view's own when the condition holds.
  struct Variation: Sendable {
    let condition: Condition
    let settings: [Setting]
    /// Instead of all of the view's own; nil leaves those.
    let constraints: [ConstraintDefinition]?
  }

  /// What a stack view has instead of its own spacing after one of its arranged views.
  struct CustomSpacing: Sendable {
    /// The view's index among the arranged ones.
    let index: Int
    /// In points, or one of the values of `UIStackView`.
    let spacing: Double
  }

  let viewClass: ViewClass
  var settings: [Setting] = []
  var constraints: [ConstraintDefinition] = []
  var variations: [Variation] = []
  /// Names of the view's own layout guides.
  var layoutGuides: [String] = []
  var subviews: [ViewDefinition] = []
  var arrangedSubviews: [ViewDefinition] = []
  var customSpacings: [CustomSpacing] = []
  /// What a collection view shows.
  var collection: CollectionDefinition?

  /// The name that constraints know the view by: the one the view has without variations.
  var name: String? {
    for setting in settings where setting.property.name == "accessibilityIdentifier" {
      if case .string(let name) = setting.value { return name }
    }
    return nil
  }

  /// Whether the file itself says if constraints place the view.
  var saysHowItIsPlaced: Bool {
    (settings + variations.flatMap(\.settings)).contains {
      $0.property.name == "translatesAutoresizingMaskIntoConstraints"
    }
  }

  /// The view and those in it that have a name, in the order of the tree.
  var namedViews: [(name: String, viewClass: ViewClass)] {
    (name.map { [($0, viewClass)] } ?? []) + children.flatMap(\.namedViews)
  }

  /// The names of the layout guides of the view and of those in it, in the order of the tree.
  var guideNames: [String] { layoutGuides + children.flatMap(\.guideNames) }

  /// The views in it, those behind first.
  var children: [ViewDefinition] { subviews + arrangedSubviews }

  /// The settings under a configuration, each property once: of several variations that hold, the last one counts.
  func settings(for configuration: Configuration) -> [Setting] {
    variations.reduce(settings) { result, variation in
      variation.condition.holds(for: configuration) ? result.replacing(with: variation.settings) : result
    }
  }

  /// The constraints under a configuration: those of the last variation that holds and has any list, else the view's own.
  func constraints(for configuration: Configuration) -> [ConstraintDefinition] {
    variations.last { $0.constraints != nil && $0.condition.holds(for: configuration) }?.constraints ?? constraints
  }

  /// The view and its subviews under a configuration, constrained.
  @MainActor func makeView(for configuration: Configuration, in context: PropertyContext) throws(SceneError) -> UIView {
    let view = made(for: configuration)
    try fill(view, for: configuration, in: context)
    return view
  }

  /// A new view of the class, without any properties but those it is made with.
  @MainActor private func made(for configuration: Configuration) -> UIView {
    var values: [String: PropertyValue] = [:]
    for setting in settings(for: configuration) { values[setting.property.name] = setting.value }
    return viewClass.make(with: values)
  }

  /// Gives a view that is there the properties, the subviews and the constraints of the definition.
  @MainActor func fill(
    _ view: UIView, for configuration: Configuration, in context: PropertyContext
  ) throws(SceneError) {
    try build(in: view, for: configuration, context).activateConstraints(for: configuration)
  }

  @MainActor private func build(
    for configuration: Configuration, in context: PropertyContext
  ) throws(SceneError) -> BuiltView {
    try build(in: made(for: configuration), for: configuration, context)
  }

  /// A view's own properties are set before its subviews are added, so that the frames of both stay as written.
  @MainActor private func build(
    in view: UIView, for configuration: Configuration, _ context: PropertyContext
  ) throws(SceneError) -> BuiltView {
    if let collection, let view = view as? UICollectionView {
      try collection.install(in: view, for: configuration, context)
    }
    try settings(for: configuration).apply(to: view, in: context)
    var children: [BuiltView] = []
    for child in self.children { children.append(try child.build(for: configuration, in: context)) }
    for child in children.prefix(subviews.count) { view.addSubview(child.view) }
    if let stack = view as? UIStackView { arrange(children.dropFirst(subviews.count).map(\.view), in: stack) }
    return BuiltView(view: view, definition: self, children: children, guides: addGuides(to: view))
  }

  @MainActor private func addGuides(to view: UIView) -> [UILayoutGuide] {
    layoutGuides.map { name in
      let guide = UILayoutGuide()
      guide.identifier = name
      view.addLayoutGuide(guide)
      return guide
    }
  }

  @MainActor private func arrange(_ views: [UIView], in stack: UIStackView) {
    views.forEach(stack.addArrangedSubview)
    for spacing in customSpacings { stack.setCustomSpacing(spacing.spacing, after: views[spacing.index]) }
  }
}

extension [ViewDefinition.Setting] {
  /// These settings with `others` in the place of those of the same properties, or after them.
  func replacing(with others: [ViewDefinition.Setting]) -> Self {
    var result = self
    for setting in others {
      if let index = result.firstIndex(where: { $0.property.name == setting.property.name }) {
        result[index] = setting
      } else {
        result.append(setting)
      }
    }
    return result
  }

  @MainActor func apply(to target: NSObject, in context: PropertyContext) throws(SceneError) {
    for setting in self {
      do {
        try setting.property.set(setting.value, on: target, in: context)
      } catch {
        throw SceneError(place: setting.place, problem: .document(.property(error)))
      }
    }
  }
}

/// A scene ready to be built.
package struct SceneDefinition: Sendable {
  package let name: String
  /// How much of a scroll view is shown.
  package let shows: ShownContent
  let view: ViewDefinition
  /// Where the view stands in its file.
  let place: SourcePlace
  private let ownFonts: SceneFonts?

  init(name: String, shows: ShownContent, view: ViewDefinition, place: SourcePlace, fonts: SceneFonts?) {
    (self.name, self.shows, self.view, self.place, ownFonts) = (name, shows, view, place, fonts)
  }

  /// The fonts that the scene is made and laid out with: its file's own before those of the process.
  package var fonts: FontLibrary {
    let library = FontRegistry.library
    return ownFonts?.library(over: library) ?? library
  }

  /// An error in building or laying out the scene, with the scene's place if it has none of its own.
  package func placed(_ error: any Error) -> SceneError {
    error as? SceneError ?? SceneError(place: place, problem: .rendering("\(error)"))
  }

  /// A new tree of views, with fonts and values for the configuration's traits.
  @MainActor package func makeView(for configuration: Configuration) throws -> UIView {
    try view.makeView(for: configuration, in: PropertyContext(traits: configuration.traits))
  }
}

extension ViewClass {
  /// Whether it is `UIScrollView`, or a subclass.
  var scrolls: Bool { self == .scrollView || superclass == .scrollView }
}

import HeadlessUIKit
package import SourcePlaces

/// A view in a document: class, properties, constraints, variations and subviews.
package struct ViewDefinition: Sendable {
  /// A property and its value, with the place where a failure to set it is reported.
  package struct Setting: Sendable {
    package let property: Property
    package let value: PropertyValue
    package let place: SourcePlace

    package init(_ property: Property, _ value: PropertyValue, at place: SourcePlace) {
      (self.property, self.value, self.place) = (property, value, place)
    }
  }

  /// Settings and constraints that replace the view's own if the condition holds.
  package struct Variation: Sendable {
    package let condition: Condition
    package let settings: [Setting]
    /// Constraints that replace all of the view's own; nil keeps those.
    package let constraints: [ConstraintDefinition]?

    package init(condition: Condition, settings: [Setting], constraints: [ConstraintDefinition]?) {
      (self.condition, self.settings, self.constraints) = (condition, settings, constraints)
    }
  }

  package let viewClass: ViewClass
  package let place: SourcePlace
  /// The view's name in constraints.
  package var name: String?
  package var settings: [Setting] = []
  package var constraints: [ConstraintDefinition] = []
  package var variations: [Variation] = []
  /// The names of the view's own layout guides.
  package var layoutGuides: [String] = []
  package var subviews: [ViewDefinition] = []
  package var arrangedSubviews: [ViewDefinition] = []
  /// The view's mask: at most one view, which is not among its subviews. One without a frame is as large as the view.
  package var masks: [ViewDefinition] = []
  /// The spacing after the view in the stack view that arranges it, instead of the stack view's own: points, or one of
  /// `UIStackView`'s constants.
  package var customSpacing: Double?
  /// A collection view's content.
  package var collection: CollectionDefinition?
  /// The content of a collection view that is a list.
  package var list: ListDefinition?
  /// A table's content.
  package var table: TableDefinition?

  package init(_ viewClass: ViewClass, name: String? = nil, at place: SourcePlace) {
    (self.viewClass, self.name, self.place) = (viewClass, name, place)
  }

  /// The subviews, from back to front.
  package var children: [ViewDefinition] { subviews + arrangedSubviews }

  /// Whether the document sets `translatesAutoresizingMaskIntoConstraints` itself.
  var setsTranslatesAutoresizingMask: Bool {
    (settings + variations.flatMap(\.settings)).contains {
      $0.property.name == "translatesAutoresizingMaskIntoConstraints"
    }
  }

  /// The maximum number of constraints of the view and its descendants, including variations.
  package var constraintCount: Int {
    let own = (constraints + variations.flatMap { $0.constraints ?? [] }).reduce(0) { $0 + $1.count }
    return own + (children + masks).reduce(0) { $0 + $1.constraintCount }
  }
}

extension ViewDefinition: EmbeddedView {}

// MARK: - Variations

extension ViewDefinition {
  /// The settings that apply, each property once. If several variations apply, the last one wins.
  func settings(in context: DocumentContext) -> [Setting] {
    ViewDefinition.inOrder(
      variations.reduce(settings) { result, variation in
        variation.condition.holds(in: context) ? result.replacing(with: variation.settings) : result
      })
  }

  /// The constraints that apply: those of the last applicable variation with a list, or else the view's own.
  func constraints(in context: DocumentContext) -> [ConstraintDefinition] {
    variations.last { $0.constraints != nil && $0.condition.holds(in: context) }?.constraints ?? constraints
  }
}

extension [ViewDefinition.Setting] {
  /// These settings with `others` replacing those of the same properties; the rest of `others` is appended.
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
}

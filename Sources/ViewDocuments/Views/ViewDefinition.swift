import HeadlessUIKit
package import SourcePlaces

/// A view as a document describes it: class, properties, constraints, variations, and the views in it.
package struct ViewDefinition: Sendable {
  /// A property and its value, with the place a failure to set it is reported at.
  package struct Setting: Sendable {
    package let property: Property
    package let value: PropertyValue
    package let place: SourcePlace

    package init(_ property: Property, _ value: PropertyValue, at place: SourcePlace) {
      (self.property, self.value, self.place) = (property, value, place)
    }
  }

  /// Settings and constraints that take the place of the view's own when the condition holds.
  package struct Variation: Sendable {
    package let condition: Condition
    package let settings: [Setting]
    /// Instead of all of the view's own; nil leaves those.
    package let constraints: [ConstraintDefinition]?

    package init(condition: Condition, settings: [Setting], constraints: [ConstraintDefinition]?) {
      (self.condition, self.settings, self.constraints) = (condition, settings, constraints)
    }
  }

  package let viewClass: ViewClass
  package let place: SourcePlace
  /// What constraints know the view by.
  package var name: String?
  package var settings: [Setting] = []
  package var constraints: [ConstraintDefinition] = []
  package var variations: [Variation] = []
  /// Names of the view's own layout guides.
  package var layoutGuides: [String] = []
  package var subviews: [ViewDefinition] = []
  package var arrangedSubviews: [ViewDefinition] = []
  /// What a stack view that arranges the view leaves behind it instead of its own spacing: points, or one of the values of
  /// `UIStackView`.
  package var customSpacing: Double?
  /// What a collection view shows.
  package var collection: CollectionDefinition?
  /// What a table shows.
  package var table: TableDefinition?

  package init(_ viewClass: ViewClass, name: String? = nil, at place: SourcePlace) {
    (self.viewClass, self.name, self.place) = (viewClass, name, place)
  }

  /// The views in it, those behind first.
  package var children: [ViewDefinition] { subviews + arrangedSubviews }

  /// Whether the document itself says if constraints place the view.
  var saysHowItIsPlaced: Bool {
    (settings + variations.flatMap(\.settings)).contains {
      $0.property.name == "translatesAutoresizingMaskIntoConstraints"
    }
  }

  /// How many constraints the view and those in it have at most, their variations counted.
  package var constraintCount: Int {
    let own = (constraints + variations.flatMap { $0.constraints ?? [] }).reduce(0) { $0 + $1.count }
    return own + children.reduce(0) { $0 + $1.constraintCount }
  }
}

// MARK: - Variations

extension ViewDefinition {
  /// The settings that hold, each property once: of several variations that hold, the last one counts.
  func settings(in context: DocumentContext) -> [Setting] {
    ViewDefinition.inOrder(
      variations.reduce(settings) { result, variation in
        variation.condition.holds(in: context) ? result.replacing(with: variation.settings) : result
      })
  }

  /// The constraints that hold: those of the last variation that holds and has any list, else the view's own.
  func constraints(in context: DocumentContext) -> [ConstraintDefinition] {
    variations.last { $0.constraints != nil && $0.condition.holds(in: context) }?.constraints ?? constraints
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
}

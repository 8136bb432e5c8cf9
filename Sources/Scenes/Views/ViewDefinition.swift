package import HeadlessUIKit
package import ViewRendering

/// A view as a file describes it: class, properties, variations and subviews.
package struct ViewDefinition: Sendable {
  /// A property and its value, with the place a failure to set it is reported at.
  struct Setting: Sendable {
    let property: Property
    let value: PropertyValue
    let place: SourcePlace
  }

  /// Settings that take the place of the view's own when the condition holds.
  struct Variation: Sendable {
    let condition: Condition
    let settings: [Setting]
  }

  let viewClass: ViewClass
  let settings: [Setting]
  let variations: [Variation]
  let subviews: [ViewDefinition]

  /// The settings under a configuration, each property once: of several variations that hold, the last one counts.
  func settings(for configuration: Configuration) -> [Setting] {
    var result = settings
    for variation in variations where variation.condition.holds(for: configuration) {
      for setting in variation.settings {
        if let index = result.firstIndex(where: { $0.property.name == setting.property.name }) {
          result[index] = setting
        } else {
          result.append(setting)
        }
      }
    }
    return result
  }

  /// The view and its subviews under a configuration.
  ///
  /// A view's own properties are set before its subviews are added, so that the frames of both stay as written.
  @MainActor func makeView(for configuration: Configuration, in context: PropertyContext) throws(SceneError) -> UIView {
    let view = viewClass.make()
    for setting in settings(for: configuration) {
      do {
        try setting.property.set(setting.value, on: view, in: context)
      } catch {
        throw SceneError(place: setting.place, problem: .property(error))
      }
    }
    for subview in subviews { view.addSubview(try subview.makeView(for: configuration, in: context)) }
    return view
  }
}

/// A scene ready to be built.
package struct SceneDefinition: Sendable {
  package let name: String
  let view: ViewDefinition

  /// A new tree of views, with fonts and values for the configuration's traits.
  @MainActor package func makeView(for configuration: Configuration) throws -> UIView {
    try view.makeView(for: configuration, in: PropertyContext(traits: configuration.traits))
  }
}

import DynamicType
package import ViewRendering

/// A configuration that a scene is audited in, and the configurations that it is compared with.
package struct AuditStep: Sendable {
  /// The rules that are checked.
  package enum Scope: Sendable {
    case all
    /// Contrast alone, for other appearances.
    case contrast
    /// Mirroring alone, for the other direction.
    case mirroring
  }

  package let configuration: Configuration
  package let scope: Scope
  /// Whether the configuration is one of the scene's own.
  package let isOfScene: Bool
  /// The configuration at the text size L; nil where it already has that size.
  let atLarge: Configuration?
  /// The configuration at the next smaller text size that is audited.
  let smaller: Configuration?
  /// The configuration in the other direction, if that is the scene's own.
  let mirrored: Configuration?
  /// Whether contrast is checked: it depends on appearance and contrast, not on the text size.
  let checksContrast: Bool
}

/// The configurations that a scene is audited in: its own and, for each that differs in more than text size, appearance,
/// contrast and direction, those that rules compare it with.
///
/// These are L and AX5; at L light and dark, each with normal and increased contrast; and at L the other direction.
///
/// Low vision is left out, as it changes the reader's view of a picture, not the picture.
package struct AuditPlan: Sendable {
  /// The scene's own configurations in their order, with added ones after the last of their setting.
  package let steps: [AuditStep]

  /// Whether rules are checked at text sizes that are not the scene's own.
  package var addsSizes: Bool { steps.contains { $0.scope == .all && !$0.isOfScene } }

  package init(_ configurations: [Configuration]) {
    var settings: [Setting] = []
    for configuration in configurations.map(\.withNormalVision) {
      if let index = settings.firstIndex(where: { $0.key == configuration.settingKey }) {
        settings[index].add(configuration)
      } else {
        settings.append(Setting(configuration))
      }
    }
    steps = settings.flatMap(\.steps)
  }

  /// Configurations that differ in text size, appearance, contrast and direction alone.
  private struct Setting {
    let key: Configuration
    private var own: [Configuration]

    init(_ first: Configuration) { (key, own) = (first.settingKey, [first]) }

    mutating func add(_ configuration: Configuration) {
      if !own.contains(configuration) { own.append(configuration) }
    }

    private var base: Configuration { own[0] }

    var steps: [AuditStep] {
      var steps = own.map { ($0, AuditStep.Scope.all, true) }
      func add(_ configuration: Configuration, _ scope: AuditStep.Scope) {
        if !steps.contains(where: { $0.0 == configuration }) { steps.append((configuration, scope, false)) }
      }
      add(base.at(.large), .all)
      add(base.at(.accessibilityExtraExtraExtraLarge), .all)
      for appearance in Configuration.Appearance.allCases {
        for contrast in Configuration.Contrast.allCases {
          var configuration = base.at(.large)
          (configuration.appearance, configuration.contrast) = (appearance, contrast)
          add(configuration, .contrast)
        }
      }
      var other = base.at(.large)
      other.direction = base.direction == .leftToRight ? .rightToLeft : .leftToRight
      add(other, .mirroring)
      let configurations = steps.map(\.0)
      return steps.map { step(for: $0, $1, isOfScene: $2, among: configurations) }
    }

    private func step(
      for configuration: Configuration, _ scope: AuditStep.Scope, isOfScene: Bool, among all: [Configuration]
    ) -> AuditStep {
      let category = configuration.category
      let smaller = all.filter { $0.category < category && $0.at(category) == configuration }
        .max { $0.category < $1.category }
      var unmirrored = configuration
      unmirrored.direction = base.direction
      return AuditStep(
        configuration: configuration, scope: scope, isOfScene: isOfScene,
        atLarge: category == .large ? nil : configuration.at(.large), smaller: smaller,
        mirrored: unmirrored == configuration ? nil : unmirrored,
        checksContrast: category == .large && configuration.direction == base.direction)
    }
  }
}

extension Configuration {
  fileprivate func at(_ category: ContentSizeCategory) -> Configuration {
    var other = self
    other.category = category
    return other
  }

  /// The common part of the configurations of one setting.
  fileprivate var settingKey: Configuration {
    var key = at(.large)
    (key.appearance, key.contrast, key.direction) = (.light, .normal, .leftToRight)
    return key
  }
}

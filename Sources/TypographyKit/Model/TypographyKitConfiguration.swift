public import Foundation
import HeadlessUIKit

/// The settings for all styles and colours. Values in a configuration file take precedence over those in code.
public struct TypographyKitConfiguration: Hashable, Sendable {
  /// The settings for buttons.
  public private(set) var buttons = ButtonSettings()
  /// The configuration file; nothing is read over a network.
  public private(set) var configurationURL: URL?
  /// The colour for missing ones, if `isDevelopment` and `shouldUseDevelopmentColors`.
  public private(set) var developmentColor = TypographyColor.red
  /// The colour for missing ones otherwise.
  public private(set) var fallbackColor = TypographyColor.clear
  /// Whether this is a development build; a configuration's value takes precedence over the compiler's.
  public private(set) var isDevelopment = TypographyKitConfiguration.isDebugBuild
  /// The settings for labels.
  public private(set) var labels = LabelSettings()
  /// The default minimum size of styles in points.
  public private(set) var minimumPointSize: Float?
  /// The default maximum size of styles in points.
  public private(set) var maximumPointSize: Float?
  /// A factor for the step.
  public private(set) var pointStepMultiplier: Float = 1
  /// Points between one category and the next.
  public private(set) var pointStepSize: Float = 2
  /// The default way in which styles' fonts follow the text size.
  public private(set) var scalingMode = ScalingMode.default
  /// Stored without effect: nothing crashes, a missing colour is `fallbackColor`.
  public private(set) var shouldCrashIfColorNotFound = false
  /// Whether `developmentColor` is used.
  public private(set) var shouldUseDevelopmentColors = false

  /// The default settings, and the file that overrides them.
  public init(configurationURL: URL? = nil) {
    self.configurationURL = configurationURL
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  // MARK: Modified copies; nil keeps the current value

  /// A copy with different settings for buttons.
  public func setButtonSettings(_ value: ButtonSettings?) -> Self { copy(\.buttons, value) }
  /// A copy with a different file.
  public func setConfigurationURL(_ url: URL?) -> Self { copy(\.configurationURL, url.map(Optional.some)) }
  /// A copy with a different colour for missing ones in development.
  public func setDevelopmentColor(_ color: TypographyColor?) -> Self { copy(\.developmentColor, color) }
  /// A copy with a different colour for missing ones.
  public func setFallbackColor(_ color: TypographyColor?) -> Self { copy(\.fallbackColor, color) }
  /// A copy for a development build, or for a release.
  public func setIsDevelopment(_ value: Bool?) -> Self { copy(\.isDevelopment, value) }
  /// A copy with different settings for labels.
  public func setLabelSettings(_ value: LabelSettings?) -> Self { copy(\.labels, value) }
  /// A copy with a different minimum size.
  public func setMinimumPointSize(_ size: Float?) -> Self { copy(\.minimumPointSize, size.map(Optional.some)) }
  /// A copy with a different maximum size.
  public func setMaximumPointSize(_ size: Float?) -> Self { copy(\.maximumPointSize, size.map(Optional.some)) }
  /// A copy with a different step.
  public func setPointStepSize(_ stepSize: Float?) -> Self { copy(\.pointStepSize, stepSize) }
  /// A copy with a different factor for the step.
  public func setPointStepMultiplier(_ multiplier: Float?) -> Self { copy(\.pointStepMultiplier, multiplier) }
  /// A copy with a different way of following the text size.
  public func setScalingMode(_ scalingMode: ScalingMode?) -> Self { copy(\.scalingMode, scalingMode) }
  /// A copy with the flag, which is stored without effect.
  public func setShouldCrashIfColorNotFound(_ value: Bool?) -> Self { copy(\.shouldCrashIfColorNotFound, value) }
  /// A copy that uses `developmentColor`, or does not.
  public func setShouldUseDevelopmentColors(_ value: Bool?) -> Self { copy(\.shouldUseDevelopmentColors, value) }

  private func copy<Value>(_ field: WritableKeyPath<Self, Value>, _ value: Value?) -> Self {
    guard let value else { return self }
    var copy = self
    copy[keyPath: field] = value
    return copy
  }
}

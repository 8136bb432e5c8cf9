public import Foundation
import HeadlessUIKit

/// What counts for all styles and colours. Values of a configuration file go before those of code.
public struct TypographyKitConfiguration: Hashable, Sendable {
  /// What counts where nothing is said: the bundle's `TypographyKit.json` or, without it, `TypographyKit.plist`.
  public static var `default`: TypographyKitConfiguration {
    TypographyKitConfiguration(configurationURL: TypographyKit.bundledConfigurationURL(name: "TypographyKit"))
  }

  /// What becomes of titles' colours.
  public private(set) var buttons = ButtonSettings()
  /// A file; nothing is read over a network.
  public private(set) var configurationURL: URL?
  /// For colours that are not there, where `isDevelopment` and `shouldUseDevelopmentColors`.
  public private(set) var developmentColor = TypographyColor.red
  /// For colours that are not there elsewhere.
  public private(set) var fallbackColor = TypographyColor.clear
  /// Whether this is a development build; a configuration's own word goes before the compiler's.
  public private(set) var isDevelopment = TypographyKitConfiguration.isDebugBuild
  /// How labels with a style break lines.
  public private(set) var labels = LabelSettings()
  /// The least points of styles that do not say.
  public private(set) var minimumPointSize: Float?
  /// The most points of styles that do not say.
  public private(set) var maximumPointSize: Float?
  /// A factor on the step.
  public private(set) var pointStepMultiplier: Float = 1
  /// Points from a category to the next.
  public private(set) var pointStepSize: Float = 2
  /// How fonts of styles that do not say follow the text size.
  public private(set) var scalingMode = ScalingMode.default
  /// Kept: nothing crashes, a colour that is not there is `fallbackColor`.
  public private(set) var shouldCrashIfColorNotFound = false
  /// Whether `developmentColor` counts.
  public private(set) var shouldUseDevelopmentColors = false

  /// The defaults, and the file they are to be taken from.
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

  // MARK: Changed copies; nil leaves what is there

  /// A copy with other settings of buttons.
  public func setButtonSettings(_ value: ButtonSettings?) -> Self { copy(\.buttons, value) }
  /// A copy with another file.
  public func setConfigurationURL(_ url: URL?) -> Self { copy(\.configurationURL, url.map(Optional.some)) }
  /// A copy with another colour for those that are not there.
  public func setDevelopmentColor(_ color: TypographyColor?) -> Self { copy(\.developmentColor, color) }
  /// A copy with another colour for those that are not there.
  public func setFallbackColor(_ color: TypographyColor?) -> Self { copy(\.fallbackColor, color) }
  /// A copy for a development build, or for another.
  public func setIsDevelopment(_ value: Bool?) -> Self { copy(\.isDevelopment, value) }
  /// A copy with other settings of labels.
  public func setLabelSettings(_ value: LabelSettings?) -> Self { copy(\.labels, value) }
  /// A copy with another least size.
  public func setMinimumPointSize(_ size: Float?) -> Self { copy(\.minimumPointSize, size.map(Optional.some)) }
  /// A copy with another most size.
  public func setMaximumPointSize(_ size: Float?) -> Self { copy(\.maximumPointSize, size.map(Optional.some)) }
  /// A copy with another step.
  public func setPointStepSize(_ stepSize: Float?) -> Self { copy(\.pointStepSize, stepSize) }
  /// A copy with another factor on the step.
  public func setPointStepMultiplier(_ multiplier: Float?) -> Self { copy(\.pointStepMultiplier, multiplier) }
  /// A copy with another way to follow the text size.
  public func setScalingMode(_ scalingMode: ScalingMode?) -> Self { copy(\.scalingMode, scalingMode) }
  /// A copy with the flag, which is kept.
  public func setShouldCrashIfColorNotFound(_ value: Bool?) -> Self { copy(\.shouldCrashIfColorNotFound, value) }
  /// A copy in which `developmentColor` counts, or does not.
  public func setShouldUseDevelopmentColors(_ value: Bool?) -> Self { copy(\.shouldUseDevelopmentColors, value) }

  private func copy<Value>(_ field: WritableKeyPath<Self, Value>, _ value: Value?) -> Self {
    guard let value else { return self }
    var copy = self
    copy[keyPath: field] = value
    return copy
  }
}

public import Foundation
public import HeadlessUIKit
import LocalizedStrings
import Synchronization

/// The short name.
public typealias TK = TypographyKit

/// The styles and colours that an app has configured.
///
/// ```swift
/// TypographyKit.configureSync(with: TypographyKitConfiguration(configurationURL: url))
/// label.text("Good morning", style: .heading)
/// view.backgroundColor = TK.uiColor(named: "background")
/// ```
///
/// Names and calls are those of rwbutler/TypographyKit 6. Differs from it: nothing is read over a network or cached,
/// and mistakes in a file are reported on standard error and in `TypographyKitSettings.issues`.
public struct TypographyKit {
  /// The configuration in code.
  public typealias Configuration = TypographyKitConfiguration
  /// The settings read from a file.
  public typealias Settings = TypographyKitSettings
  /// Colours by name.
  public typealias Colors = [String: TypographyColor]

  static let current = Mutex<TypographyKitSettings?>(nil)

  /// Posted when the settings change.
  static let didChangeSettings = Notification.Name("TypographyKitDidChangeSettings")

  // MARK: Current settings

  /// The last settings read; nil before.
  public static var settings: TypographyKitSettings? { current.withLock { $0 } }
  /// The configuration for all styles.
  static var configuration: TypographyKitConfiguration { settings?.configuration ?? TypographyKitConfiguration() }
  /// The colours by name.
  public static var colors: Colors { settings?.colors ?? [:] }
  /// The styles by name.
  public static var fontTextStyles: [String: Typography] { settings?.styles ?? [:] }
  /// The states in which a style's colour becomes a button's title's.
  public static var buttonTitleColorApplyMode: ButtonTitleColorApplyMode { configuration.buttons.titleColorApplyMode }
  /// The colour for missing ones in development.
  public static var developmentColor: TypographyColor { configuration.developmentColor }
  /// The colour for missing ones.
  public static var fallbackColor: TypographyColor { configuration.fallbackColor }
  /// Whether this is a development build.
  public static var isDevelopment: Bool { configuration.isDevelopment }
  /// The line break mode of labels with a style.
  public static var lineBreak: NSLineBreakMode? { configuration.labels.lineBreakMode }
  /// The default minimum size in points.
  public static var minimumPointSize: Float? { configuration.minimumPointSize }
  /// The default maximum size in points.
  public static var maximumPointSize: Float? { configuration.maximumPointSize }
  /// Points between one category and the next.
  public static var pointStepSize: Float { configuration.pointStepSize }
  /// A factor for the step.
  public static var pointStepMultiplier: Float { configuration.pointStepMultiplier }
  /// The default way in which fonts follow the text size.
  public static var scalingMode: ScalingMode { configuration.scalingMode }

  // MARK: Colours

  /// The colour with a name. A missing one is the development colour, if that is used, else the fallback.
  public static func tkColor(named colorName: String) -> TypographyColor {
    let configuration = configuration
    let isMarked = configuration.isDevelopment && configuration.shouldUseDevelopmentColors
    return colors[colorName] ?? (isMarked ? configuration.developmentColor : configuration.fallbackColor)
  }

  /// The colour with a name, for UIKit.
  public static func uiColor(named colorName: String) -> UIColor { tkColor(named: colorName).uiColor }

  // MARK: Configuring

  /// Reads the configuration's file, makes its settings the current ones, and restyles views that have a style's name.
  ///
  /// - Returns: Nil if there is no file, or it cannot be read: the settings then stay the same.
  @discardableResult
  public static func configureSync(
    with configuration: TypographyKitConfiguration = .default
  ) -> TypographyKitSettings? {
    guard let url = configuration.configurationURL else {
      return report("There is no TypographyKit.json or TypographyKit.plist in the bundle. Name a file.")
    }
    guard url.isFileURL else { return report("\(url.absoluteString): configurations are not read over a network.") }
    return read { () throws(StringsError) in
      try TypographyKitSettings(contentsOf: url, configuration: configuration)
    }
  }

  /// The same, calling a closure with the result.
  public static func configure(
    with configuration: TypographyKitConfiguration = .default, completion: ((TypographyKitSettings?) -> Void)? = nil
  ) {
    let settings = configureSync(with: configuration)
    completion?(settings)
  }

  /// The same, for concurrency.
  @discardableResult
  public static func configure(
    with configuration: TypographyKitConfiguration = .default
  ) async -> TypographyKitSettings? {
    configureSync(with: configuration)
  }

  /// Reads the file again.
  @discardableResult
  public static func refreshSync() -> TypographyKitSettings? { configureSync(with: currentConfiguration) }

  /// The same, calling a closure with the result.
  public static func refresh(_ completion: ((TypographyKitSettings?) -> Void)? = nil) {
    let settings = refreshSync()
    completion?(settings)
  }

  /// Reads the file again, for concurrency.
  public static func refresh() async { refreshSync() }

  /// Uses a configuration file's contents.
  public static func refresh(
    with data: Data, configuration: Configuration? = nil, completion: ((Settings?) -> Void)? = nil
  ) {
    let settings = read { () throws(StringsError) in
      try TypographyKitSettings(data, configuration: configuration ?? currentConfiguration)
    }
    completion?(settings)
  }

  static func bundledConfigurationURL(name: String) -> URL? {
    ConfigurationType.allCases.lazy
      .compactMap { Bundle.main.url(forResource: name, withExtension: $0.rawValue) }.first
  }

  private static var currentConfiguration: TypographyKitConfiguration { settings?.configuration ?? .default }

  private static func read(
    _ make: () throws(StringsError) -> TypographyKitSettings
  ) -> TypographyKitSettings? {
    do throws(StringsError) {
      let settings = try make()
      for issue in settings.issues { say("\(issue)") }
      if settings.omittedIssueCount > 0 { say("\(settings.omittedIssueCount) more issues are not listed.") }
      current.withLock { $0 = settings }
      NotificationCenter.default.post(name: didChangeSettings, object: nil)
      return settings
    } catch {
      return report("\(error)")
    }
  }

  private static func report(_ problem: String) -> TypographyKitSettings? {
    say(problem)
    return nil
  }

  private static func say(_ line: String) { FileHandle.standardError.write(Data("TypographyKit: \(line)\n".utf8)) }
}

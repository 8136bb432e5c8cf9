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
/// Names and calls are those of rwbutler/TypographyKit 6. Differs from it: nothing is read over a network or kept in a
/// cache, and a fault in a file is said on standard error and in `TypographyKitSettings.issues`.
public struct TypographyKit {
  /// What code configures.
  public typealias Configuration = TypographyKitConfiguration
  /// What a file comes to.
  public typealias Settings = TypographyKitSettings
  /// Colours by name.
  public typealias Colors = [String: TypographyColor]

  private static let current = Mutex<TypographyKitSettings?>(nil)

  /// Posted when other settings count.
  static let didChangeSettings = Notification.Name("TypographyKitDidChangeSettings")

  // MARK: What counts now

  /// What was read last; nil before.
  public static var settings: TypographyKitSettings? { current.withLock { $0 } }
  /// What counts for all styles.
  static var configuration: TypographyKitConfiguration { settings?.configuration ?? TypographyKitConfiguration() }
  /// The colours by name.
  public static var colors: Colors { settings?.colors ?? [:] }
  /// The styles by name.
  public static var fontTextStyles: [String: Typography] { settings?.styles ?? [:] }
  /// Where a style's colour becomes a button's title's.
  public static var buttonTitleColorApplyMode: ButtonTitleColorApplyMode { configuration.buttons.titleColorApplyMode }
  /// For colours that are not there, in development.
  public static var developmentColor: TypographyColor { configuration.developmentColor }
  /// For colours that are not there.
  public static var fallbackColor: TypographyColor { configuration.fallbackColor }
  /// Whether this is a development build.
  public static var isDevelopment: Bool { configuration.isDevelopment }
  /// How labels with a style break lines.
  public static var lineBreak: NSLineBreakMode? { configuration.labels.lineBreakMode }
  /// The least points.
  public static var minimumPointSize: Float? { configuration.minimumPointSize }
  /// The most points.
  public static var maximumPointSize: Float? { configuration.maximumPointSize }
  /// Points from a category to the next.
  public static var pointStepSize: Float { configuration.pointStepSize }
  /// A factor on the step.
  public static var pointStepMultiplier: Float { configuration.pointStepMultiplier }
  /// How fonts follow the text size.
  public static var scalingMode: ScalingMode { configuration.scalingMode }

  // MARK: Colours

  /// The colour of a name. One that is not there is the development colour where that counts, else the fallback.
  public static func tkColor(named colorName: String) -> TypographyColor {
    let configuration = configuration
    let isMarked = configuration.isDevelopment && configuration.shouldUseDevelopmentColors
    return colors[colorName] ?? (isMarked ? configuration.developmentColor : configuration.fallbackColor)
  }

  /// The same as UIKit has it.
  public static func uiColor(named colorName: String) -> UIColor { tkColor(named: colorName).uiColor }

  // MARK: Configuring

  /// Reads the configuration's file, which counts from now on, and styles views by it that have a style's name.
  ///
  /// - Returns: Nil where there is no file, or it cannot be read: what counted before goes on to.
  @discardableResult
  public static func configureSync(
    with configuration: TypographyKitConfiguration = .default
  ) -> TypographyKitSettings? {
    guard let url = configuration.configurationURL else {
      return report("There is no TypographyKit.json or TypographyKit.plist in the bundle. Name a file.")
    }
    guard url.isFileURL else { return report("\(url.absoluteString): no configuration is read over a network.") }
    return read { () throws(StringsError) in
      try TypographyKitSettings(contentsOf: url, configuration: configuration)
    }
  }

  /// The same, and tells what it has come to.
  public static func configure(
    with configuration: TypographyKitConfiguration = .default, completion: ((TypographyKitSettings?) -> Void)? = nil
  ) {
    let settings = configureSync(with: configuration)
    completion?(settings)
  }

  /// The same, for tasks.
  @discardableResult
  public static func configure(
    with configuration: TypographyKitConfiguration = .default
  ) async -> TypographyKitSettings? {
    configureSync(with: configuration)
  }

  /// Reads the file again.
  @discardableResult
  public static func refreshSync() -> TypographyKitSettings? { configureSync(with: currentConfiguration) }

  /// The same, and tells what it has come to.
  public static func refresh(_ completion: ((TypographyKitSettings?) -> Void)? = nil) {
    let settings = refreshSync()
    completion?(settings)
  }

  /// Reads the file again, for tasks.
  public static func refresh() async { refreshSync() }

  /// Takes a file's bytes that are there already.
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
      if settings.omittedIssueCount > 0 { say("\(settings.omittedIssueCount) more issues are left out.") }
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

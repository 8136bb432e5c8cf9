public import Foundation
public import HeadlessSwiftUI
public import UIKitValues

/// An intent that the system performs.
public protocol SystemIntent: AppIntent {}

/// An intent of a widget that a person configures.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent of a control that a person configures.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent of a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts a live activity.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that opens something.
public protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Value { get set }
}
/// An intent that removes things.
public protocol DeleteIntent: SystemIntent {}
/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}
/// An intent with a view that it makes again.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Has no effect: no view is shown.
  public static func reload() {}
}

/// An intent that plays or records.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts to play.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent of a camera.
public protocol CameraCaptureIntent: SystemIntent {}
/// An intent that continues in the app.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that says how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// An intent that has another name in earlier versions.
public protocol DeprecatedAppIntent: AppIntent {}
/// An intent with an earlier one of SiriKit's.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
/// An intent with the address of what it does.
public protocol URLRepresentableIntent: AppIntent {}

extension URLRepresentableIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that shows what was searched for.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  var criteria: StringSearchCriteria { get set }
}

/// What is searched.
public enum StringSearchScope: Sendable { case general, movies, music, photos, books, tv, travel, shopping }

/// A text that is searched for.
public struct StringSearchCriteria: Sendable {
  public let term: String
  public init(term: String) { self.term = term }
}

/// An intent of a control that sets a value.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

/// An intent that filters an app's content in a Focus.
public protocol SetFocusFilterIntent: SystemIntent {
  var displayRepresentation: DisplayRepresentation { get }
  var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
  public static var title: LocalizedStringResource { "" }
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// The filter of the Focus: there is none.
  public static var current: Self {
    get async throws { throw CocoaError(.featureUnsupported) }
  }
}

/// What an app does in a Focus.
public struct FocusFilterAppContext: Sendable {
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {}
}

/// A package with intents.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension with intents.
@MainActor @preconcurrency
public protocol AppIntentsExtension {
  init()
}

extension AppIntentsExtension {
  /// Starts nothing.
  public static func main() {}
}

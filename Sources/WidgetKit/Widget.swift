public import AppIntents
public import Foundation
public import HeadlessSwiftUI

/// The size of a widget, with its raw values.
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible {
  case systemSmall = 0
  case systemMedium = 1
  case systemLarge = 2
  case systemExtraLarge = 3
  case accessoryCorner = 4
  case accessoryCircular = 5
  case accessoryRectangular = 6
  case accessoryInline = 7
  public var description: String { String(describing: rawValue) }
}

/// A widget. It is not shown: its views are shown by themselves.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

extension Widget {
  /// Starts nothing.
  public static func main() {}
}

/// Widgets. They are not shown.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Starts nothing.
  public static func main() {}
}

/// Makes one widget of the widgets in a closure.
@resultBuilder @MainActor
public struct WidgetBundleBuilder {
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget { NoWidget() }
  public static func buildOptional(_ widget: (some Widget)?) -> some Widget { NoWidget() }
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { NoWidget() }
}

private struct NoWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The configuration of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A configuration of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public typealias Body = Never
}

/// A widget without settings. Its content is not asked for.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A widget that a person configures. Its content is not asked for.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// A widget that a person configures. Its content is not asked for.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

// Modifiers of widgets, which have no effect.
extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { self }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  {
    self
  }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
  public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration { self }
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }
  public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A place where widgets are shown.
public enum WidgetLocation: Sendable {
  case homeScreen
  case lockScreen
  case standBy
  case iPhoneWidgetsOnMac
  case carPlay
}

/// The size of a live activity.
public enum ActivityFamily: Hashable, Sendable {
  case small
  case medium
}

/// How a widget hangs on a wall.
public enum WidgetMountingStyle: Hashable, Sendable {
  case elevated
  case recessed
}

/// Hears of the token by which a widget is updated. It is never called.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token by which a widget is updated. None is ever made.
public struct WidgetPushInfo: Sendable {
  public let token: Data
}

/// The way in which a widget is drawn.
public struct WidgetRenderingMode: Equatable, Sendable {
  private let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

private struct FamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct ModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
private struct LabelKey: EnvironmentKey { static let defaultValue = false }
private struct ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
private struct FullscreenKey: EnvironmentKey { static let defaultValue = false }
private struct MarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  public var showsWidgetLabel: Bool {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
  public var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] }
    set { self[FullscreenKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
}

/// The size under which a preview shows a widget's view.
public struct WidgetPreviewContext: Sendable {
  public let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Has no effect: nothing is touched.
  public nonisolated func widgetURL(_ url: URL?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: pictures are in full colour.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: labels of complications are not drawn.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: labels of complications are not drawn.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { modifier(EmptyModifier()) }
}

extension View {
  /// Has no effect: labels of complications are not drawn.
  @_disfavoredOverload
  public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: complications are not drawn.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> some View { modifier(EmptyModifier()) }
}

extension Image {
  /// The image: pictures are in full colour.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// How an image is drawn in a widget of one colour.
public enum WidgetAccentedRenderingMode: Hashable, Sendable {
  case accented
  case desaturated
  case accentedDesaturated
  case fullColor
}

/// The background of a small widget.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Circle().fill(.quaternary) }
}

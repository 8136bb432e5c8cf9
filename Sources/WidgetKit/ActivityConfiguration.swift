public import ActivityKit
public import Foundation
public import HeadlessSwiftUI

/// The values that a live activity's view is made for. None are ever made.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool
}

/// A live activity. Its content is not asked for.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

/// A live activity in the Dynamic Island. It is not shown.
public struct DynamicIsland {
  public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// A size of the Dynamic Island.
public enum DynamicIslandMode: Hashable, Sendable {
  case expanded
  case compactLeading
  case compactTrailing
  case minimal
}

/// The place of a view beside the camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`
  case belowIfTooWide
}

/// A region of the expanded Dynamic Island.
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}

/// A region of the expanded Dynamic Island.
public enum DynamicIslandExpandedRegionPosition: Sendable {
  case leading
  case trailing
  case center
  case bottom
}

/// The regions of the expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Makes the regions of the expanded Dynamic Island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }
  public static func buildBlock<each Content: View>(
    _ contents: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
  public static func buildIf<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content> { content ?? DynamicIslandExpandedContent() }
  public static func buildEither<Content: View>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
  public static func buildEither<Content: View>(
    second content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
  public static func buildLimitedAvailability<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }
}

extension View {
  /// Has no effect: activities are not shown.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: activities are not shown.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: activities are not shown.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    modifier(EmptyModifier())
  }
}

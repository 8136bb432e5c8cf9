import Foundation

/// Room between items of a toolbar: a flexible one parts those at the bottom.
public nonisolated struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Room of a sort between items in one place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  @MainActor public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] {
    guard sizing == .flexible, placement == .bottomBar else { return [] }
    return ToolbarItem(placement: placement) { Spacer() }._makeItems(in: context)
  }
}

/// A sort of room.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The system's.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// An item of the system's in a bar, which is where it would be without this.
public nonisolated struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  /// An item of the system's at a place of the bar.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] { [] }
}

extension ToolbarContent {
  /// The items as they are: glass is not drawn.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Leaves the items out.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent { hidden ? nil : self }
}

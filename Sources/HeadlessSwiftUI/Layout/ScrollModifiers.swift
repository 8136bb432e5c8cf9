public import Foundation
public import HeadlessUIKit
import ProposalLayout

extension View {
  /// Has no effect: at rest no indicators are shown.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing scrolls.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there is no keyboard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EmptyModifier())
  }
  /// Shows or hides the background of lists, forms and text editors in the view.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.isScrollContentHidden = visibility == .hidden }
  }
  /// Has no effect: nothing scrolls.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { modifier(EmptyModifier()) }
  /// Sets the place at which content that does not fit begins: at the bottom, say. Shorter content lies there, too.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    changingEnvironment { $0.scrollSettings.anchor = anchor }
  }

  /// Sets the place at which content that does not fit begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    changingEnvironment { environment in if role != .sizeChanges { environment.scrollSettings.anchor = anchor } }
  }

  /// Sets the place of the content: an edge. Other places are not shown, and a finding says so.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    let position = position.wrappedValue
    return changingEnvironment { environment in
      environment.scrollSettings.anchor = position.edge.map { UnitPoint(edge: $0) } ?? environment.scrollSettings.anchor
      if position.isPlace {
        environment.scrollSettings.note = "scrollPosition(_:) is not shown: the content is at its beginning."
      }
    }
  }

  /// The view that is at the beginning. Another than the first is not shown there, and a finding says so.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    let isSet = id.wrappedValue != nil
    return changingEnvironment { environment in
      if isSet {
        environment.scrollSettings.note = "scrollPosition(id:) is not shown: the content is at its beginning."
      }
    }
  }

  /// Room around the content of scroll views in the view, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment { environment in
      guard let length, placement != .scrollIndicators else { return }
      let added = EdgeInsets(max(0, length), at: edges)
      var margins = environment.scrollSettings.margins
      if edges.contains(.top) { margins.top = added.top }
      if edges.contains(.leading) { margins.leading = added.leading }
      if edges.contains(.bottom) { margins.bottom = added.bottom }
      if edges.contains(.trailing) { margins.trailing = added.trailing }
      environment.scrollSettings.margins = margins
    }
  }

  /// Room around the content of scroll views in the view, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Room around the content of scroll views in the view, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges.intersection(.top), insets.top, for: placement)
      .contentMargins(edges.intersection(.leading), insets.leading, for: placement)
      .contentMargins(edges.intersection(.bottom), insets.bottom, for: placement)
      .contentMargins(edges.intersection(.trailing), insets.trailing, for: placement)
  }

  /// Shows content beyond the edges of scroll views in the view.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0.scrollSettings.isUnclipped = disabled }
  }

  /// Has no effect: nothing scrolls.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing scrolls.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing scrolls.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: at rest no indicators are shown.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: at rest no indicators are shown.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { modifier(EmptyModifier()) }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The place and sizes of the content.
  public let geometry: ScrollGeometry
  /// The speed; nil if it is not known.
  public let velocity: CGVector?
}

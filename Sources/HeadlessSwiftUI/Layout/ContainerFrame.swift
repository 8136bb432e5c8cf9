public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// The size of a scroll view, which views in it may be laid out by: that of the last layout.
@MainActor
final class ContainerSize {
  private(set) var size: CGSize?
  /// Whether a view is laid out by it.
  var isUsed = false

  /// Follows a node's size; a view that uses it is laid out again when it has changed.
  func follow(_ node: ViewNode, _ invalidation: Invalidation) {
    node.layoutActions.append { [self] frame in
      guard size != frame.size else { return }
      size = frame.size
      if isUsed { invalidation() }
    }
  }
}

private struct ContainerKey: EnvironmentKey {
  static var defaultValue: ContainerSize? { nil }
}

extension EnvironmentValues {
  /// The scroll view around; nil if there is none.
  var container: ContainerSize? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }

  /// The size of the scroll view around, or of the safe area of the hosting view.
  @MainActor fileprivate var containerSize: CGSize {
    container?.isUsed = true
    let area = safeArea.area
    return container?.size ?? (area.isNull ? CGSize(width: 10, height: 10) : area.size)
  }
}

extension View {
  /// A length of the container around: a scroll view, or the screen without its bars.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A length that follows from that of the container around.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let length = length
    return laidOut { context in
      let size = context.environment.containerSize
      return Frame(
        width: axes.contains(.horizontal)
          ? context.length(length(size.width, .horizontal), "containerRelativeFrame") : nil,
        height: axes.contains(.vertical)
          ? context.length(length(size.height, .vertical), "containerRelativeFrame") : nil,
        alignment: alignment.layoutAlignment)
    }
  }

  /// A part of the container around, which has a number of equal parts with distances.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return max(0, part * CGFloat(span) + spacing * CGFloat(max(0, span - 1)))
    }
  }
}

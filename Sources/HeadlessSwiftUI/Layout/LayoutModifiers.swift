public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Puts each view of the content into a node with a rule.
public nonisolated struct _LayoutModifier: ViewModifier, PrimitiveModifier {
  private let rule: @MainActor (NodeContext) -> any LayoutRule

  init(_ rule: @escaping @MainActor (NodeContext) -> any LayoutRule) { self.rule = rule }

  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context).map { $0.inside(rule(context), in: context) }
  }
}

extension View {
  nonisolated func laidOut(
    by rule: @escaping @MainActor (NodeContext) -> any LayoutRule
  ) -> ModifiedContent<Self, _LayoutModifier> {
    modifier(_LayoutModifier(rule))
  }

  /// Room around the view, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    laidOut { context in Padding(context.insets(insets, "padding(_:)")) }
  }

  /// Room at some edges of the view; 16 points if no length is given (recorded on iOS 18 and 26).
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    laidOut { context in Padding(context.insets(EdgeInsets(length ?? 16, at: edges), "padding(_:_:)")) }
  }

  /// Room around the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// A length in one or both directions, in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut { context in
      Frame(
        width: context.length(width, "frame(width:)"), height: context.length(height, "frame(height:)"),
        alignment: alignment.layoutAlignment)
    }
  }

  /// Least, ideal and greatest lengths, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut { context in
      @MainActor func length(_ length: CGFloat?, _ name: String, infinite: Bool = false) -> Double? {
        context.length(length, "frame(\(name):)", allowsInfinity: infinite)
      }
      return FlexibleFrame(
        horizontal: FlexibleFrame.Limits(
          least: length(minWidth, "minWidth"), ideal: length(idealWidth, "idealWidth"),
          most: length(maxWidth, "maxWidth", infinite: true)),
        vertical: FlexibleFrame.Limits(
          least: length(minHeight, "minHeight"), ideal: length(idealHeight, "idealHeight"),
          most: length(maxHeight, "maxHeight", infinite: true)),
        alignment: alignment.layoutAlignment)
    }
  }

  /// The view's ideal size, whatever is proposed.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view's ideal length in some directions, whatever is proposed.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    laidOut { _ in
      var axes: Set<LayoutAxis> = []
      if horizontal { axes.insert(.horizontal) }
      if vertical { axes.insert(.vertical) }
      return FixedSize(axes)
    }
  }

  /// A ratio of width to height; nil for that of the view's ideal size.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    laidOut { context in
      if let aspectRatio, !(aspectRatio > 0 && aspectRatio.isFinite) {
        context.refuse("aspectRatio(_:contentMode:): \(aspectRatio) is not a ratio: it has to be finite and above 0.")
      }
      return AspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill)
    }
  }

  /// The ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as fits into what is proposed, in the ratio of the view's ideal size.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// As small as covers what is proposed, in the ratio of the view's ideal size.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Shows the view elsewhere, without a change for others.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    laidOut { context in Offset(LayoutPoint(context.point(x, y, "offset(x:y:)"))) }
  }

  /// Shows the view elsewhere, without a change for others.
  public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Places the view's centre in the room that is proposed.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    laidOut { context in Position(LayoutPoint(context.point(x, y, "position(x:y:)"))) }
  }

  /// Places the view's centre in the room that is proposed.
  public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// The rank in which a stack shares its room.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    laidOut { context in Priority(context.rank(value, "layoutPriority(_:)")) }
  }

  /// Names the place of a guide.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let computeValue = computeValue
    return laidOut { context in NamedGuide(guide.guide) { context.place(computeValue(ViewDimensions($0))) } }
  }

  /// Names the place of a guide.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let computeValue = computeValue
    return laidOut { context in NamedGuide(guide.guide) { context.place(computeValue(ViewDimensions($0))) } }
  }
}

extension NodeContext {
  /// The place of a guide, which is asked for while views are laid out, on the main actor.
  fileprivate nonisolated func place(_ place: CGFloat) -> Double {
    MainActor.assumeIsolated { Double(number(place, "alignmentGuide(_:computeValue:)")) }
  }
}

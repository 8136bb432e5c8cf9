public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// The parts that make the safe area smaller.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt

  /// The members of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the edges of the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which a still picture does not have.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}

extension View {
  /// Lets the view reach into the safe area's surroundings at some edges.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach into the safe area's surroundings at some edges.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoringModifier(edges: edges))
  }

  /// Shows a view at an edge above or below this one, whose room becomes smaller (I1).
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modifier(InsetModifier(edge: edge, alignment: alignment, spacing: spacing, inset: inset))
  }

  /// Shows a view at an edge before or after this one, whose room becomes smaller.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modifier(SideInsetModifier(edge: edge, alignment: alignment, spacing: spacing, inset: inset))
  }

  /// Makes the safe area of the view smaller: what reaches into its surroundings does so here, too.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
  /// Makes the safe area of the view smaller at some edges; 16 points if no length is given.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, at: edges)))
  }
  /// Makes the safe area of the view smaller at all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// Makes the room of the content smaller, and the safe area around it larger.
nonisolated struct SafeAreaPaddingModifier: ViewModifier, PrimitiveModifier {
  let insets: EdgeInsets

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    func number(_ length: CGFloat) -> CGFloat { context.number(length, "safeAreaPadding(_:)") }
    let insets = EdgeInsets(
      top: number(insets.top), leading: number(insets.leading), bottom: number(insets.bottom),
      trailing: number(insets.trailing))
    let inner = context.with { environment in
      environment.safeAreaInsets = EdgeInsets(
        top: environment.safeAreaInsets.top + insets.top,
        leading: environment.safeAreaInsets.leading + insets.leading,
        bottom: environment.safeAreaInsets.bottom + insets.bottom,
        trailing: environment.safeAreaInsets.trailing + insets.trailing)
      environment.safeArea = environment.safeArea.inset(by: insets, environment.layoutDirection)
    }
    return content(inner).map { $0.inside(Padding(insets.layoutInsets), in: context) }
  }
}

/// Proposes the room with what is around the safe area.
nonisolated struct IgnoringModifier: ViewModifier, PrimitiveModifier {
  let edges: Edge.Set

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let area = context.environment.safeArea
    guard !edges.isEmpty, area.bounds != area.area else { return content(context) }
    let inner = context.with { environment in
      var insets = environment.safeAreaInsets
      if edges.contains(.top) { insets.top = 0 }
      if edges.contains(.leading) { insets.leading = 0 }
      if edges.contains(.bottom) { insets.bottom = 0 }
      if edges.contains(.trailing) { insets.trailing = 0 }
      environment.safeAreaInsets = insets
    }
    let around = context.environment.safeAreaInsets
    func reach(_ edge: Edge.Set, _ length: CGFloat) -> Double { edges.contains(edge) ? Double(length) : 0 }
    let reach = LayoutInsets(
      top: reach(.top, around.top), leading: reach(.leading, around.leading), bottom: reach(.bottom, around.bottom),
      trailing: reach(.trailing, around.trailing))
    return content(inner).map { $0.inside(Outset(reach), in: context) }
  }
}

/// Proposes more than the room, and reports the room: what is inside reaches out at the edges.
///
/// Right for a view that fills the room, as backgrounds and scroll views do; whether one that does not reaches an edge is
/// not known before it is placed.
private struct Outset: LayoutRule {
  let insets: LayoutInsets

  init(_ insets: LayoutInsets) { self.insets = insets }

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let size = children[0].size(for: offer(proposal))
    return LayoutSize(
      width: max(0, size.width - insets.total(.horizontal)), height: max(0, size.height - insets.total(.vertical)))
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    children[0].place(at: LayoutPoint(x: -insets.leading, y: -insets.top), proposal: offer(proposal))
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { $0 + insets.total(.horizontal) },
      height: proposal.height.map { $0 + insets.total(.vertical) })
  }
}

/// Shows a view at an edge of the content, which has the rest of the room.
nonisolated struct InsetModifier<Inset: View>: ViewModifier, PrimitiveModifier {
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let views = context.inStack(nil).nodes(of: inset, at: .part("inset"))
    let spacing = context.spacing(spacing, "safeAreaInset(edge:alignment:spacing:content:)") ?? 0
    let bar = ViewNode("", Stack.vertical(alignment.guide), views, in: context, isListed: false)
    return content(context).map { main in
      let children = edge == .top ? [bar, main] : [main, bar]
      return ViewNode(
        "", Stack.vertical(alignment.guide, spacing: spacing), children, in: context,
        isListed: false)
    }
  }
}

/// Stacks a view beside the content, which gets the room that is left.
nonisolated struct SideInsetModifier<Inset: View>: ViewModifier, PrimitiveModifier {
  let edge: HorizontalEdge
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let views = context.inStack(nil).nodes(of: inset, at: .part("inset"))
    let spacing = context.spacing(spacing, "safeAreaInset(edge:alignment:spacing:content:)") ?? 0
    let bar = ViewNode("", Stack.horizontal(alignment.guide), views, in: context, isListed: false)
    return content(context).map { main in
      let children = edge == .leading ? [bar, main] : [main, bar]
      return ViewNode(
        "", Stack.horizontal(alignment.guide, spacing: spacing), children, in: context, isListed: false)
    }
  }
}

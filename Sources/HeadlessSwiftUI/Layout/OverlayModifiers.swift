public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Puts a second view in front of or behind the content.
public nonisolated struct _SecondaryModifier<Secondary: View>: ViewModifier, PrimitiveModifier {
  enum Place {
    case overlay, background, mask
  }

  let place: Place
  let alignment: Alignment
  let secondary: Secondary

  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context).enumerated().map { index, main in
      let seconds = context.inStack(nil).nodes(of: secondary, at: index == 0 ? .part("secondary") : .index(index))
      // Several views lie one above the other.
      let second =
        seconds.count == 1
        ? seconds[0] : ViewNode("", Layers(alignment.layoutAlignment), seconds, in: context, isListed: false)
      let rule =
        place == .background
        ? ProposalLayout.Secondary.background(alignment.layoutAlignment) : .overlay(alignment.layoutAlignment)
      let children = place == .background ? [second, main] : [main, second]
      let node = ViewNode("", rule, children, in: context, isListed: false)
      node.traits = main.traits
      if place == .mask { node.composition = .masked }
      (node.hasBackground, node.keepsOrder) = (place == .background, true)
      return node
    }
  }
}

extension View {
  /// Views in front of this one, which are proposed its size and do not change it.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(place: .overlay, alignment: alignment, secondary: content()))
  }

  /// A view in front of this one, which is proposed its size and does not change it.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryModifier(place: .overlay, alignment: alignment, secondary: overlay))
  }

  /// A style in front of the view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_SecondaryModifier(place: .overlay, alignment: .center, secondary: Rectangle().fill(style)))
  }

  /// A shape in front of the view, filled with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryModifier(place: .overlay, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }

  /// Views behind this one, which are proposed its size and do not change it.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(place: .background, alignment: alignment, secondary: content()))
  }

  /// A view behind this one, which is proposed its size and does not change it.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_SecondaryModifier(place: .background, alignment: alignment, secondary: background))
  }

  /// A style behind the view, which reaches into the safe area beside it (I2).
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryModifier(
        place: .background, alignment: .center, secondary: StyleBackground(style: style, edges: edges)))
  }

  /// The background's style behind the view, which reaches into the safe area beside it.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A shape behind the view, filled with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryModifier(place: .background, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }

  /// A shape behind the view, filled with the background's style.
  public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Shows the view as far as another is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_SecondaryModifier(place: .mask, alignment: alignment, secondary: mask()))
  }

  /// Shows the view as far as another is opaque.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_SecondaryModifier(place: .mask, alignment: .center, secondary: mask))
  }
}

/// A style that fills the room and the safe area beside it.
struct StyleBackground<Style: ShapeStyle>: View, PrimitiveView {
  let style: Style
  let edges: Edge.Set

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let node = ViewNode("Rectangle", Leaf.flexible, in: context, isListed: false)
    node.painter = FillPainter(filling: style.filling(in: context.environment), reachesInto: edges)
    return [node]
  }
}

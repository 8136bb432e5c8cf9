public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// The first of several views whose ideal size fits.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Views of which the first is shown whose ideal size fits in the directions; if none does, the last one.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let children = context.inStack(nil).nodes(of: content, at: .content)
    return [ViewNode("ViewThatFits", FirstThatFits(axes.layoutAxes), children, in: context)]
  }
}

package import Drawing
package import Foundation
import HeadlessUIKit
package import ProposalLayout
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) package import UIKitValues

/// A view in the layout: a rule with children, and how it is painted.
@MainActor
public final class ViewNode {
  /// The name of the view, as records have it.
  let kind: String
  /// The name that the app gave it.
  var name = ""
  let environment: EnvironmentValues
  let layout: ProposalLayout.LayoutNode
  /// The children, in the order of the layout's.
  let children: [ViewNode]
  /// Whether the laid-out tree lists the node.
  var isListed: Bool
  var painter: (any NodePainter)?
  /// The changes to how the node and its children are painted, the innermost first.
  var effects: [NodeEffect] = []
  /// Makes one picture of the children's; nil to paint them one above the other.
  var composition: NodeComposition?
  /// Makes children when the node's frame is known.
  var content: DeferredContent?
  /// The children that were made when the frame was known.
  var deferredChildren: [ViewNode] = []
  /// All children of the placed node.
  var placedChildren: [ViewNode] { deferredChildren.isEmpty ? children : children + deferredChildren }
  /// The frame of the node in the hosting view, mirrored where leading is right; nil if it is not shown.
  var frame: CGRect?
  /// The size that was proposed to the node when it was placed.
  var proposal = ProposedSize.unspecified
  /// The view's values for those around it, by keys.
  var preferences: [ObjectIdentifier: Any] = [:]
  /// Whether the second child stands on the first one, its background.
  var hasBackground = false
  /// Whether the children are painted in their order, whatever ranks they have.
  var keepsOrder = false
  /// Whether preferences of the children do not reach the views around.
  var hidesPreferences = false
  /// The closures that are called after a layout, with the node's frame.
  var layoutActions: [@MainActor (CGRect) -> Void] = []
  /// The closures that say the node's place to the views around, with the node that was placed.
  var anchorActions: [@MainActor (ViewNode, CGRect) -> Void] = []
  /// The view's values for the container that it is in.
  var traits = NodeTraits()
  var spoken = SpokenNode()

  init(_ kind: String, _ rule: any LayoutRule, _ children: [ViewNode], environment: EnvironmentValues) {
    (self.kind, self.children, self.environment) = (kind, children, environment)
    isListed = !kind.isEmpty
    layout = ProposalLayout.LayoutNode(rule, children.map(\.layout))
  }

  convenience init(
    _ kind: String, _ rule: any LayoutRule, _ children: [ViewNode] = [], in context: NodeContext, isListed: Bool = true
  ) {
    self.init(kind, rule, children, environment: context.environment)
    self.isListed = isListed
  }

  private init(copying other: ViewNode) {
    (kind, name, environment, layout, children) = (
      other.kind, other.name, other.environment, other.layout, other.children
    )
    (isListed, painter, effects, composition) = (other.isListed, other.painter, other.effects, other.composition)
    (hasBackground, keepsOrder) = (other.hasBackground, other.keepsOrder)
    (content, preferences, hidesPreferences) = (other.content, other.preferences, other.hidesPreferences)
    (layoutActions, anchorActions) = (other.layoutActions, other.anchorActions)
    (traits, spoken) = (other.traits, other.spoken)
  }

  /// A copy with a change that does not move it.
  func with(_ change: (ViewNode) -> Void) -> ViewNode {
    let copy = ViewNode(copying: self)
    change(copy)
    return copy
  }

  /// The node in one with another rule. It says to its container what this one says.
  ///
  /// - Parameter kind: the name that records list it by; it is not listed if it has none.
  func inside(_ rule: any LayoutRule, in context: NodeContext, as kind: String = "") -> ViewNode {
    let outer = ViewNode(kind, rule, [self], in: context, isListed: !kind.isEmpty)
    outer.traits = traits
    return outer
  }
}

/// A view's values for the container that it is in.
struct NodeTraits {
  var zIndex = 0.0
  var tag: AnyHashable?
  /// The identity in a collection.
  var id: AnyHashable?
  /// Whether the view is a header or footer of a section, which takes a line of a lazy grid by itself.
  var isSectionEdge = false
  /// Values by keys: those of `LayoutValueKey`s, and of lists.
  var values: [ObjectIdentifier: Any] = [:]
}

/// Paints a node's own content.
@MainActor
protocol NodePainter {
  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent
}

/// The canvas that nodes are painted on.
struct NodeCanvas {
  /// The device's pixels.
  let pixels: OffsetPixelGrid
  let environment: EnvironmentValues

  @MainActor var traits: UITraitCollection { environment.traits }
}

/// A node's own content, painted.
struct NodeContent {
  var commands: [DrawCommand] = []
  var lines: [Drawing.LayoutNode.Line] = []
  var notes: [ViewContent.Note] = []
  var attributes: [Drawing.LayoutNode.Attribute] = []
  /// The facts about a text or a picture that audits ask for.
  var facts = ViewFacts()
}

/// A change of how a node is painted with its children.
enum NodeEffect {
  case opacity(Double)
  case hidden
  /// A scope around what is painted in a frame: a clip, a group, a shadow, a transform.
  case scope(@MainActor (CGRect, NodeCanvas) -> Scope)
  /// A finding about the view.
  case note(ViewContent.Note)
  /// Effects that follow from the node's frame.
  case late(LateEffects)
}

/// Effects of a node that are known when it is placed.
@MainActor
final class LateEffects {
  var effects: [NodeEffect] = []
}

extension ViewNode {
  /// The effects of the placed node, the innermost first.
  var placedEffects: [NodeEffect] {
    guard !effects.isEmpty else { return [] }
    return effects.flatMap { effect in
      if case .late(let late) = effect { late.effects } else { [effect] }
    }
  }
}

/// The way in which the pictures of a node's children become one.
enum NodeComposition {
  /// The first, as far as the second is opaque.
  case masked
}

/// Children that are made when a node's frame is known: those of a geometry reader, the rows in sight.
struct DeferredContent {
  /// Makes the children, and says where each lies in the frame.
  let make: @MainActor (DeferredPlace) -> [PlacedNode]
}

/// The frame of a node with deferred content.
struct DeferredPlace {
  let size: CGSize
  let frame: CGRect
}

/// A node that is laid out by itself in a room, with its place in the node around it.
struct PlacedNode {
  let node: ViewNode
  let origin: LayoutPoint
  let proposal: ProposedSize
}

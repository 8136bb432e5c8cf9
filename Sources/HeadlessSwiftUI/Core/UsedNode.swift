import HeadlessUIKit
import ProposalLayout

extension ViewNode {
  /// The node of what is touched: in one with a name in records, which VoiceOver reads as one element.
  ///
  /// - Parameter rule: how the view lies in the node.
  func used(
    as kind: String, _ traits: UIAccessibilityTraits, by rule: any LayoutRule = Padding(LayoutInsets()),
    in context: NodeContext
  ) -> ViewNode {
    let node = inside(rule, in: context, as: kind)
    node.spoken.isTarget = true
    node.spoken.traits = traits
    node.spoken.grouping = .combined
    if !context.environment.isEnabled { node.spoken.traits.insert(.notEnabled) }
    return node
  }
}

/// Makes a row one that is touched.
nonisolated struct UsedRowModifier: ViewModifier, PrimitiveModifier {
  let kind: String

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context).map { $0.used(as: kind, .button, in: context) }
  }
}

/// Makes views of the content ones that are touched. One that records do not list is listed by the gesture.
nonisolated struct TapModifier: ViewModifier, PrimitiveModifier {
  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context).map { node in
      guard !node.isListed else { return node.with { $0.spoken.isTarget = true } }
      let tapped = node.inside(Padding(LayoutInsets()), in: context, as: "TapGesture")
      tapped.spoken.isTarget = true
      return tapped
    }
  }
}

/// Calls what is touched by the words of views that are not shown.
nonisolated struct UnseenLabelModifier<Words: View>: ViewModifier, PrimitiveModifier {
  let label: Words

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let words = context.inStack(nil).nodes(of: label, at: .part("label")).map { SpokenTree.label(of: $0) }
      .filter { !$0.isEmpty }.joined(separator: " ")
    guard !words.isEmpty else { return content(context) }
    return content(context).map { node in
      node.with { ($0.spoken.label, $0.spoken.isPictureName, $0.spoken.isHidden) = (words, false, false) }
    }
  }
}

import LayoutNotation
import ProposalLayout
import Testing

extension NotatedView {
  /// The view as nodes.
  ///
  /// - Parameters:
  ///   - axis: the axis of the stack that the view is in.
  ///   - text: measures a text.
  func node(in axis: LayoutAxis? = nil, text: (NotatedView) throws -> Leaf) throws -> LayoutNode {
    let inner: LayoutAxis? = name == "HStack" ? .horizontal : name == "VStack" ? .vertical : axis
    return LayoutNode(try rule(in: axis, text: text), try children.map { try $0.node(in: inner, text: text) })
  }

  private func rule(in axis: LayoutAxis?, text: (NotatedView) throws -> Leaf) throws -> any LayoutRule {
    switch name {
    case "Text", "Words": try text(self)
    case "Box": Leaf.rigid(LayoutSize(width: number("width") ?? 0, height: number("height") ?? 0))
    case "Color": Leaf.flexible
    case "Divider": Leaf.divider(.horizontal, thickness: 1)
    case "Spacer": Spacer(along: axis, minimum: number("minLength"))
    case "HStack": Stack.horizontal(try alignment.vertical, spacing: number("spacing"))
    case "VStack": Stack.vertical(try alignment.horizontal, spacing: number("spacing"))
    case "ZStack": Layers(try alignment)
    case "overlay": Secondary.overlay(try alignment)
    case "background": Secondary.background(try alignment)
    case "padding": Padding(insets)
    case "frame": try frame
    case "fixedSize":
      FixedSize(Set(LayoutAxis.allCases.filter { flag($0 == .horizontal ? "horizontal" : "vertical") ?? true }))
    case "aspectRatio": AspectRatio(number("ratio"), fills: flag("fills") ?? false)
    case "priority": Priority(number("value") ?? 0)
    default: throw UnknownView(name: name)
    }
  }

  private struct UnknownView: Error {
    let name: String
  }

  // MARK: Options

  private var insets: LayoutInsets {
    LayoutInsets(top: padding.top, leading: padding.leading, bottom: padding.bottom, trailing: padding.trailing)
  }

  private var frame: any LayoutRule {
    get throws {
      let (horizontal, vertical) = (limits("Width"), limits("Height"))
      guard horizontal != nil || vertical != nil else {
        return Frame(width: number("width"), height: number("height"), alignment: try alignment)
      }
      return FlexibleFrame(
        horizontal: .init(least: horizontal?.least, ideal: horizontal?.ideal, most: horizontal?.most),
        vertical: .init(least: vertical?.least, ideal: vertical?.ideal, most: vertical?.most),
        alignment: try alignment)
    }
  }

  private var alignment: LayoutAlignment {
    get throws {
      let all: [String: LayoutAlignment] = [
        "center": .center, "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
        "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
      ]
      return try #require(all[string("alignment") ?? "center"])
    }
  }
}

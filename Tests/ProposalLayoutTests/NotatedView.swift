import Foundation
import ProposalLayout
import Testing

/// A view of a record: `[name, options, [children]]`.
struct NotatedView {
  let name: String
  private let options: [String: Any]
  private let children: [NotatedView]

  init(_ view: [Any]) throws {
    name = try #require(view.first as? String)
    options = view.count > 1 ? view[1] as? [String: Any] ?? [:] : [:]
    children = try (view.count > 2 ? view[2] as? [[Any]] ?? [] : []).map { try NotatedView($0) }
  }

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

  func number(_ key: String) -> Double? {
    if options[key] as? String == "infinity" { return .infinity }
    return (options[key] as? NSNumber)?.doubleValue
  }

  private func flag(_ key: String) -> Bool? { options[key] as? Bool }

  private var insets: LayoutInsets {
    // `padding()` is 16 points.
    let all = options.keys.contains("all") ? number("all") ?? 16 : 0
    let (x, y) = (number("horizontal") ?? all, number("vertical") ?? all)
    return LayoutInsets(
      top: number("top") ?? y, leading: number("leading") ?? x, bottom: number("bottom") ?? y,
      trailing: number("trailing") ?? x)
  }

  private var frame: any LayoutRule {
    get throws {
      let (horizontal, vertical) = (limits("Width"), limits("Height"))
      guard horizontal != nil || vertical != nil else {
        return Frame(width: number("width"), height: number("height"), alignment: try alignment)
      }
      return FlexibleFrame(
        horizontal: horizontal ?? .init(), vertical: vertical ?? .init(), alignment: try alignment)
    }
  }

  private func limits(_ side: String) -> FlexibleFrame.Limits? {
    let (least, ideal, most) = (number("min" + side), number("ideal" + side), number("max" + side))
    guard least != nil || ideal != nil || most != nil else { return nil }
    return FlexibleFrame.Limits(least: least, ideal: ideal, most: most)
  }

  private var alignment: LayoutAlignment {
    get throws {
      let all: [String: LayoutAlignment] = [
        "center": .center, "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
        "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
      ]
      return try #require(all[options["alignment"] as? String ?? "center"])
    }
  }
}

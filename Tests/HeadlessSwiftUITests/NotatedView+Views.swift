import Foundation
import LayoutNotation
import ProposalLayout
import Testing

@testable import HeadlessSwiftUI

/// A view with a rule of its own, as texts of records are whose sizes are known.
struct RuledView: View, PrimitiveView {
  let kind: String
  let rule: Leaf

  func makeNodes(in context: NodeContext) -> [ViewNode] { [ViewNode(kind, rule, in: context)] }
}

@MainActor
extension NotatedView {
  /// The view as SwiftUI's.
  ///
  /// - Parameter special: makes views that are no stacks, frames, padding or the like; nil for one that is.
  func view(_ special: (NotatedView) throws -> AnyView?) throws -> AnyView {
    if let view = try special(self) { return view }
    let children = try children.map { try $0.view(special) }
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    switch name {
    case "HStack": return AnyView(HStack(alignment: try alignment.vertical, spacing: spacing) { content })
    case "VStack": return AnyView(VStack(alignment: try alignment.horizontal, spacing: spacing) { content })
    case "ZStack": return AnyView(ZStack(alignment: try alignment) { content })
    case "Spacer": return AnyView(Spacer(minLength: number("minLength").map { CGFloat($0) }))
    case "Color": return AnyView(Color.red)
    case "overlay": return AnyView(children[0].overlay(alignment: try alignment) { children[1] })
    case "background": return AnyView(children[1].background(alignment: try alignment) { children[0] })
    default: return try modified(try #require(children.first, "\(name)"))
    }
  }

  private func modified(_ child: AnyView) throws -> AnyView {
    switch name {
    case "frame": return try framed(child)
    case "padding" where options.keys.contains("all") && number("all") == nil: return AnyView(child.padding())
    case "padding": return AnyView(child.padding(insets))
    case "fixedSize":
      return AnyView(
        child.fixedSize(horizontal: flag("horizontal") ?? true, vertical: flag("vertical") ?? true))
    case "aspectRatio":
      let ratio = number("ratio").map { CGFloat($0) }
      return AnyView(child.aspectRatio(ratio, contentMode: flag("fills") == true ? .fill : .fit))
    case "priority": return AnyView(child.layoutPriority(number("value") ?? 0))
    default: return try #require(nil as AnyView?, "no view for \(name)")
    }
  }

  private func framed(_ child: AnyView) throws -> AnyView {
    func length(_ length: Double?) -> CGFloat? { length.map { CGFloat($0) } }
    let horizontal = limits("Width")
    var vertical = limits("Height")
    guard horizontal != nil || vertical != nil else {
      return AnyView(
        child.frame(width: length(number("width")), height: length(number("height")), alignment: try alignment))
    }
    // A frame of a fixed height beside the limits.
    if vertical == nil { vertical = number("height").map { ($0, $0, $0) } }
    return AnyView(
      child.frame(
        minWidth: length(horizontal?.least), idealWidth: length(horizontal?.ideal), maxWidth: length(horizontal?.most),
        minHeight: length(vertical?.least), idealHeight: length(vertical?.ideal), maxHeight: length(vertical?.most),
        alignment: try alignment))
  }

  private var spacing: CGFloat? { number("spacing").map { CGFloat($0) } }

  var insets: EdgeInsets {
    EdgeInsets(top: padding.top, leading: padding.leading, bottom: padding.bottom, trailing: padding.trailing)
  }

  var alignment: HeadlessSwiftUI.Alignment {
    get throws {
      let all: [String: HeadlessSwiftUI.Alignment] = [
        "center": .center, "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
        "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
      ]
      return try #require(all[string("alignment") ?? "center"])
    }
  }
}

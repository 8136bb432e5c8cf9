import Foundation
import HeadlessUIKit
import LayoutNotation
import ProposalLayout
import Testing

@testable import HeadlessSwiftUI

/// The view of a recorded picture as SwiftUI's, in which each text and each kind of shape is painted or not.
@MainActor
struct SparkView {
  /// Colours by the names of shapes and their roles: "Box selected".
  var colors: [String: Color] = [:]
  var textColor = Color.clear

  func view(of picture: NotatedView) throws -> AnyView { try picture.view(self.view) }

  private func view(_ view: NotatedView) throws -> AnyView? {
    switch view.name {
    case "Text": return AnyView(try text(view))
    case "RoundedRectangle", "Rectangle": return AnyView(Self.shape(view).fill(color(of: view)))
    case "Circle": return AnyView(Circle().fill(color(of: view)).aspectRatio(1, contentMode: .fit))
    case "Symbol", "Box": return symbol(view)
    // There is no image in the padding.
    case "padding" where view.children.isEmpty: return AnyView(Color.clear.frame(width: 0, height: 0))
    case "GeometryReader", "clip", "Badge: padding+clip", "overlayStroke", "background", "ScrollView":
      return try modified(view)
    default: return nil
    }
  }

  private func modified(_ view: NotatedView) throws -> AnyView {
    let child = try #require(view.children.first, "\(view.name)")
    if view.name == "GeometryReader" {
      let content = try #require(child.string("width")?.hasPrefix("0.5") == true ? child.children.first : nil)
      let bar = try self.view(of: content)
      return AnyView(GeometryReader { proxy in bar.frame(width: proxy.size.width / 2) })
    }
    let content = try self.view(of: child)
    let color = color(of: view)
    switch view.name {
    case "clip": return AnyView(content.background(color).clipShape(Self.shape(view)))
    case "Badge: padding+clip":
      return AnyView(content.padding(view.insets).background(color).clipShape(Capsule()))
    case "overlayStroke":
      let width = view.length("lineWidth") ?? 1
      return AnyView(content.overlay { Self.shape(view).stroke(color, lineWidth: width) })
    // Behind a text there is a rectangle. No row of the pictures is wider than its room, so nothing scrolls.
    case "background", "ScrollView": return content
    default: return try #require(nil as AnyView?, "no view for \(view.name)")
    }
  }

  private func color(of view: NotatedView) -> Color {
    let role = view.string("role") ?? view.string("state")
    return colors[role.map { "\(view.name) \($0)" } ?? view.name] ?? .clear
  }

  /// A radius in points, or round ends.
  private static func shape(_ view: NotatedView) -> AnyShape {
    guard view.name != "Rectangle" else { return AnyShape(Rectangle()) }
    return view.length("cornerRadius").map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule())
  }

  /// A square of a given size, or one that is as large as there is room (P19).
  private func symbol(_ view: NotatedView) -> AnyView {
    let square = Self.square(view).fill(color(of: view))
    guard let size = view.options["frame"] as? [NSNumber] else {
      return AnyView(square.frame(idealWidth: 17, idealHeight: 17).aspectRatio(1, contentMode: .fit))
    }
    let lengths = size.map { CGFloat(SparkPicture.onPixels($0.doubleValue)) }
    return AnyView(square.frame(width: lengths[0], height: lengths[1]))
  }

  private static func square(_ view: NotatedView) -> AnyShape {
    view.length("cornerRadius") == nil ? AnyShape(Rectangle()) : shape(view)
  }

  private func text(_ view: NotatedView) throws -> some View {
    var text = Text(verbatim: "")
    for run in try SparkView.runs(of: view) {
      let part = Text(verbatim: run.string).font(.custom(run.font, fixedSize: CGFloat(run.size)))
      text = text + (run.isUnderlined ? part.underline() : part)
    }
    return text.foregroundColor(textColor).lineLimit(view.number("lineLimit").map { Int($0) })
  }

  /// A stretch of a text in one font.
  struct Run {
    let string: String
    let font: String
    let size: Double
    let isUnderlined: Bool
  }

  nonisolated static func runs(of view: NotatedView) throws -> [Run] {
    func run(_ string: String, _ font: Any?, _ isUnderlined: Bool) throws -> Run {
      let font = try #require(font as? [Any])
      return Run(
        string: string, font: try #require(font[0] as? String), size: try #require(font[1] as? NSNumber).doubleValue,
        isUnderlined: isUnderlined)
    }
    guard let parts = view.options["runs"] as? [[Any]] else {
      return [try run(try #require(view.string("string")), view.options["font"], view.flag("underline") == true)]
    }
    return try parts.map { part in
      try run(try #require(part[0] as? String), part[1], part.dropFirst(2).first as? String == "underline")
    }
  }
}

extension NotatedView {
  fileprivate func length(_ key: String) -> CGFloat? { number(key).map { CGFloat($0) } }

  /// The texts of the view, in drawing order.
  var texts: [NotatedView] { name == "Text" ? [self] : children.flatMap(\.texts) }
}

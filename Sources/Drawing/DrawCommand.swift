package import Foundation
package import Raster

/// A painting command. Its coordinates are points in the enclosing scope, with y downwards.
package enum DrawCommand: Sendable, Equatable {
  /// Fills a path.
  case fill(Path, Paint)
  /// Draws a line along a path.
  case stroke(Outline, StrokeStyle, Paint)
  /// Paints only the shadow that a path filled with an opaque colour casts.
  case shadow(Path, Shadow)
  /// Filters what has been painted below, inside a path. Within a group that is what the group has painted.
  case backdrop(Path, BackdropFilter)
  /// Paints the union of a run's glyphs.
  case glyphs(GlyphRun)
  /// Begins a scope, which extends to the matching `end`.
  case begin(Scope)
  /// Ends the innermost scope.
  case end

  /// Fills a path with a colour.
  package static func fill(_ path: Path, _ color: Color) -> DrawCommand { .fill(path, .color(color)) }

  /// Paints an image scaled to a rectangle.
  package static func image(_ source: ImageSource, in rect: CGRect) -> DrawCommand {
    .fill(.rectangle(rect), .image(source, in: rect))
  }
}

extension DrawCommand {
  /// Whether the command begins a scope.
  package var opensScope: Bool { if case .begin = self { true } else { false } }

  /// Whether the command ends a scope.
  package var closesScope: Bool { if case .end = self { true } else { false } }

  /// The command's keyword in descriptions and messages.
  package var name: String {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .shadow: "shadow"
    case .backdrop: "backdrop"
    case .glyphs: "glyphs"
    case .begin(let scope): "begin-\(scope.name)"
    case .end: "end"
    }
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The command in one line: its name, then its operands, in points.
  package var description: String {
    switch self {
    case .fill(let path, let paint): "\(name) \(path) \(paint)"
    case .stroke(let outline, let style, let paint): "\(name) \(outline) \(style) \(paint)"
    case .shadow(let path, let shadow): "\(name) \(path) \(shadow)"
    case .backdrop(let path, let filter): "\(name) \(path) \(filter)"
    case .glyphs(let run): "\(name) \(run)"
    case .begin(let scope): "begin-\(scope)"
    case .end: name
    }
  }
}

extension [DrawCommand] {
  /// The commands within a scope; empty if there are none.
  package func inside(_ scope: Scope) -> [DrawCommand] { isEmpty ? [] : [.begin(scope)] + self + [.end] }

  /// The commands, translated.
  package func moved(by offset: CGPoint) -> [DrawCommand] {
    offset == .zero ? self : inside(.transform(AffineTransform(moving: offset)))
  }

  /// Ends the innermost scope, or removes it if it is empty.
  package mutating func endScope() {
    if last?.opensScope == true { removeLast() } else { append(.end) }
  }
}

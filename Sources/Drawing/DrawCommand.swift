package import Foundation
package import Raster

/// One step of painting.
package enum DrawCommand: Sendable, Equatable {
  /// Paints the inside of a shape.
  case fill(Shape, Color)
  /// Paints a line of `width` points inside the shape's edge, as `CALayer` draws its border.
  ///
  /// The line's inner corners have the shape's radius less the width. A line wider than half of the shape fills it.
  case border(Shape, width: Double, Color)
  /// Paints the union of a run's glyphs.
  case glyphs(GlyphRun)
  /// Paints an image scaled to a rectangle.
  case image(ImageSource, in: CGRect)
  /// Keeps what follows, up to the matching `endClip`, inside a shape.
  case beginClip(Shape)
  case endClip
  /// Paints what follows, up to the matching `endGroup`, as one picture with an opacity of `alpha` (0...1).
  case beginGroup(alpha: Double)
  case endGroup
  /// Paints what follows, up to the matching `endShadow`, over the shadow that all of it casts.
  case beginShadow(Shadow)
  case endShadow
}

extension DrawCommand {
  /// Whether the command opens a clip, a group or a shadow.
  package var opensScope: Bool {
    switch self {
    case .beginClip, .beginGroup, .beginShadow: true
    default: false
    }
  }

  /// Whether the command closes a clip, a group or a shadow.
  package var closesScope: Bool {
    switch self {
    case .endClip, .endGroup, .endShadow: true
    default: false
    }
  }

  /// The command's word in descriptions and messages.
  package var name: String {
    switch self {
    case .fill: "fill"
    case .border: "border"
    case .glyphs: "glyphs"
    case .image: "image"
    case .beginClip: "begin-clip"
    case .endClip: "end-clip"
    case .beginGroup: "begin-group"
    case .endGroup: "end-group"
    case .beginShadow: "begin-shadow"
    case .endShadow: "end-shadow"
    }
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The command in one line: its name, then its operands in points.
  package var description: String {
    switch self {
    case .fill(let shape, let color): "\(name) \(shape) color \(channels(color))"
    case .border(let shape, let width, let color): "\(name) \(shape) width \(number(width)) color \(channels(color))"
    case .glyphs(let run): "\(name) \(run)"
    case .image(let source, let rect): "\(name) \(source) in \(numbers(rect))"
    case .beginClip(let shape): "\(name) \(shape)"
    case .beginGroup(let alpha): "\(name) alpha \(number(alpha))"
    case .beginShadow(let shadow): "\(name) \(shadow)"
    case .endClip, .endGroup, .endShadow: name
    }
  }
}

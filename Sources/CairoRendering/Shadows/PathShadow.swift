import CCairo
import Drawing
import Foundation
import Raster

/// A path whose shadow is painted, in pixels.
///
/// The path lies at fractions of a pixel from the origin, so that equal shadows at other places are the same mask. Of a
/// wide or high rectangle, or an outline like one, the middle, which is the same in all of its columns or rows, is left out, and put in when it is
/// painted: its mask depends on its corners alone.
struct PathShadow: Hashable {
  /// The path of the mask.
  let path: DevicePath
  /// The standard deviation in pixels.
  let deviation: Double
  /// The pixels of the picture that the mask's origin is at.
  let column, row: Int
  /// The columns and rows to be put in, each before one of the mask's.
  let columns, rows: Repetition

  /// A column or row of the mask that is repeated.
  struct Repetition: Hashable {
    var place = 0
    var count = 0
  }

  /// Paths that differ only in where they are and how long their middles are have the same mask.
  static func == (left: PathShadow, right: PathShadow) -> Bool {
    left.path == right.path && left.deviation == right.deviation
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(deviation)
  }

  /// - Parameters:
  ///   - offset: in pixels.
  ///   - deviation: in pixels.
  init(_ path: DevicePath, offset: (x: Double, y: Double), deviation: Double) {
    let bounds = path.bounds
    (column, row) = (Int((bounds.left + offset.x).rounded(.down)), Int((bounds.top + offset.y).rounded(.down)))
    let moved = path.moved(x: offset.x - Double(column), y: offset.y - Double(row))
    self.deviation = deviation
    let reach = GaussianBlur(standardDeviation: deviation).reach
    var short = moved
    let (columns, rows) = short.shorten(reach: reach)
    if PixelRect(covering: short.bounds).outset(by: reach).isLarge {
      (self.path, self.columns, self.rows) = (moved, Repetition(), Repetition())
    } else {
      (self.path, self.columns, self.rows) = (short, columns, rows)
    }
  }

  /// Whether it is made each time, for its visible part.
  var isLarge: Bool { casterArea.outset(by: blur.reach).isLarge }

  var blur: GaussianBlur { GaussianBlur(standardDeviation: deviation) }

  /// The pixels of the path in the mask's coordinates, before it is blurred.
  var casterArea: PixelRect { PixelRect(covering: path.bounds) }

  /// The pixels of the picture that the shadow covers.
  var area: PixelRect {
    let area = casterArea.outset(by: blur.reach).moved(columns: column, rows: row)
    return PixelRect(
      left: area.left, top: area.top, right: area.right + columns.count, bottom: area.bottom + rows.count)
  }
}

extension PixelRect {
  /// Whether a mask of it has more than four million pixels.
  fileprivate var isLarge: Bool { width * height > 1 << 22 }
}

extension DevicePath {
  /// Leaves out the columns and rows in the middle that are all the same, also after a blur.
  fileprivate mutating func shorten(reach: Int) -> (columns: PathShadow.Repetition, rows: PathShadow.Repetition) {
    switch self {
    case .rectangle(var shape):
      let columns = Self.shorten(shape.left, &shape.right, radius: shape.radius, reach: reach)
      let rows = Self.shorten(shape.top, &shape.bottom, radius: shape.radius, reach: reach)
      self = .rectangle(shape)
      return (columns, rows)
    case .outline(let outline):
      var outline = outline.inFixedPoint
      let columns = outline.shorten(\.x, across: \.y, reach: reach)
      let rows = outline.shorten(\.y, across: \.x, reach: reach)
      self = .outline(outline)
      return (columns, rows)
    case .ring: return (PathShadow.Repetition(), PathShadow.Repetition())
    }
  }

  private static func shorten(
    _ first: Double, _ last: inout Double, radius: Double, reach: Int
  ) -> PathShadow.Repetition {
    let edge = (first + radius).rounded(.up) + Double(reach) + 1
    let count = Int((last - radius).rounded(.down)) - reach - Int(edge) - 1
    guard count > 0 else { return PathShadow.Repetition() }
    last -= Double(count)
    return PathShadow.Repetition(place: Int(edge), count: count)
  }

  fileprivate func moved(x: Double, y: Double) -> DevicePath {
    func moved(_ shape: DeviceShape) -> DeviceShape {
      DeviceShape(
        left: shape.left + x, top: shape.top + y, right: shape.right + x, bottom: shape.bottom + y,
        radius: shape.radius)
    }
    return switch self {
    case .rectangle(let shape): .rectangle(moved(shape))
    case .ring(let outer, let inner): .ring(outer: moved(outer), inner: moved(inner))
    case .outline(let outline):
      .outline(
        Outline(
          outline.elements.map { $0.mapped { CGPoint(x: $0.x + x, y: $0.y + y) } },
          usesEvenOddRule: outline.usesEvenOddRule))
    }
  }
}

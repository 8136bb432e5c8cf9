package import Drawing
package import Foundation

/// An outline that grows by lines and curves, by Core Graphics' rules.
///
/// Each point is given in coordinates of the caller's and mapped to the outline's by `transform`. Lines and curves need a
/// current point: without one they are left out, as are elements with numbers that are not finite, and an outline that
/// Core Graphics would refuse, such as an arc of a negative radius.
package struct OutlineBuilder: Sendable, Equatable {
  package private(set) var elements: [Outline.Element] = []
  /// The end of the last element; after `close`, the start of the subpath.
  package private(set) var currentPoint: CGPoint?
  private var start: CGPoint?
  /// The distance of a quarter circle's control points from its ends, in radii.
  private var handle: Double { RoundedRectangle.circleHandle }

  package init() {}

  package init(_ outline: Outline) { append(outline) }

  package var outline: Outline { Outline(elements) }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func removeAll() { self = OutlineBuilder() }

  // MARK: Elements

  /// Begins a subpath. One that consists of nothing but its beginning is replaced.
  package mutating func move(to point: CGPoint, _ transform: AffineTransform = .identity) {
    let place = transform.place(of: point)
    guard place.isFinite else { return }
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(to: place))
    (start, currentPoint) = (place, place)
  }

  package mutating func line(to point: CGPoint, _ transform: AffineTransform = .identity) {
    let place = transform.place(of: point)
    guard currentPoint != nil, place.isFinite else { return }
    elements.append(.line(to: place))
    currentPoint = place
  }

  package mutating func curve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, _ transform: AffineTransform = .identity
  ) {
    let places = [control1, control2, end].map(transform.place)
    guard currentPoint != nil, places.allSatisfy(\.isFinite) else { return }
    elements.append(.curve(to: places[2], control1: places[0], control2: places[1]))
    currentPoint = places[2]
  }

  /// Adds a quadratic curve, as the cubic one that is the same.
  package mutating func quadCurve(to end: CGPoint, control: CGPoint, _ transform: AffineTransform = .identity) {
    let (place, middle) = (transform.place(of: end), transform.place(of: control))
    guard let from = currentPoint, place.isFinite, middle.isFinite else { return }
    curve(to: place, control1: from.toward(middle, by: 2 / 3), control2: place.toward(middle, by: 2 / 3))
  }

  /// Closes the subpath; does nothing if there is none.
  package mutating func close() {
    guard let start, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds all elements of an outline.
  package mutating func append(_ outline: Outline, _ transform: AffineTransform = .identity) {
    elements.reserveCapacity(elements.count + outline.elements.count)
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: point, transform)
      case .line(let point): line(to: point, transform)
      case .curve(let point, let control1, let control2):
        curve(to: point, control1: control1, control2: control2, transform)
      case .close: close()
      }
    }
  }

  // MARK: Shapes

  /// Adds a rectangle: from its origin along its width.
  package mutating func rectangle(_ rect: CGRect, _ transform: AffineTransform = .identity) {
    guard rect.isUsable else { return }
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    move(to: CGPoint(x: left, y: top), transform)
    line(to: CGPoint(x: right, y: top), transform)
    line(to: CGPoint(x: right, y: bottom), transform)
    line(to: CGPoint(x: left, y: bottom), transform)
    close()
  }

  /// Adds an ellipse: from the middle of the right side, clockwise where y grows downwards.
  package mutating func ellipse(in rect: CGRect, _ transform: AffineTransform = .identity) {
    guard rect.isUsable else { return }
    let box = rect.standardized
    let (x, y) = (box.size.width / 2, box.size.height / 2)
    let toBox = AffineTransform(m11: x, m12: 0, m21: 0, m22: y, tX: box.origin.x + x, tY: box.origin.y + y)
    var whole = toBox
    whole.append(transform)
    move(to: CGPoint(x: 1, y: 0), whole)
    quarters(whole)
    close()
  }

  /// Adds the four quarters of the unit circle that begins at the current point.
  private mutating func quarters(_ transform: AffineTransform) {
    let turns: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    for (from, to) in zip(turns, turns.dropFirst()) {
      curve(
        to: CGPoint(x: to.0, y: to.1), control1: CGPoint(x: from.0 + handle * to.0, y: from.1 + handle * to.1),
        control2: CGPoint(x: to.0 + handle * from.0, y: to.1 + handle * from.1), transform)
    }
  }

  /// Adds a rectangle with corners of quarters of ellipses, clockwise where y grows downwards, from the left end of the
  /// upper edge. Corners are at most half as long as a side.
  package mutating func roundedRectangle(
    _ rect: CGRect, cornerWidth: Double, cornerHeight: Double, _ transform: AffineTransform = .identity
  ) {
    guard rect.isUsable, cornerWidth.isFinite, cornerHeight.isFinite else { return }
    let box = rect.standardized
    let (width, height) = (
      min(max(0, cornerWidth), box.size.width / 2), min(max(0, cornerHeight), box.size.height / 2)
    )
    guard width > 0, height > 0 else { return rectangle(box, transform) }
    let corners: [(CGPoint, from: CGPoint, to: CGPoint)] = [
      (CGPoint(x: box.maxX, y: box.minY), CGPoint(x: -width, y: 0), CGPoint(x: 0, y: height)),
      (CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: 0, y: -height), CGPoint(x: -width, y: 0)),
      (CGPoint(x: box.minX, y: box.maxY), CGPoint(x: width, y: 0), CGPoint(x: 0, y: -height)),
      (CGPoint(x: box.minX, y: box.minY), CGPoint(x: 0, y: height), CGPoint(x: width, y: 0)),
    ]
    move(to: CGPoint(x: box.minX + width, y: box.minY), transform)
    for (corner, from, to) in corners {
      line(to: corner.moved(from, 1), transform)
      curve(
        to: corner.moved(to, 1), control1: corner.moved(from, 1 - handle),
        control2: corner.moved(to, 1 - handle), transform)
    }
    close()
  }
}

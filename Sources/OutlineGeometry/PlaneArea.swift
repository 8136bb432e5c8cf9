package import Foundation

/// The area inside of polygons, by a rule for what is inside.
package struct PlaneArea {
  package var polygons: [[CGPoint]]
  package var usesEvenOddRule: Bool

  package init(_ polygons: [[CGPoint]], usesEvenOddRule: Bool) {
    (self.polygons, self.usesEvenOddRule) = (polygons, usesEvenOddRule)
  }

  /// Sides of some length, those that close a polygon among them.
  var sides: [Side] {
    polygons.flatMap { zip($0, $0.dropFirst() + $0.prefix(1)).map { Side($0, $1) } }.filter { $0.start != $0.end }
  }

  package func contains(_ point: CGPoint) -> Bool { PlaneArea.contains(point, sides, usesEvenOddRule) }

  static func contains(_ point: CGPoint, _ sides: [Side], _ usesEvenOddRule: Bool) -> Bool {
    let winding = sides.reduce(0) { $0 + $1.winding(around: point) }
    return usesEvenOddRule ? winding % 2 != 0 : winding != 0
  }
}

/// A side of a polygon, or a piece of one.
package struct Side: Hashable {
  package let start: CGPoint
  package let end: CGPoint

  init(_ start: CGPoint, _ end: CGPoint) { (self.start, self.end) = (start, end) }

  var vector: CGPoint { end.from(start) }
  var reversed: Side { Side(end, start) }

  func point(at place: Double) -> CGPoint { start.toward(end, by: place) }

  /// How often the side crosses the ray from a point to the right: downwards less upwards.
  func winding(around point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let turn = vector.cross(point.from(start))
    if start.y <= point.y { return turn > 0 ? 1 : 0 }
    return turn < 0 ? -1 : 0
  }

  /// Whether the boxes around two sides meet.
  func isNear(_ other: Side) -> Bool {
    min(start.x, end.x) <= max(other.start.x, other.end.x) && min(other.start.x, other.end.x) <= max(start.x, end.x)
      && min(start.y, end.y) <= max(other.start.y, other.end.y)
      && min(other.start.y, other.end.y) <= max(start.y, end.y)
  }

  /// The points that two sides share: where they cross, or the ends of what lies on both.
  func shared(with other: Side, within distance: Double) -> [CGPoint] {
    let (own, others, between) = (vector, other.vector, other.start.from(start))
    let turn = own.cross(others)
    if abs(turn) > 1e-12 * own.length * others.length {
      let (place, otherPlace) = (between.cross(others) / turn, between.cross(own) / turn)
      let (slack, otherSlack) = (distance / own.length, distance / others.length)
      guard (-slack...1 + slack).contains(place), (-otherSlack...1 + otherSlack).contains(otherPlace) else { return [] }
      return [point(at: place)]
    }
    guard abs(between.cross(own)) <= distance * own.length else { return [] }
    return [other.start, other.end].filter { contains($0, within: distance) }
      + [start, end].filter { other.contains($0, within: distance) }
  }

  /// Whether a point of the side's line is on the side.
  private func contains(_ point: CGPoint, within distance: Double) -> Bool {
    let along = point.from(start).dot(vector) / vector.length
    return along >= -distance && along <= vector.length + distance
  }
}

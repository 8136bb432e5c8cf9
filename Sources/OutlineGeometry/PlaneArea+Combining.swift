package import Foundation

// Boolean operations on areas: sides are cut where they meet, and a piece bounds the result where the result is on one side of
// it alone. The pieces are then put together to polygons.

extension PlaneArea {
  /// The most sides that are combined: each meets each.
  package static let mostSides = 10_000

  /// The area of which a point is that is in both areas, in one of them, or in none, as `isInside` says. Its polygons do not
  /// cross, and run around what they enclose in one direction and around holes in the other, so that both rules give the same.
  /// Nil with too many sides.
  package func combined(
    with other: PlaneArea, _ isInside: (_ inThis: Bool, _ inOther: Bool) -> Bool
  ) -> PlaneArea? {
    let (own, others) = (sides, other.sides)
    guard own.count + others.count <= PlaneArea.mostSides else { return nil }
    let distance = PlaneArea.distance(own + others)
    let pieces = PlaneArea.pieces(of: own + others, within: distance).compactMap { piece -> Side? in
      guard let normal = piece.vector.turned.unit else { return nil }
      let (middle, step) = (piece.point(at: 0.5), min(distance * 64, piece.vector.length / 8))
      let (left, right) = (middle.moved(normal, step), middle.moved(normal, -step))
      let inside = [left, right].map { point in
        isInside(
          PlaneArea.contains(point, own, usesEvenOddRule), PlaneArea.contains(point, others, other.usesEvenOddRule))
      }
      return inside[0] == inside[1] ? nil : inside[0] ? piece : piece.reversed
    }
    return PlaneArea(PlaneArea.polygons(of: pieces), usesEvenOddRule: false)
  }

  /// The parts of lines that are in the area, or those that are not.
  package func parts(of lines: [[CGPoint]], inside: Bool) -> [[CGPoint]]? {
    let sides = sides
    guard sides.count + lines.reduce(0, { $0 + $1.count }) <= PlaneArea.mostSides else { return nil }
    var parts: [[CGPoint]] = []
    for line in lines {
      var open: [CGPoint] = []
      for side in zip(line, line.dropFirst()).map({ Side($0, $1) }) where side.start != side.end {
        let distance = PlaneArea.distance(sides + [side])
        for piece in side.cut(by: sides, within: distance) {
          let isIn = PlaneArea.contains(piece.point(at: 0.5), sides, usesEvenOddRule)
          if isIn == inside {
            open.append(contentsOf: open.isEmpty ? [piece.start, piece.end] : [piece.end])
          } else if !open.isEmpty {
            parts.append(open)
            open = []
          }
        }
      }
      if !open.isEmpty { parts.append(open) }
    }
    return parts
  }

  /// The polygons of an area that was combined, each with the holes in it.
  package var components: [PlaneArea] {
    let outer = polygons.filter { $0.signedArea > 0 }.sorted { $0.signedArea < $1.signedArea }
    var components = outer.map { PlaneArea([$0], usesEvenOddRule: false) }
    for hole in polygons where hole.signedArea <= 0 {
      // A hole may touch what it is in at corners, not along a side.
      let middle = Side(hole[0], hole[1]).point(at: 0.5)
      if let index = components.firstIndex(where: {
        PlaneArea([$0.polygons[0]], usesEvenOddRule: false).contains(middle)
      }) {
        components[index].polygons.append(hole)
      }
    }
    return components.reversed()
  }

  /// What counts as no distance: a small part of the sides' extent.
  private static func distance(_ sides: [Side]) -> Double {
    sides.reduce(0) { max($0, abs($1.start.x), abs($1.start.y), abs($1.end.x), abs($1.end.y)) } * 1e-9
  }

  /// The sides between the points where they meet, each once.
  private static func pieces(of sides: [Side], within distance: Double) -> [Side] {
    guard distance > 0 else { return [] }
    var (corners, found, pieces) = (Corners(within: distance * 4), Set<Side>(), [Side]())
    for side in sides {
      for piece in side.cut(by: sides, within: distance) {
        let piece = Side(corners.corner(at: piece.start), corners.corner(at: piece.end))
        guard piece.start != piece.end, !found.contains(piece.reversed), found.insert(piece).inserted else { continue }
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Polygons of pieces that have the area on the same hand. Where several go on, the one is taken that keeps nearest to it.
  private static func polygons(of pieces: [Side]) -> [[CGPoint]] {
    var following: [CGPoint: [Side]] = [:]
    for piece in pieces { following[piece.start, default: []].append(piece) }
    var polygons: [[CGPoint]] = []
    for first in pieces {
      guard let index = following[first.start]?.firstIndex(of: first) else { continue }
      following[first.start]?.remove(at: index)
      var (polygon, last) = ([first.start], first)
      while last.end != first.start,
        let next = following[last.end]?.enumerated().max(by: { left, right in
          last.turn(to: left.element) < last.turn(to: right.element)
        })
      {
        following[last.end]?.remove(at: next.offset)
        if last.vector.cross(next.element.vector) != 0 { polygon.append(last.end) }
        last = next.element
      }
      if last.end == first.start, polygon.count > 2 { polygons.append(polygon) }
    }
    return polygons
  }
}

/// Points of which those that are very near to each other are one.
private struct Corners {
  private struct Cell: Hashable {
    let x: Double
    let y: Double
  }

  private let size: Double
  private var known: [Cell: CGPoint] = [:]

  init(within size: Double) { self.size = size }

  /// The first point that was asked for near to a point.
  mutating func corner(at point: CGPoint) -> CGPoint {
    let cell = Cell(x: (point.x / size).rounded(), y: (point.y / size).rounded())
    for x in [cell.x, cell.x - 1, cell.x + 1] {
      for y in [cell.y, cell.y - 1, cell.y + 1] {
        if let found = known[Cell(x: x, y: y)] { return found }
      }
    }
    known[cell] = point
    return point
  }
}

extension Side {
  /// The side between the points where others meet it, in order.
  func cut(by others: [Side], within distance: Double) -> [Side] {
    var points = [start, end]
    for other in others where other != self && isNear(other) { points += shared(with: other, within: distance) }
    let along = vector
    let ordered = points.sorted { $0.from(start).dot(along) < $1.from(start).dot(along) }
    return zip(ordered, ordered.dropFirst()).filter { $1.from($0).length > distance }.map { Side($0, $1) }
  }

  /// The angle by which a side turns from this one's direction, towards its area.
  func turn(to other: Side) -> Double { atan2(vector.cross(other.vector), vector.dot(other.vector)) }
}

extension [CGPoint] {
  /// The area, positive where a polygon of an area runs around it, and not around a hole.
  fileprivate var signedArea: Double {
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) } / 2
  }
}

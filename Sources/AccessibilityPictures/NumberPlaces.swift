import Foundation

/// The places of numbers on a screen: each as near as possible to where it is wanted, on none of those before it.
///
/// Two numbers wanted at the same corner lie below each other; where there is no room below, one is beside the other or above
/// it. Numbers that only touch are apart. Where a neighbourhood is full, a number covers others.
@MainActor
struct NumberPlaces {
  /// The size of the squares by which taken places are found, in points.
  private static let cell = NumberBadge.side
  /// The number of badges within which a free place is searched.
  private static let reach = 12

  private let bounds: CGRect
  private var taken: [Cell: [CGRect]] = [:]

  init(in bounds: CGRect) { self.bounds = bounds }

  /// Takes the nearest free place for a number of a size that is wanted at a point.
  mutating func take(_ size: CGSize, at wanted: CGPoint) -> CGRect {
    let first = CGRect(
      x: Self.clamped(wanted.x, bounds.minX, bounds.maxX - size.width),
      y: Self.clamped(wanted.y, bounds.minY, bounds.maxY - size.height), width: size.width, height: size.height)
    let place = freePlace(near: first) ?? first
    for cell in Self.cells(of: place) { taken[cell, default: []].append(place) }
    return place
  }

  private func freePlace(near first: CGRect) -> CGRect? {
    if isFree(first) { return first }
    for step in Self.steps {
      let place = first.offsetBy(dx: CGFloat(step.x) * first.width, dy: CGFloat(step.y) * first.height)
      if bounds.contains(place), isFree(place) { return place }
    }
    return nil
  }

  private func isFree(_ place: CGRect) -> Bool {
    Self.cells(of: place).allSatisfy { cell in
      taken[cell, default: []].allSatisfy { $0.intersection(place).isEmpty }
    }
  }

  // MARK: Steps and squares

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private static func cells(of place: CGRect) -> [Cell] {
    let columns = index(place.minX)...index(place.maxX)
    return (index(place.minY)...index(place.maxY)).flatMap { y in columns.map { Cell(x: $0, y: y) } }
  }

  /// Places are on a screen, so only one that is not finite has no index.
  private static func index(_ length: CGFloat) -> Int { Int(exactly: (length / cell).rounded(.down)) ?? 0 }

  /// The steps to other places in numbers' sizes, the nearest first: downwards before sideways, upwards last.
  private static let steps: [(x: Int, y: Int)] = {
    let all = (-reach...reach).flatMap { y in (-reach...reach).map { (x: $0, y: y) } }
    func rank(_ step: (x: Int, y: Int)) -> [Int] {
      [step.x * step.x + step.y * step.y, step.y > 0 ? 0 : step.y == 0 ? 1 : 2, step.x > 0 ? 0 : 1]
    }
    return all.filter { $0 != (0, 0) }.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }()

  private static func clamped(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    max(least, min(value, most))
  }
}

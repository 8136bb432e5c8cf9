/// Active constraints in the order they were added, each of them once.
///
/// Adding and removing cost the same however many there are: a removed constraint leaves a gap, and the rest closes up
/// when half of the places are gaps.
@MainActor
final class ConstraintList {
  /// Up to so many places are searched; beyond that the place of each constraint is kept.
  private static let searchLimit = 16

  private var places: [NSLayoutConstraint?] = []
  private var placeOf: [ObjectIdentifier: Int]?
  private(set) var count = 0

  var elements: [NSLayoutConstraint] { places.compactMap(\.self) }

  func append(_ constraint: NSLayoutConstraint) {
    places.append(constraint)
    count += 1
    if placeOf == nil, places.count > ConstraintList.searchLimit { indexPlaces() }
    placeOf?[ObjectIdentifier(constraint)] = places.count - 1
  }

  /// Removes a constraint; one that is not there is ignored.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let place = place(of: constraint) else { return }
    places[place] = nil
    placeOf?[ObjectIdentifier(constraint)] = nil
    count -= 1
    if places.count > 2 * count { replaceAll(with: elements) }
  }

  func replaceAll(with constraints: [NSLayoutConstraint]) {
    places = constraints
    count = constraints.count
    placeOf = nil
    if count > ConstraintList.searchLimit { indexPlaces() }
  }

  private func place(of constraint: NSLayoutConstraint) -> Int? {
    if let placeOf { return placeOf[ObjectIdentifier(constraint)] }
    return places.firstIndex { $0 === constraint }
  }

  private func indexPlaces() {
    var index: [ObjectIdentifier: Int] = [:]
    for (place, constraint) in places.enumerated() {
      if let constraint { index[ObjectIdentifier(constraint)] = place }
    }
    placeOf = index
  }
}

import Scenes
import Snapshots

/// The cases of a run: those that run here, and those that are left out.
struct RunScope {
  private let all: [SceneCase]
  private let stopReason: String
  /// The places of the cases that run, among all requested cases.
  private(set) var places: [Int]
  /// The cases that should run here, and are left out, in the order of their places.
  private(set) var leftOut: [LeftOutCase]

  /// - Parameters:
  ///   - all: all requested cases.
  ///   - places: the places of those that should run here.
  init(_ all: [SceneCase], at places: [Int], _ selection: Selection) {
    self.all = all
    stopReason = selection.reasonAfterStop
    self.places = places.filter { selection.reasons[all[$0].path] == nil }
    leftOut = places.compactMap { place in
      let path = all[place].path
      return selection.reasons[path].map { LeftOutCase(case: path, place: place, reason: $0) }
    }
  }

  /// The cases that run.
  var cases: [SceneCase] { places.map { all[$0] } }

  /// Leaves out the cases after the first `count`, which the run did not reach.
  mutating func end(after count: Int) {
    let unreached = places.dropFirst(count).map { LeftOutCase(case: all[$0].path, place: $0, reason: stopReason) }
    guard !unreached.isEmpty else { return }
    places = Array(places.prefix(count))
    leftOut = (leftOut + unreached).sorted { $0.place < $1.place }
  }
}

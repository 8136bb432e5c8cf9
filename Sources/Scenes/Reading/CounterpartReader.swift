import Snapshots
import SourcePlaces
import Suggestions
import ViewRendering

/// Reads `equals` and `differs`, the counterparts of a scene.
enum CounterpartReader {
  /// The counterparts in a scene's keys, `equals` first.
  static func read(_ table: Table) throws(SceneError) -> [SceneCounterpart] {
    var all: [SceneCounterpart] = []
    for relation in Counterpart.Relation.allCases {
      guard let value = table[relation.rawValue] else { continue }
      let scene = try value.word("the name of another scene of this file")
      all.append(SceneCounterpart(counterpart: Counterpart(relation, scene), scene: scene, place: value.place))
    }
    if !all.isEmpty, let value = table[SceneDefaults.referencesKey] {
      let reason = "a scene that is compared with another keeps no references"
      throw value.error(
        .keysTogether(all[0].counterpart.relation.rawValue, SceneDefaults.referencesKey, reason: reason))
    }
    return all
  }
}

extension [Scene] {
  /// The scenes of a file; one whose counterparts are unknown, lead back to it, or lack its configurations has that error.
  func checkingCounterparts() -> [Scene] {
    guard contains(where: { !$0.counterparts.isEmpty }) else { return self }
    let scenes = Dictionary(map { ($0.name, $0) }) { first, _ in first }
    return map { scene in
      do throws(SceneError) {
        for counterpart in scene.counterparts { try scene.check(counterpart, among: scenes, of: map(\.name)) }
        return scene
      } catch {
        return scene.failing(error)
      }
    }
  }
}

extension Scene {
  fileprivate var counterparts: [SceneCounterpart] { (try? definition.get())?.counterparts ?? [] }

  fileprivate func check(
    _ counterpart: SceneCounterpart, among scenes: [String: Scene], of names: [String]
  ) throws(SceneError) {
    let key = counterpart.counterpart.relation.rawValue
    guard let other = scenes[counterpart.scene] else {
      let others = names.filter { $0 != name }
      let suggestion = Suggestion.nearest(to: counterpart.scene, among: others)
      throw counterpart.error(.unknownScene(counterpart.scene, key: key, suggestion: suggestion, names: others))
    }
    if let way = other.way(to: name, among: scenes) { throw counterpart.error(.comparedWithItself([name] + way)) }
    let known = Set(other.configurations)
    let missing = configurations.filter { !known.contains($0) }.map(\.slug)
    // A matrix that cannot be read is that scene's own error.
    guard missing.isEmpty || known.isEmpty else {
      throw counterpart.error(.missingConfigurations(counterpart.scene, key: key, missing))
    }
  }

  /// The names from this scene to another, along counterparts; nil if none leads there.
  private func way(to target: String, among scenes: [String: Scene]) -> [String]? {
    var known: Set<String> = [name]
    var ways = [[name]]
    while let way = ways.popLast() {
      guard let last = way.last, last != target else { return way }
      for next in scenes[last]?.counterparts ?? [] where known.insert(next.scene).inserted {
        ways.append(way + [next.scene])
      }
    }
    return nil
  }
}

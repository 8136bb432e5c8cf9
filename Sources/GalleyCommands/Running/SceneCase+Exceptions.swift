import Exceptions
import Scenes
import ViewRendering

extension SceneCase {
  /// The case for the driver, unless an exception of its scene is over.
  ///
  /// - Parameters:
  ///   - today: the day for which exceptions are judged; nil if none count.
  ///   - exceptions: the exceptions that count.
  /// - Throws: `ExpiredExceptions`, and what `subjectCase()` throws.
  func subjectCase(
    on today: CalendarDay?, _ exceptions: (SceneDefinition) -> [PlacedException] = \.exceptionsOfTests
  ) throws -> SubjectCase {
    try checkExceptions(on: today, exceptions)
    return try subjectCase()
  }

  /// - Throws: `ExpiredExceptions`, and the error in the scene.
  func checkExceptions(on today: CalendarDay?, _ exceptions: (SceneDefinition) -> [PlacedException]) throws {
    guard let today, let over = ExpiredExceptions(exceptions(try definition.get()), on: today) else { return }
    throw over
  }
}

extension [SceneCase] {
  /// A line about the exceptions without a reason, if there are any.
  func notesOnExceptions(_ exceptions: (SceneDefinition) -> [PlacedException]) -> [String] {
    let all = compactMap { try? $0.definition.get() }.flatMap(exceptions)
    return all.noteOnReasons.map { ["note\t\($0)"] } ?? []
  }
}

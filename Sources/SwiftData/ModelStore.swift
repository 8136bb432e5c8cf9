import Foundation
import Observation

/// The saved objects of a container, which its contexts share. The container's lock guards them.
@Observable
final class ModelStore: @unchecked Sendable {
  private var saved: [ObjectIdentifier: [any PersistentModel]] = [:]

  /// The classes that have objects.
  var types: [ObjectIdentifier] { Array(saved.keys) }

  func models(of type: ObjectIdentifier) -> [any PersistentModel] { saved[type] ?? [] }

  func contains(_ model: some PersistentModel) -> Bool { saved.values.contains { $0.contains { $0 === model } } }

  func change(
    adding inserted: [ObjectIdentifier: [any PersistentModel]],
    removing deleted: [ObjectIdentifier: any PersistentModel]
  ) {
    var models = saved
    if !deleted.isEmpty { models = models.mapValues { $0.filter { deleted[ObjectIdentifier($0)] == nil } } }
    models.merge(inserted) { $0 + $1 }
    saved = models
  }

  func removeAll() { saved = [:] }
}

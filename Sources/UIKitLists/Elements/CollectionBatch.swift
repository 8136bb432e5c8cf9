/// The changes collected in a batch of updates.
struct CollectionBatch {
  var changes = CollectionChanges()
  /// The nesting depth of `performBatchUpdates` calls.
  var depth = 0
  var completions: [(Bool) -> Void] = []
}

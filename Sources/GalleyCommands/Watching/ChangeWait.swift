import CommandSupport

/// Waits for files to change, and then for them to be left alone.
struct ChangeWait {
  /// Between two looks at the files.
  static let pause = Duration.milliseconds(50)
  /// Looking takes at most this part of the time.
  static let shareOfTime = 20
  /// Nothing has changed for so long: whoever writes several files is done.
  static let calm = Duration.milliseconds(25)
  /// Files that go on changing are not waited for any longer.
  static let patience = Duration.seconds(1)

  let time: TimeSource

  /// All files that changed.
  ///
  /// - Parameter look: gives the files that changed since it was called last.
  func changes(_ look: () -> Set<String>) -> Set<String> {
    var changes = firstChanges(look)
    let end = time.now() + ChangeWait.patience
    while time.now() < end {
      time.wait(ChangeWait.calm)
      let more = look()
      if more.isEmpty { break }
      changes.formUnion(more)
    }
    return changes
  }

  private func firstChanges(_ look: () -> Set<String>) -> Set<String> {
    while true {
      let start = time.now()
      let changes = look()
      guard changes.isEmpty else { return changes }
      time.wait(max(ChangeWait.pause, (time.now() - start) * ChangeWait.shareOfTime))
    }
  }
}

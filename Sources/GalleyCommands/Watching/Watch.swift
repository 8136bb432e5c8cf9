import Foundation
import Scenes
import Snapshots

/// Renders a catalogue again whenever one of its files changes, one rendering after the other, for as long as the
/// process lives.
///
/// All renderings are one run, in one folder, whose results and pictures are always those of the whole catalogue as it
/// was rendered last.
struct Watch {
  /// Between two looks at the files.
  private static let pause = Duration.milliseconds(100)
  /// Looking takes at most this part of the time.
  private static let shareOfTime = 20
  /// Nothing has changed for so long: whoever writes several files is done.
  private static let calm = Duration.milliseconds(50)
  /// Files that go on changing are not waited for any longer.
  private static let patience = Duration.seconds(1)

  let rendering: WatchRendering
  private var files: WatchedFiles
  private var cases: WatchedCases
  private var isFirst = true

  init(_ rendering: WatchRendering) {
    self.rendering = rendering
    files = WatchedFiles(catalogue: rendering.catalogue, fonts: rendering.fonts.fonts)
    cases = WatchedCases(store: rendering.store, folder: rendering.folder)
  }

  /// Renders all cases, then those that changes are about.
  ///
  /// - Throws: what keeps the first rendering from being made. What goes wrong with a later one is said, and may be
  ///   mended.
  mutating func run() throws -> Never {
    try render(files.changes())
    while true {
      let changes = nextChanges()
      do {
        try render(changes)
      } catch {
        Terminal.print(saved(changes))
        Terminal.printError("error: \(error)")
      }
    }
  }

  /// Waits for changes, and then for there to be no more.
  private mutating func nextChanges() -> Set<String> {
    var changes: Set<String> = []
    while changes.isEmpty {
      let start = ContinuousClock.now
      changes = files.changes()
      if changes.isEmpty { wait(max(Watch.pause, (ContinuousClock.now - start) * Watch.shareOfTime)) }
    }
    let end = ContinuousClock.now + Watch.patience
    while ContinuousClock.now < end {
      wait(Watch.calm)
      let more = files.changes()
      if more.isEmpty { break }
      changes.formUnion(more)
    }
    return changes
  }

  private func wait(_ duration: Duration) { Thread.sleep(forTimeInterval: duration / .seconds(1)) }

  /// Renders what changes are about. One that no case is about is not worth a word.
  private mutating func render(_ changes: Set<String>) throws {
    let start = ContinuousClock.now
    let catalogue = try Catalogue.load(at: rendering.catalogue)
    let affected = files.affected(by: changes, in: catalogue.files)
    let all = try rendering.options.chosen(of: catalogue)
    let plan = cases.plan(all, affected: affected)
    guard !plan.isEmpty || isFirst else { return }
    let results = try rendering.render(plan.cases)
    let report = cases.take(results, of: plan)
    try rendering.write(cases.results(of: all.map(\.scene)), of: all)
    // A file that was saved once more in between has nothing to say yet.
    guard !report.isEmpty || isFirst else { return }
    let seconds = ((ContinuousClock.now - start) / .seconds(1)).formatted(decimals: 2)
    if !isFirst { Terminal.print(saved(changes)) }
    for line in report.lines(isFirst: isFirst) { Terminal.print(line) }
    Terminal.print("\(report.totals(isFirst: isFirst)) (\(seconds) s)")
    isFirst = false
  }

  private func saved(_ changes: Set<String>) -> String {
    "saved\t\(changes.sorted().map(files.name).listed(3))"
  }
}

extension Double {
  fileprivate func formatted(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}

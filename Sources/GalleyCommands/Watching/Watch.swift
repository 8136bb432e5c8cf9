import CommandSupport
import Foundation
import Raster
import Scenes
import Snapshots

/// Renders a catalogue again whenever one of its files changes, for as long as the process lives.
///
/// All renderings are one run, in one folder, whose results and pictures are always those of the whole catalogue as
/// last rendered.
struct Watch {
  let rendering: WatchRendering
  /// The page that shows each rendering, if one was requested.
  private let page: LivePage?
  private let time = TimeSource.system
  private var files: WatchedFiles
  private var cases: WatchedCases
  private var isFirst = true
  /// The engine's fingerprint; nil if the fonts have changed since it was found.
  private var engine: Hash128?

  init(_ rendering: WatchRendering, showing page: LivePage?) {
    (self.rendering, self.page) = (rendering, page)
    files = WatchedFiles(catalogue: rendering.catalogue, fonts: rendering.fonts.fonts)
    cases = WatchedCases(store: rendering.store, folder: rendering.folder)
  }

  /// Renders all cases, then those affected by changes.
  ///
  /// - Throws: an error that prevents the first rendering. Errors in later ones are printed, as they may be fixed.
  mutating func run() throws -> Never {
    try render(files.changes())
    let wait = ChangeWait(time: time)
    while true {
      let changes = wait.changes { files.changes() }
      do {
        try render(changes)
      } catch {
        Terminal.print(saved(changes))
        Terminal.printError(.error, "\(error)")
        page?.show(fault: "\(error)")
      }
    }
  }

  /// Renders the cases affected by changes. Changes that affect none are not mentioned.
  private mutating func render(_ changes: Set<String>) throws {
    let start = time.now()
    if files.holdFonts(changes) { forgetFonts() }
    let catalogue = try Catalogue.load(at: rendering.catalogue) { [files] in files.kept($0, after: changes) }
    let affected = files.affected(by: changes, in: catalogue.files)
    let all = try rendering.options.chosen(of: catalogue)
    let plan = cases.plan(all, affected: affected)
    guard !plan.isEmpty || isFirst else {
      page?.showNoFault()
      return
    }
    let results = try rendering.render(plan.cases)
    let report = cases.take(results, of: plan)
    let shown = cases.results(of: all)
    let engine = try engine ?? rendering.engine()
    self.engine = engine
    try rendering.write(shown, of: all, by: engine)
    // A file that was saved again meanwhile has no results yet.
    guard !report.isEmpty || isFirst else { return }
    let seconds = ((time.now() - start) / .seconds(1)).formatted(decimals: 2)
    if !isFirst { Terminal.print(saved(changes)) }
    for line in report.lines(isFirst: isFirst) { Terminal.print(line) }
    Terminal.print("\(report.totals(isFirst: isFirst)) (\(seconds) s)")
    isFirst = false
    try page?.show(shown, report.changeLines)
    rendering.prepare(for: plan.cases.count)
  }

  private mutating func forgetFonts() {
    engine = nil
    rendering.forgetFonts()
  }

  private func saved(_ changes: Set<String>) -> String {
    "saved\t\(changes.sorted().map(files.name).listed(3))"
  }
}

extension Double {
  fileprivate func formatted(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}

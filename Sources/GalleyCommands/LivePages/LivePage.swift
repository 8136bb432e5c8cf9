import ArgumentParser
import CommandSupport
import Foundation
import Gallery
import MeasuringServer
import Snapshots
import Threads

/// The page of a watched run: its gallery, made again after each rendering, and the server that shows it.
///
/// A rendering in which cases fail that the page shows the pictures of makes no gallery: the page keeps the pictures,
/// and shows the errors. Cases that failed before are shown as failed.
final class LivePage {
  private let server: LoopbackServer
  private let service: PageService
  private let source: GallerySource
  private let run: RunFolder
  private let catalogue: String
  private var writing: GalleryWriting
  private var isServing = false
  /// The cases that failed in the gallery; nil before there is one.
  private var shownFailures: Set<CasePath>?

  /// Listens, and lets clients wait for the first gallery.
  ///
  /// - Parameters:
  ///   - port: the port on 127.0.0.1; 0 for any free one.
  ///   - run: the run's folder, in which the gallery has its own.
  ///   - catalogue: the watched folder or file.
  init(port: Int, of run: RunFolder, catalogue: String, references: URL) throws {
    (self.run, self.catalogue) = (run, catalogue)
    source = try GallerySource.parse(["--references=\(references.relativePath)"])
    writing = GalleryWriting(to: run.galleryFolder, try SiteFiles.bundled(version: ProgramVersion.current), jobs: nil)
    let limits = ServerLimits(jobs: 1)
    let service = PageService(GalleryFolder.pageName, in: run.galleryFolder.path, limits: limits)
    self.service = service
    server = try LoopbackServer(port: port, limits: limits) { service.respond(to: $0, client: $1) }
  }

  /// The address for a browser.
  var address: String { "\(server.address)/" }

  /// Shows the run's results as they are on disk now.
  ///
  /// - Parameters:
  ///   - results: the same results.
  ///   - lines: what moved since the last rendering.
  func show(_ results: [CaseResult], _ lines: [String]) throws {
    let failed = results.filter { $0.outcome.verdict == .failed }
    if let shownFailures, case let new = failed.filter({ !shownFailures.contains($0.path) }), !new.isEmpty {
      return service.announce(
        fault: RunSummary(results: new, isPartial: true).reviewGroups.map(\.line.withoutTabs).joined(separator: "\n"))
    }
    let contents = try source.runContents(of: run.url.path, catalogue: catalogue)
    if let fault = contents.input.fault, shownFailures != nil { return service.announce(fault: fault) }
    writing.revision = service.revision + 1
    try service.renew(lines.map(\.withoutTabs)) { try writing.write(contents) }
    shownFailures = Set(failed.map(\.path))
    try serve()
  }

  /// Shows why there was no rendering, beside the pictures of the last one.
  func show(fault: String) { service.announce(fault: fault) }

  /// Takes the reason back: the files are again what the page shows.
  func showNoFault() { service.announce(fault: nil) }

  private func serve() throws {
    guard !isServing else { return }
    isServing = true
    try ThreadMaker.system.start { [server] in server.run() }
  }
}

extension String {
  /// A line of a report as a sentence: its label is followed by a space.
  fileprivate var withoutTabs: String { replacing("\t", with: " ") }
}

import Foundation
import Raster
package import Snapshots
package import Threads

/// A gallery as a folder: a page with the files it loads.
///
/// The same input results in the same bytes, whatever the number of threads. Pictures and layouts are named by their
/// hashes, and existing ones are kept. `index.html` is removed first and written last.
package struct GalleryFolder {
  /// The file that identifies the folder as a gallery's.
  package static let pageName = "index.html"
  /// All styles and all scripts of the page, one after the other: a page of dozens of files takes half as long again to open.
  private static let (styleName, scriptName) = ("site/page.css", "site/page.js")
  /// The number of cases in one file of data.
  static let casesInFile = 1_000

  private let input: GalleryInput
  private let site: SiteFiles
  private let places: Acceptance
  private let folder: RenewedFolder
  private let threads: Int
  private let maker: ThreadMaker
  /// The writer of sheets; nil for none.
  package var sheets: SheetWriting?
  /// The number of the page's revision, if it asks its server for later ones; nil for a page that stays as it is.
  package var revision: Int?
  /// The paths of the previous revision's files, which a page may still be loading: they are kept once more.
  package var previous: Set<String> = []

  /// - Parameters:
  ///   - places: the run's folder, and the folders of references.
  ///   - folder: claimed, with `pageName` removed.
  ///   - threads: the number of threads.
  package init(
    _ input: GalleryInput, _ site: SiteFiles, from places: Acceptance, to folder: RenewedFolder, threads: Int,
    by maker: ThreadMaker = .system
  ) {
    (self.input, self.site, self.places, self.folder) = (input, site, places, folder)
    (self.threads, self.maker) = (threads, maker)
  }

  /// - Returns: the paths of the page's files, without those of the previous revision.
  /// - Throws: an error in writing the folder, or a `ThreadError`.
  @discardableResult
  package func write() throws -> Set<String> {
    let page = try Page(site)
    let styles = site.styles + (revision == nil ? [] : site.liveStyles)
    let scripts = site.scripts + (revision == nil ? [] : site.liveScripts)
    let style = PageFont.style(site.fonts, \.name) + styles.map(\.text).joined()
    try folder.put(Data(style.utf8), at: Self.styleName)
    try folder.put(Data(scripts.map(\.text).joined().utf8), at: Self.scriptName)
    for font in site.fonts { try folder.put(font.data, at: "site/\(font.name)") }
    let data = try writeData()
    var context = Page.Context(input, version: site.version)
    context.policy = revision == nil ? ContentPolicy.folder : ContentPolicy.live
    context.revision = revision
    (context.styles, context.scripts) = ([Self.styleName], [Self.scriptName])
    context.data = data
    try folder.put(page.html(context), at: Self.pageName)
    let written = folder.paths
    for path in previous.subtracting(written) { _ = folder.keep(path) }
    try folder.removeRest()
    return written
  }

  /// Writes pictures, layouts and data; returns the paths of the files that the page loads immediately.
  private func writeData() throws -> [String] {
    let shelf = FolderShelf(folder)
    let reader = EvidenceReader(kind: input.kind, places: places, shelf: shelf)
    let evidence = try Concurrently.map(input.cases, threads: threads, by: maker) { try reader.evidence(of: $0) }
    var scenes = SceneList(input)
    try scenes.put(input.facts, on: shelf)
    let indices = scenes.indices
    let starts = Array(stride(from: 0, to: input.cases.count, by: Self.casesInFile))
    let paths = starts.indices.map { "data/cases-\($0 + 1).js" }
    _ = try Concurrently.map(Array(zip(starts, paths)), threads: threads, by: maker) { start, path in
      let cases = (start..<min(start + Self.casesInFile, input.cases.count)).map { index in
        CaseData(input.cases[index], evidence[index], scene: indices[index], picture: shelf.picture)
      }
      try folder.put(ScriptText.receive("cases", ResultFiles.encoder.encode(cases)), at: path)
    }
    let run = RunData(
      input, .folder, scenes: scenes, identity: input.identity(of: input.cases, evidence), omitted: 0,
      caseFiles: paths.count)
    try folder.put(ScriptText.receive("run", ResultFiles.encoder.encode(run)), at: "data/run.js")
    try sheets?.write(GallerySheets(input, evidence, images: folder.url.appendingPathComponent("images")), to: folder)
    return ["data/run.js"] + paths
  }
}

extension GalleryInput {
  /// The hash of everything that decisions depend on.
  func identity(of cases: [DisplayedCase], _ evidence: [CaseEvidence]) -> Hash128 {
    let lines = zip(cases, evidence).map { shown, evidence in
      let decision = evidence.decision
      return "\(shown.path)\t\(decision?.expected?.description ?? "")\t\(decision?.actual.description ?? "")\n"
    }
    return Hash128(hashing: Array(lines.joined().utf8))
  }
}

package import Foundation
import Raster
package import Snapshots

/// A gallery as one file, with the cases that need review, as far as they fit.
///
/// Pictures of differences are not in it: the page computes them from the expected and the actual pictures.
/// A case that does not fit is left out with its pictures; smaller ones after it may still be included.
package struct GalleryFile {
  private let input: GalleryInput
  private let site: SiteFiles
  private let places: Acceptance

  package init(_ input: GalleryInput, _ site: SiteFiles, from places: Acceptance) {
    (self.input, self.site, self.places) = (input, site, places)
  }

  /// The file, and the numbers of cases that were left out.
  package struct Made {
    package let html: Data
    /// The number of cases left out because they pass.
    package let passing: Int
    /// The number of cases left out because they did not fit.
    package let omittedForSize: Int
  }

  /// Whether a file was made by this type and has not been changed since.
  package static func isGallery(_ file: Data) -> Bool {
    let html = file.dropLast(mark(of: Data()).count)
    return html.count < file.count && file.suffix(from: html.endIndex) == mark(of: html)
  }

  /// The last line of the file: it has the hash of everything before it.
  private static func mark(of html: Data) -> Data {
    Data("<!-- galley-file \(Hash128(hashing: html)) -->\n".utf8)
  }

  /// - Parameters:
  ///   - includesAll: whether to include cases that pass.
  ///   - limit: the maximum size of the file in bytes.
  package func make(includesAll: Bool, limit: Int) throws -> Made {
    let page = try Page(site)
    var scenes = SceneList(input)
    let heatMaps = CaseShelf()
    try scenes.put(input.facts, on: heatMaps)
    let chosen = input.cases.indices.filter {
      includesAll || !input.kind.hasVerdicts || input.cases[$0].result.needsReview
    }
    let frame = try html(of: FileContents(), page, scenes)
    var contents = FileContents(room: limit - frame.count)
    contents.add(heatMaps.contents.images)
    let reader = { EvidenceReader(kind: input.kind, places: places, shelf: $0) }
    for index in chosen {
      let shelf = CaseShelf()
      let evidence = try reader(shelf).evidence(of: input.cases[index])
      let data = CaseData(input.cases[index], evidence, scene: scenes.indices[index], picture: shelf.picture)
      contents.add(
        ScriptText.escaped(try ResultFiles.encoder.encode(data)), input.cases[index], evidence,
        shelf.contents.withoutComputed(evidence))
    }
    return Made(
      html: try html(of: contents, page, scenes), passing: input.cases.count - chosen.count,
      omittedForSize: chosen.count - contents.cases.count)
  }

  private func html(of contents: FileContents, _ page: Page, _ scenes: SceneList) throws -> Data {
    let run = RunData(
      input, .file, scenes: scenes, identity: input.identity(of: contents.shown, contents.evidence),
      omitted: input.cases.count - contents.cases.count, caseFiles: 0)
    var context = Page.Context(input, version: site.version)
    let fonts = PageFont.style(site.fonts, \.address)
    (context.inlineStyles, context.inlineScripts) = ([fonts] + site.styles.map(\.text), site.scripts.map(\.text))
    context.policy = ContentPolicy.text(styles: context.inlineStyles, scripts: context.inlineScripts)
    let images = Dictionary(uniqueKeysWithValues: contents.images.map { ($0.key.description, $0.value) })
    let layouts = contents.layouts.sorted { $0.key.description < $1.key.description }.map(\.value)
    let data =
      try [("run", ResultFiles.encoder.encode(run)), ("images", ResultFiles.encoder.encode(images))]
      + layouts.map { ("layout", $0) }
    context.inlineData =
      data.map { ($0.0, String(decoding: ScriptText.escaped($0.1), as: UTF8.self)) }
      + [("cases", "[" + contents.cases.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",") + "]")]
    let html = page.html(context)
    return html + GalleryFile.mark(of: html)
  }
}

/// The contents of a file, with the remaining space.
private struct FileContents {
  /// The number of bytes left.
  var room = 0
  private(set) var cases: [Data] = []
  private(set) var shown: [DisplayedCase] = []
  private(set) var evidence: [CaseEvidence] = []
  private(set) var images: [Hash128: String] = [:]
  private(set) var layouts: [Hash128: Data] = [:]

  init(room: Int = 0) { self.room = room }

  /// The overhead of a picture or a layout beyond its own text: a key, quotes, an element.
  private static let overhead = 80

  /// Adds pictures that are always in the file.
  mutating func add(_ pictures: [Hash128: String]) {
    room -= pictures.reduce(0) { $0 + $1.value.utf8.count + Self.overhead }
    images.merge(pictures) { $1 }
  }

  /// Adds a case with whatever it needs that is not there yet; nothing if that does not fit.
  mutating func add(_ data: Data, _ shown: DisplayedCase, _ evidence: CaseEvidence, _ contents: CaseShelf.Contents) {
    let newImages = contents.images.filter { images[$0.key] == nil }
    let newLayouts = contents.layouts.filter { layouts[$0.key] == nil }
    let size =
      data.count + 1 + newImages.reduce(0) { $0 + $1.value.utf8.count + Self.overhead }
      + newLayouts.reduce(0) { $0 + ScriptText.escaped($1.value).count + Self.overhead }
    guard size <= room else { return }
    room -= size
    cases.append(data)
    self.shown.append(shown)
    self.evidence.append(evidence)
    images.merge(newImages) { $1 }
    layouts.merge(newLayouts) { $1 }
  }
}

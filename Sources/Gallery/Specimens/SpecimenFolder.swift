import Drawing
import Foundation
import HeadlessUIKit
import Mustache
import Raster
package import Snapshots

/// A specimen as a folder: a page with the files it loads, pictures, and a document for printing.
///
/// The same specimen results in the same bytes. `index.html` is removed first and written last.
@MainActor
package struct SpecimenFolder {
  /// The file that identifies the folder as a specimen's.
  package static let pageName = "index.html"
  private static let (styleName, documentName, paletteName) = ("typography.css", "typography.pdf", "palette.png")

  private let specimen: Specimen
  private let site: SiteFiles
  private let drawing: SheetDrawing

  package init(_ specimen: Specimen, _ site: SiteFiles, _ drawing: SheetDrawing) {
    (self.specimen, self.site, self.drawing) = (specimen, site, drawing)
  }

  /// - Parameter folder: claimed, with `pageName` removed.
  /// - Throws: an error in writing the folder.
  package func write(to folder: RenewedFolder) throws {
    let files = try SpecimenSite(site.folder)
    try folder.put(Data(files.style.utf8), at: Self.styleName)
    if !specimen.swatches.isEmpty {
      try folder.put(drawing.picture { .palette(specimen) }, at: Self.paletteName)
    }
    var sizes: [(width: Int, height: Int)] = []
    for style in specimen.styles {
      let picture = try drawing.picture { .style(style) }
      sizes.append(try PNG.size(of: picture))
      try folder.put(picture, at: Self.path(of: style))
    }
    let document = drawing.makeDocument(title: specimen.title)
    try drawing.add(to: [document], bookmark: []) { .paper(specimen) }
    try folder.put(document.finish(), at: Self.documentName)
    try folder.put(page(files, sizes), at: Self.pageName)
    try folder.removeRest()
  }

  private static func path(of style: Specimen.Style) -> String { "styles/\(style.name).png" }

  /// - Parameter sizes: the sizes of the styles' pictures, in pixels.
  private func page(_ files: SpecimenSite, _ sizes: [(width: Int, height: Int)]) throws -> Data {
    let template = try MustacheTemplate(html: files.template, named: SpecimenSite.templateName)
    let values: [String: Any] = [
      "title": specimen.title, "version": site.version, "csp": ContentPolicy.folder, "style": Self.styleName,
      "document": Self.documentName, "hasColors": !specimen.swatches.isEmpty, "hasStyles": !specimen.styles.isEmpty,
      "palette": Self.paletteName, "colors": specimen.swatches.map(values),
      "styles": zip(specimen.styles, sizes).map(values),
    ]
    return Data(template.render(values).utf8)
  }

  private func values(of swatch: Specimen.Swatch) -> [String: Any] {
    func appearance(_ bytes: Specimen.Swatch.Bytes, _ word: String) -> [String: String] {
      let text = Specimen.Swatch.text(bytes)
      let opacity = "\(Double(Int(Double(bytes[3]) / 255 * 1_000 + 0.5)) / 1_000)"
      return ["word": word, "text": text, "fill": String(text.prefix(7)), "opacity": opacity]
    }
    return ["name": swatch.name, "appearances": [appearance(swatch.light, "light"), appearance(swatch.dark, "dark")]]
  }

  private func values(of style: Specimen.Style, _ size: (width: Int, height: Int)) -> [String: Any] {
    let lines = style.lines.map { line in
      ["category": line.category, "pointSize": line.pointSize, "lineHeight": line.lineHeight]
    }
    // A name may contain characters with a meaning in URLs.
    let address = Self.path(of: style).addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    return [
      "name": style.name, "facts": style.facts, "picture": address, "width": "\(size.width)",
      "height": "\(size.height)", "lines": lines,
    ]
  }
}

/// The page's template and style.
private struct SpecimenSite {
  static let templateName = "typography/index.mustache"

  let template: String
  let style: String

  init(_ folder: URL) throws(GalleryError) {
    template = try SiteFiles.text(Self.templateName, in: folder)
    style = try SiteFiles.text("typography/typography.css", in: folder)
  }
}

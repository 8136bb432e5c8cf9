import BundledFiles
import Foundation
import Snapshots

/// The hand-written parts of the page: the template, styles and scripts.
package struct SiteFiles: Sendable {
  /// A style or script, unchanged.
  struct File: Sendable {
    let name: String
    let text: String
  }

  /// Their folder.
  let folder: URL
  /// Galley's version, which the page shows.
  let version: String
  let template: String
  /// In the order in which the page loads them; the same holds for scripts.
  let styles: [File]
  let scripts: [File]
}

extension SiteFiles {
  static let templateName = "index.mustache"
  /// The list of styles and scripts that defines their order.
  static let listName = "files.txt"

  /// Their folder, found in the same way as fonts.
  static let folder = BundledFolder(
    bundled: "galley_Gallery.resources/Site", installed: "share/galley/gallery",
    inSources: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Site", isDirectory: true),
    mark: templateName)

  /// The files that come with the program.
  ///
  /// - Parameter version: Galley's version.
  package static func bundled(version: String) throws(GalleryError) -> SiteFiles {
    let url: URL
    do throws(BundledFolderError) {
      url = try folder.locate()
    } catch {
      throw .noSite(error)
    }
    return try SiteFiles(in: url, version: version)
  }

  init(in folder: URL, version: String) throws(GalleryError) {
    (self.folder, self.version) = (folder, version)
    template = try SiteFiles.text(SiteFiles.templateName, in: folder)
    let names = try SiteFiles.text(SiteFiles.listName, in: folder).split(separator: "\n").map(String.init)
    var files: [File] = []
    for name in names { files.append(File(name: name, text: try SiteFiles.text(name, in: folder))) }
    styles = files.filter { $0.name.hasSuffix(".css") }
    scripts = files.filter { $0.name.hasSuffix(".js") }
  }

  static func text(_ name: String, in folder: URL) throws(GalleryError) -> String {
    let url = folder.appendingPathComponent(name)
    do {
      guard let data = try FileBytes.read(url.path, named: name) else {
        throw GalleryError.damagedSite(path: url.relativePath, reason: "it is not there")
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw GalleryError.damagedSite(path: url.relativePath, reason: "it is not UTF-8")
      }
      return text
    } catch let error as GalleryError {
      throw error
    } catch {
      throw .damagedSite(path: url.relativePath, reason: "\(error)")
    }
  }
}

import BundledFiles
import Foundation
import Snapshots

/// The hand-written parts of the page: the template, styles and scripts.
package struct SiteFiles: Sendable {
  /// A style or script, unchanged.
  struct File: Sendable {
    let name: String
    let text: String

    var isStyle: Bool { name.hasSuffix(".css") }
    var isScript: Bool { name.hasSuffix(".js") }
  }

  /// Their folder.
  let folder: URL
  /// Galley's version, which the page shows.
  let version: String
  let template: String
  /// In the order in which the page loads them; the same holds for scripts.
  let styles: [File]
  let scripts: [File]
  /// Files of pages that ask their server for changes; the same order.
  let liveStyles: [File]
  let liveScripts: [File]
  let fonts: [PageFont]
}

extension SiteFiles {
  static let templateName = "index.mustache"
  /// The list of styles and scripts that defines their order.
  static let listName = "files.txt"
  /// The folder of those that are only in a page that asks its server what has changed.
  static let liveFolder = "live/"

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
    return try SiteFiles(in: url, fonts: PageFont.bundled(), version: version)
  }

  init(in folder: URL, fonts: [PageFont] = [], version: String) throws(GalleryError) {
    (self.folder, self.fonts, self.version) = (folder, fonts, version)
    template = try SiteFiles.text(SiteFiles.templateName, in: folder)
    let names = try SiteFiles.text(SiteFiles.listName, in: folder).split(separator: "\n").map(String.init)
    var files: [File] = []
    for name in names { files.append(File(name: name, text: try SiteFiles.text(name, in: folder))) }
    let isLive = { (file: File) in file.name.hasPrefix(SiteFiles.liveFolder) }
    let (live, usual) = (files.filter(isLive), files.filter { !isLive($0) })
    (styles, scripts) = (usual.filter(\.isStyle), usual.filter(\.isScript))
    (liveStyles, liveScripts) = (live.filter(\.isStyle), live.filter(\.isScript))
  }

  static func text(_ name: String, in folder: URL) throws(GalleryError) -> String {
    guard let text = String(validating: try data(name, in: folder), as: UTF8.self) else {
      throw .damagedSite(path: folder.appendingPathComponent(name).relativePath, reason: "it is not UTF-8")
    }
    return text
  }

  static func data(_ name: String, in folder: URL) throws(GalleryError) -> Data {
    let url = folder.appendingPathComponent(name)
    let data: Data?
    do throws(StoreError) {
      data = try FileBytes.read(url.path, named: name)
    } catch {
      throw .damagedSite(path: url.relativePath, reason: "\(error)")
    }
    guard let data else { throw .damagedSite(path: url.relativePath, reason: "it is not there") }
    return data
  }
}

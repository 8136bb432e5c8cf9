import CommandSupport
import Foundation
import Gallery
import Snapshots

/// Writes the folder of a gallery, or writes it again, keeping the pictures that it has.
struct GalleryWriting {
  let url: URL
  let site: SiteFiles
  let threads: Int
  var sheets: SheetWriting?
  /// The number of the page's revision, if it asks its server for later ones.
  var revision: Int?
  /// The paths of the latest revision's files; empty before there is one.
  private var latest: Set<String> = []

  init(to url: URL, _ site: SiteFiles, jobs: Int?) {
    (self.url, self.site) = (url, site)
    threads = jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Returns the paths of the gallery's files, relative to its folder, and of the previous revision's: a page may still
  /// be loading those.
  @discardableResult
  mutating func write(_ contents: GalleryContents) throws -> Set<String> {
    let gallery = try RenewedFolder.claim(url, removing: GalleryFolder.pageName) {
      Terminal.printError("Waiting for another process that writes to '\(url.relativePath)' …")
    }
    var folder = GalleryFolder(contents.input, site, from: contents.places, to: gallery, threads: threads)
    (folder.sheets, folder.revision, folder.previous) = (sheets, revision, latest)
    latest = try folder.write()
    return gallery.paths
  }
}

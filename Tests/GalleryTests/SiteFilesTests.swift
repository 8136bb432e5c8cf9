import BundledFiles
import Foundation
import Testing

@testable import Gallery

/// The parts of the page that come with the program.
@Suite struct SiteFilesTests {
  @Test func theListNamesEveryStyleAndScript() throws {
    let folder = SiteFiles.folder.inSources
    let there = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let site = try SiteFiles(in: folder, version: "")
    let listed = (site.styles + site.scripts).map(\.name)
    #expect(listed.sorted() == there.filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }.sorted())
    let live = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("live").path)
    #expect((site.liveStyles + site.liveScripts).map(\.name) == live.map { "live/\($0)" }.sorted())
  }

  /// Text that would end its enclosing element, in a page that contains everything.
  @Test func noFileEndsItsElement() throws {
    let site = try SiteFiles.bundled(version: "")
    for file in site.styles + site.scripts + site.liveStyles + site.liveScripts {
      for end in ["</script", "</style", "<!--"] {
        #expect(!file.text.lowercased().contains(end), "\(file.name) has \(end)")
      }
    }
  }

  @Test func anInstalledProgramHasThemInTheShareOfItsPrefix() {
    let folders = SiteFiles.folder.folders(beside: URL(fileURLWithPath: "/opt/galley/bin/galley"))
    #expect(
      folders.map(\.path) == ["/opt/galley/bin/galley_Gallery.resources/Site", "/opt/galley/share/galley/gallery"])
  }
}

import Auditing
import Foundation
import HeadlessUIKit
import JSONDocuments
import ModelContextProtocol
import Raster
import Renderers
import Scenes
import Snapshots
import TextLayout
import TextMeasuring
import ViewRendering

/// The tools' working state, kept warm from call to call: fonts, a renderer, and the folder that is served.
///
/// Files are read again in each call, so that what changed is always seen.
@MainActor
final class Workbench {
  let folder: ServedFolder
  let fonts: FontLibrary
  let fontsFolder: String?
  let renderer: ViewRenderer
  let measurer: TextMeasurer
  /// Whether a person allowed that references are accepted.
  let mayAccept: Bool

  init(_ folder: ServedFolder, fonts: FontLibrary, fontsFolder: String?, mayAccept: Bool) throws {
    (self.folder, self.fonts, self.fontsFolder, self.mayAccept) = (folder, fonts, fontsFolder, mayAccept)
    renderer = ViewRenderer()
    measurer = try TextMeasurer(fonts: fonts)
  }

  var tools: [Tool] {
    [
      RenderTool.tool(self), TreeTool.tool(self), CheckTool.tool(self), MeasureTool.tool(self), CompareTool.tool(self),
      TestTool.tool(self), AcceptTool.tool(self), DescribeTool.tool(self),
    ]
  }

  /// Does a call's work in an environment with the fonts, in which nothing outside of the folder is read.
  func perform(_ work: () throws -> ToolResult) throws -> ToolResult {
    try FileConfinement.$current.withValue(folder.confinement) {
      try ViewEnvironment(fonts: fonts).run(work)
    }
  }
}

extension ToolResult {
  /// A result with pictures: their files within a limit, and what the data says of them.
  ///
  /// - Parameter data: makes the data with the files' sizes and the factor of their sides.
  init(_ bitmaps: [Bitmap], within limit: PictureLimit, _ data: ([Int], Double) -> JSON) throws {
    let (files, factor) = try limit.files(of: bitmaps)
    self.init(data(files.map(\.count), factor), pictures: files.map { .png($0.base64EncodedString()) })
  }
}

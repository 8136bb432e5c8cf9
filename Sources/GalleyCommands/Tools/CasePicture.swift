import AccessibilityPictures
import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Scenes
import TextLayout
import ViewRendering

/// A laid-out case, and its picture on what is behind a screen: white, or black in the dark appearance.
@MainActor
struct LaidOutScene {
  let scene: SceneCase
  let configuration: Configuration
  let recording: ViewRecording

  /// - Throws: the mistakes of the scene, with their places.
  init(_ scene: SceneCase, by renderer: ViewRenderer) throws {
    let definition = try scene.definition.get()
    guard let configuration = scene.configuration else { preconditionFailure("\(scene.path) has no configuration") }
    (self.scene, self.configuration) = (scene, configuration)
    recording = try definition.layOut(under: configuration, isSurvey: false, by: renderer)
  }

  /// - Parameter fonts: the fonts of the nodes' numbers; nil for none of those.
  func picture(by renderer: ViewRenderer, numberedIn fonts: FontLibrary?) throws -> Bitmap {
    var list = recording.displayList
    let white = configuration.appearance == .dark ? 0.0 : 1.0
    let page = DrawCommand.fill(
      .rectangle(CGRect(origin: .zero, size: list.size)), Color(red: white, green: white, blue: white))
    list.commands.insert(page, at: 0)
    if let fonts {
      list = try NumberedFrames(list, recording.layout.preorder.map(\.node.frame)).displayList(fonts: fonts)
    }
    return try renderer.draw(list, scale: configuration.scale)
  }
}

extension [LaidOutScene] {
  /// The largest number of pixels of all pictures in an answer, before they are made smaller: 256 MiB, and as much for sheets.
  private static let mostPixels = 1 << 26

  /// The pictures with their cases' paths.
  ///
  /// - Parameter fonts: as of `LaidOutScene.picture`.
  /// - Throws: if there are too many pixels, which is known before any is drawn.
  @MainActor func pictures(
    by renderer: ViewRenderer, numberedIn fonts: FontLibrary?
  ) throws -> [(caption: String, bitmap: Bitmap)] {
    let pixels = reduce(0.0) { sum, laidOut in
      let (size, scale) = (laidOut.recording.displayList.size, laidOut.configuration.scale)
      return sum + Double(size.width) * Double(size.height) * scale * scale
    }
    guard pixels <= Double(Self.mostPixels) else { throw CallError.tooManyPixels(limit: Self.mostPixels) }
    return try map { ($0.scene.path, try $0.picture(by: renderer, numberedIn: fonts)) }
  }
}

extension LayoutNode {
  /// The nodes in tree order, each with the index of its parent: a node's number on a picture is its index and 1.
  var preorder: [(node: LayoutNode, parent: Int?)] {
    var nodes: [(node: LayoutNode, parent: Int?)] = []
    // Layouts may be deeper than calls can nest.
    var waiting: [(node: LayoutNode, parent: Int?)] = [(self, nil)]
    while let (node, parent) = waiting.popLast() {
      let index = nodes.count
      nodes.append((node, parent))
      for child in node.children.reversed() { waiting.append((child, index)) }
    }
    return nodes
  }
}

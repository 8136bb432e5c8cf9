import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// A case of the catalogue after layout, with its views by name.
@MainActor
struct LaidOutScene {
  let rendered: ViewRecording
  let configuration: Configuration
  private let nodes: [String: LayoutNode]

  /// - Parameter shows: the part to lay out; nil for the scene's own.
  init(_ tested: CatalogueCase, showing shows: DisplayedContent? = nil) throws {
    let configuration = try #require(tested.scene.configuration)
    let definition = try tested.scene.definition.get()
    let rendered = try LaidOutCase.renderer.layOut(
      under: configuration, showing: shows ?? definition.shows, fonts: definition.fonts
    ) {
      try definition.makeView(for: configuration)
    }
    var nodes: [String: LayoutNode] = [:]
    func add(_ node: LayoutNode) {
      nodes[node.name] = node
      node.children.forEach(add)
    }
    add(rendered.layout)
    (self.rendered, self.configuration, self.nodes) = (rendered, configuration, nodes)
  }

  func node(_ name: String) throws -> LayoutNode { try #require(nodes[name], "\(name)") }
  func frame(_ name: String) throws -> CGRect { try node(name).frame }

  /// The height of a label's lines from published figures, in whole pixels.
  func height(of name: String, style: String) throws -> CGFloat {
    let font = try ExpectedFont(style: style, at: configuration.category)
    let height = font.height(ofLines: try node(name).lines.count)
    return (height * configuration.scale).rounded(.up) / configuration.scale
  }

  /// Half a device pixel: the largest distance by which an edge is moved to the nearest one.
  var halfPixel: CGFloat { 0.5 / configuration.scale + 1e-6 }
}

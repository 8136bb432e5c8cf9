import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import Testing
import ViewRendering

@testable import Scenes

/// A scene written by a test, 200 points wide and 100 high by default; nil is the content's size.
@MainActor
struct WrittenScene {
  private static let renderer = ViewRenderer()

  let rendered: ViewRecording

  init(
    _ keys: String, viewClass: String = "UIView", category: ContentSizeCategory = .large,
    direction: Configuration.Direction = .leftToRight, width: Double? = 200, height: Double? = 100
  ) throws {
    var configuration = Configuration(device: Device(freeSize: "card", width: width, height: height))
    configuration.category = category
    configuration.direction = direction
    let definition = try read(oneScene(keys, viewClass: viewClass)).definition()
    rendered = try WrittenScene.renderer.layOut(
      under: configuration, showing: definition.shows, fonts: definition.fonts, isSpoken: true
    ) {
      try definition.makeView(for: configuration)
    }
  }

  /// The frames by name in the root's space, for a scene without findings.
  static func frames(
    _ keys: String, viewClass: String = "UIView", category: ContentSizeCategory = .large,
    direction: Configuration.Direction = .leftToRight, width: Double? = 200, height: Double? = 100
  ) throws -> [String: CGRect] {
    let scene = try WrittenScene(
      keys, viewClass: viewClass, category: category, direction: direction, width: width, height: height)
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)")
    var frames: [String: CGRect] = [:]
    func add(_ node: LayoutNode) {
      frames[node.name] = node.frame
      node.children.forEach(add)
    }
    add(scene.rendered.layout)
    return frames
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

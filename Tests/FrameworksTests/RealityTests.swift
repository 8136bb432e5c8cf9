import Combine
import CoreNFC
import Foundation
import RealityKit
import SwiftUI
import Testing
import UIKit
import simd

extension MaterialScalarParameter {
  fileprivate var value: Float? { if case .float(let value) = self { value } else { nil } }
}

/// Things of RealityKit's scenes, which are kept and not drawn, and the parts of messages near a device.
@MainActor @Suite struct RealityTests {
  private struct Spin: Component {
    var speed: Float
  }

  @Test func thingsHaveComponents() throws {
    let box = ModelEntity(
      mesh: .generateBox(width: 1, height: 2, depth: 3), materials: [SimpleMaterial(color: .red, isMetallic: true)])
    box.name = "box"
    box.components.set(Spin(speed: 2))
    let anchor = AnchorEntity(plane: .horizontal)
    anchor.addChild(box)
    let scene = ARView(frame: .zero).scene
    scene.anchors.append(anchor)
    #expect(scene.findEntity(named: "box") === box && box.parent === anchor && anchor.children.count == 1)
    #expect(scene.performQuery(EntityQuery(where: .has(Spin.self))).map(\.name) == ["box"])
    #expect(scene.performQuery(EntityQuery(where: .has(Spin.self) && !.has(ModelComponent.self))).isEmpty)
    #expect(box.model?.mesh.bounds.extents == [1, 2, 3] && box.components[Spin.self]?.speed == 2)
    let copy = anchor.clone(recursive: true)
    #expect(copy !== anchor && copy.children.first?.name == "box" && copy.children.first !== box)
    box.components.remove(Spin.self)
    box.removeFromParent()
    #expect(!box.components.has(Spin.self) && anchor.children.isEmpty && box.parent == nil)
  }

  /// What Apple's documentation says of a thing's children and of a scene's anchors.
  @Test func childrenAndAnchors() {
    let table = AnchorEntity(world: [1, 0, 0])
    let (first, second, third) = (ModelEntity(), ModelEntity(), ModelEntity())
    table.children.append(contentsOf: [first, third])
    table.children.insert(second, beforeIndex: 1)
    #expect(Array(table.children) == [first, second, third] && table.children[1].parent === table)
    for child in table.children where child !== second { child.removeFromParent() }
    #expect(Array(table.children) == [second] && first.parent == nil)
    table.children.replaceAll([first, second])
    table.children.remove(at: 0)
    #expect(table.children.first === second && table.children.count == 1)
    table.children.removeAll()
    #expect(table.children.isEmpty)
    let scene = ARView(frame: .zero).scene
    scene.anchors.append(table)
    table.name = "table"
    #expect(scene.anchors.map(\.name) == ["table"] && scene.anchors[0].position == [1, 0, 0])
    table.reanchor(.face)
    if case .face = table.anchoring.target {} else { Issue.record("the thing is at a face") }
    scene.anchors.remove(table)
    #expect(scene.anchors.isEmpty && scene.raycast(from: .zero, to: [0, 0, 1]).isEmpty)
    #expect(SimpleMaterial(color: .red, roughness: 1, isMetallic: false).roughness.value == 1)
  }

  /// A quarter turn about the vertical axis takes the right to the back.
  @Test func aTransformTurnsAndMoves() {
    var turn = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
    let moved = Transform(scale: [2, 2, 2], rotation: turn, translation: [0, 0, 5]).matrix * SIMD4<Float>(1, 0, 0, 1)
    #expect(simd_length(moved - [0, 0, 3, 1]) < 1e-5)
    turn *= turn
    #expect(simd_length(turn.act([1, 0, 0]) - [-1, 0, 0]) < 1e-5)
    let thing = Entity()
    thing.move(to: Transform(translation: [1, 2, 3]), relativeTo: nil, duration: 1)
    #expect(thing.position == [1, 2, 3])
  }

  @Test func noFilesOfThingsAreRead() async {
    #expect(throws: (any Error).self) { try Entity.load(named: "robot") }
    await #expect(throws: (any Error).self) { _ = try await Entity(named: "robot") }
    var failures = 0
    let request = ModelEntity.loadModelAsync(named: "robot")
      .sink(receiveCompletion: { if case .failure = $0 { failures += 1 } }, receiveValue: { _ in })
    #expect(failures == 1)
    request.cancel()
  }

  @Test func aViewOfThingsIsAPlaceholder() {
    let view = RealityView { content in
      content.add(Entity())
    } update: { _ in
    }
    let controller = UIHostingController(rootView: view.frame(width: 50, height: 40))
    #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 50, height: 40))
  }

  /// The NFC Forum's URI record: 4 stands for “https://”; its text record begins with the language's length.
  @Test func partsOfMessages() throws {
    let address = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://example.com"))
    #expect(address.payload == Data([4]) + Data("example.com".utf8))
    #expect(address.wellKnownTypeURIPayload()?.absoluteString == "https://example.com")
    let text = try #require(
      NFCNDEFPayload.wellKnownTypeTextPayload(string: "Hallo", locale: Locale(identifier: "de")))
    #expect(text.payload == Data([2]) + Data("deHallo".utf8))
    #expect(text.wellKnownTypeTextPayload().0 == "Hallo" && text.wellKnownTypeURIPayload() == nil)
    let damaged = NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: Data([60, 1]))
    #expect(damaged.wellKnownTypeTextPayload().0 == nil)
  }
}

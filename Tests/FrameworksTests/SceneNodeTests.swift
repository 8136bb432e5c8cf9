import CoreImage
import Foundation
import SceneKit
import SoundAnalysis
import Testing
import UIKit
import Vision
import simd

/// What apps compute of SceneKit's nodes, of rotations and of points, and what analyses of sounds tell.
@MainActor @Suite struct SceneNodeTests {
  private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }

  // MARK: Places

  @Test func aTurnIsTheSameInAllItsForms() {
    let node = SCNNode()
    node.eulerAngles = SCNVector3(0.3, -0.7, 1.1)
    let (turn, angles) = (node.simdOrientation, node.simdEulerAngles)
    node.simdTransform = node.simdTransform
    #expect(isNear(node.simdEulerAngles, angles))
    node.rotation = node.rotation
    #expect(isNear(node.simdEulerAngles, angles))
    #expect(abs(abs(simd_dot(node.simdOrientation.vector, turn.vector)) - 1) < 1e-4)
    node.orientation = SCNVector4(0, 0, 0, 1)
    #expect(isNear(node.simdEulerAngles, .zero))
  }

  /// A quarter turn about the upward axis brings the front, which is behind the screen, to the left.
  @Test func aNodeLooksWhereItTurned() {
    let node = SCNNode()
    node.eulerAngles.y = .pi / 2
    #expect(isNear(node.simdWorldFront, SIMD3(-1, 0, 0)))
    #expect(isNear(node.simdWorldUp, SIMD3(0, 1, 0)))
    node.localTranslate(by: SCNVector3(0, 0, -2))
    #expect(isNear(node.simdPosition, SIMD3(-2, 0, 0)))
  }

  @Test func placesAreThoseOfTheScene() {
    let (parent, child) = (SCNNode(), SCNNode())
    parent.position = SCNVector3(1, 2, 3)
    parent.eulerAngles.z = .pi / 2
    parent.scale = SCNVector3(2, 2, 2)
    parent.addChildNode(child)
    child.position = SCNVector3(1, 0, 0)
    #expect(isNear(child.simdWorldPosition, SIMD3(1, 4, 3)))
    #expect(isNear(SIMD3(parent.convertPosition(SCNVector3(1, 4, 3), from: nil)), SIMD3(1, 0, 0)))
    #expect(isNear(SIMD3(child.convertVector(SCNVector3(0, 1, 0), to: nil)), SIMD3(-2, 0, 0)))
    child.worldPosition = SCNVector3(1, 2, 3)
    #expect(isNear(child.simdPosition, .zero))
    child.simdWorldTransform = matrix_identity_float4x4
    #expect(isNear(child.simdWorldPosition, .zero))
    #expect(isNear(child.simdScale, SIMD3(repeating: 0.5)))
  }

  @Test func aNodeLooksAtAPlace() {
    let node = SCNNode()
    node.position = SCNVector3(0, 0, 5)
    node.look(at: SCNVector3(5, 0, 0))
    #expect(isNear(node.simdWorldFront, simd_normalize(SIMD3(5, 0, -5))))
    #expect(isNear(node.simdWorldUp, SIMD3(0, 1, 0)))
    node.look(at: SCNVector3(0, 0, 5))
    #expect(isNear(node.simdWorldFront, simd_normalize(SIMD3(5, 0, -5))))
  }

  @Test func aCloneHasClonesOfItsChildren() {
    let (node, child) = (SCNNode(geometry: SCNSphere(radius: 2)), SCNNode())
    node.name = "sun"
    child.position = SCNVector3(1, 0, 0)
    node.addChildNode(child)
    let clone = node.clone()
    #expect(clone !== node && clone.name == "sun" && clone.geometry === node.geometry)
    #expect(clone.childNodes.first !== child)
    #expect(clone.childNodes.first?.position == child.position)
  }

  @Test func vectorsAreValues() {
    #expect(NSValue(scnVector3: SCNVector3(1, 2, 3)).scnVector3Value == SCNVector3(1, 2, 3))
    #expect(NSValue(scnVector4: SCNVector4(1, 2, 3, 4)).scnVector4Value == SCNVector4(1, 2, 3, 4))
    #expect(NSValue(scnVector3: SCNVector3(1, 2, 3)).scnVector4Value == SCNVector4())
  }

  @Test func movementsAndWeightsAreKept() {
    let node = SCNNode()
    let spin = CABasicAnimation(keyPath: "rotation")
    spin.duration = 4
    node.addAnimation(spin, forKey: "spin")
    #expect(node.animationPlayer(forKey: "spin")?.animation.duration == 4)
    node.removeAnimation(forKey: "spin")
    #expect(node.animationKeys.isEmpty)
    let (morpher, smile) = (SCNMorpher(), SCNGeometry())
    smile.name = "smile"
    morpher.targets = [SCNGeometry(), smile]
    morpher.setWeight(0.5, forTargetNamed: "smile")
    #expect(morpher.weights == [0, 0.5])
  }

  // MARK: Rotations

  @Test func aRotationIsFoundInItsMatrix() {
    let axes: [SIMD3<Float>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3(1, -2, 3))]
    for axis in axes {
      for angle: Float in [0.1, 1.5, 3, 3.1] {
        let turn = simd_quatf(angle: angle, axis: axis)
        #expect(abs(abs(simd_dot(simd_quatf(float4x4(turn)).vector, turn.vector)) - 1) < 1e-4)
      }
    }
  }

  @Test func aRotationLeadsFromOneDirectionToAnother() {
    let (x, y): (SIMD3<Float>, SIMD3<Float>) = (SIMD3(1, 0, 0), SIMD3(0, 1, 0))
    #expect(isNear(simd_quatf(from: x, to: y).act(x), y))
    #expect(isNear(simd_quatf(from: x, to: -x).act(x), -x))
    let half = simd_slerp(simd_quatf(from: x, to: x), simd_quatf(from: x, to: y), 0.5)
    #expect(isNear(half.act(x), simd_normalize(x + y)))
  }

  // MARK: Others

  @Test func pointsHaveADistance() {
    #expect(VNPoint.distance(.zero, VNPoint(x: 0.3, y: 0.4)) == 0.5)
    #expect(VNPoint(x: 1, y: 1).distance(VNPoint(x: 1, y: 0)) == 1)
  }

  @Test func aPictureIsWrittenToAFile() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = CIImage(cgImage: try #require(picture.cgImage))
    let space = CGColorSpaceCreateDeviceRGB()
    try CIContext().writePNGRepresentation(of: image, to: url, format: .RGBA8, colorSpace: space)
    #expect(try Data(contentsOf: url).count > 0)
    #expect(throws: CocoaError.self) {
      try CIContext().writeHEIFRepresentation(of: image, to: url, format: .RGBA8, colorSpace: space)
    }
  }

  /// The stream's requests are complete when the stream is, and no kind of sound is heard.
  @Test func anAnalysisIsComplete() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
    let (analyzer, listener) = (SNAudioStreamAnalyzer(format: format), Listener())
    let request = try SNClassifySoundRequest(classifierIdentifier: .version1)
    try analyzer.add(request, withObserver: listener)
    analyzer.completeAnalysis()
    analyzer.remove(request)
    analyzer.completeAnalysis()
    #expect(listener.events == ["complete"])
    #expect(request.knownClassifications.isEmpty)
  }
}

private final class Listener: NSObject, SNResultsObserving {
  var events: [String] = []

  func request(_ request: any SNRequest, didProduce result: any SNResult) { events.append("result") }
  func requestDidComplete(_ request: any SNRequest) { events.append("complete") }
}

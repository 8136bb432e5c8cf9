import Foundation
import SpriteKit
import Testing
import UIKit

/// What apps keep and compute of SpriteKit's rules, shapes, textures and sequences.
@MainActor @Suite struct SpriteNodeTests {
  @Test func aRuleKeepsTheNodeInWhoseSpaceItHolds() {
    let label = SKLabelNode(text: "Scientist")
    let rules = [
      SKConstraint.distance(SKRange(constantValue: 0), to: CGPoint(x: 0, y: -10), in: label),
      SKConstraint.distance(SKRange.withNoLimits(), to: CGPoint.zero),
      SKConstraint.orient(to: .zero, in: label, offset: SKRange(constantValue: 0)),
    ]
    #expect(rules.map { $0.referenceNode === label } == [true, false, true])
    #expect(SKRange.withNoLimits().upperLimit == .infinity)
  }

  @Test func aJointIsKnownToItsBodies() {
    let (world, first, second) = (SKPhysicsWorld(), SKPhysicsBody(), SKPhysicsBody())
    let rope = SKPhysicsJointLimit.joint(
      withBodyA: first, bodyB: second, anchorA: .zero, anchorB: CGPoint(x: 3, y: 4))
    let spring = SKPhysicsJointSpring.joint(withBodyA: first, bodyB: second, anchorA: .zero, anchorB: .zero)
    world.add(rope)
    world.add(spring)
    world.add(rope)
    #expect(rope.maxLength == 5)
    #expect(first.joints.count == 2)
    world.remove(rope)
    #expect(second.joints.map { $0 === spring } == [true])
    world.removeAllJoints()
    #expect(first.joints.isEmpty)
  }

  @Test func partsOfThePlaneAreCombined() {
    let (circle, square) = (SKRegion(radius: 5), SKRegion(size: CGSize(width: 10, height: 10)))
    let corner = CGPoint(x: 4.5, y: 4.5)
    #expect(!circle.contains(corner))
    #expect(square.contains(corner))
    #expect(circle.byUnion(with: square).contains(corner))
    #expect(!circle.byIntersection(with: square).contains(corner))
    #expect(square.byDifference(from: circle).contains(corner))
    #expect(circle.inverse().contains(corner))
    #expect(SKRegion.infinite().contains(corner))
  }

  @Test func aLabelStandsBesideItsPlace() {
    let label = SKLabelNode(text: "Score")
    label.position = CGPoint(x: 100, y: 50)
    label.horizontalAlignmentMode = .left
    label.verticalAlignmentMode = .top
    #expect(label.frame.minX == 100)
    #expect(label.frame.maxY == 50)
    label.horizontalAlignmentMode = .right
    label.verticalAlignmentMode = .center
    #expect(label.frame.maxX == 100)
    #expect(abs(label.frame.midY - 50) < 1e-9)
  }

  @Test func aLabelOfSeveralLinesIsTallerThanOneLine() {
    let label = SKLabelNode(text: "You can gain a life with every ten objects that you destroy.")
    let line = label.frame
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = line.width / 3
    #expect(label.frame.height > 2 * line.height)
    #expect(label.frame.width <= line.width / 3 + 1)
  }

  @Test func aPathIsCentred() {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40)).cgPath
    #expect(SKShapeNode(path: path, centered: true).path?.boundingBoxOfPath.origin == CGPoint(x: -15, y: -20))
    #expect(SKShapeNode(path: path, centered: false).path?.boundingBoxOfPath.origin == CGPoint(x: 10, y: 20))
  }

  @Test func aSmoothLineLeadsThroughItsPoints() throws {
    var points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]
    let bounds = try #require(SKShapeNode(splinePoints: &points, count: points.count).path?.boundingBoxOfPath)
    #expect(bounds.minX == 0 && bounds.maxX == 20)
    #expect(bounds.maxY >= 10)
  }

  @Test func aTextureIsAPartOfAnother() {
    let whole = SKTexture(data: Data(repeating: 255, count: 8 * 4 * 4), size: CGSize(width: 8, height: 4))
    let half = SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), in: whole)
    let quarter = SKTexture(rect: CGRect(x: 0, y: 0.5, width: 1, height: 0.5), in: half)
    #expect(whole.size() == CGSize(width: 8, height: 4))
    #expect(half.size() == CGSize(width: 4, height: 4))
    #expect(quarter.textureRect() == CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    #expect(quarter.cgImage().map { [$0.width, $0.height] } == [4, 2])
  }

  @Test func anAppWritesPixels() {
    let texture = SKMutableTexture(size: CGSize(width: 2, height: 3))
    var counts: [Int] = []
    texture.modifyPixelData { pixels, count in
      pixels?.storeBytes(of: 7, as: UInt8.self)
      counts.append(count)
    }
    texture.modifyPixelData { pixels, _ in counts.append(Int(pixels?.load(as: UInt8.self) ?? 0)) }
    #expect(counts == [24, 7])
  }

  @Test func anAtlasIsMadeOfADictionary() {
    let atlas = SKTextureAtlas(dictionary: ["b": UIImage(), "a": "Rocket", "c": 3])
    #expect(atlas.textureNames == ["a", "b"])
    #expect(atlas.textureNamed("b") === atlas.textureNamed("b"))
  }

  @Test func aSequenceIsSampled() {
    let sequence = SKKeyframeSequence(keyframeValues: [0.0, 10.0], times: [0, 1])
    sequence.addKeyframeValue(NSNumber(value: 100), time: 0.5)
    #expect(sequence.count() == 3)
    #expect((sequence.sample(atTime: 0.25) as? NSNumber)?.doubleValue == 50)
    #expect((sequence.sample(atTime: 2) as? NSNumber)?.doubleValue == 10)
    sequence.repeatMode = .loop
    #expect((sequence.sample(atTime: 1.25) as? NSNumber)?.doubleValue == 50)
    sequence.interpolationMode = .step
    #expect((sequence.sample(atTime: 0.25) as? NSNumber)?.doubleValue == 0)
    sequence.removeLastKeyframe()
    #expect(sequence.getKeyframeTime(for: 1) == 0.5)
  }

  @Test func programsKeepTheirValues() {
    let shader = SKShader(source: "", uniforms: [SKUniform(name: "u_time", float: 2)])
    shader.addUniform(SKUniform(name: "u_size", vectorFloat2: [3, 4]))
    #expect(shader.uniformNamed("u_time")?.floatValue == 2)
    #expect(shader.uniformNamed("u_size")?.uniformType == .floatVector2)
    shader.removeUniformNamed("u_time")
    #expect(shader.uniforms.count == 1)
    let node = SKSpriteNode(color: .red, size: CGSize(width: 1, height: 1))
    node.setValue(SKAttributeValue(float: 5), forAttribute: "a_heat")
    #expect(node.value(forAttributeNamed: "a_heat")?.floatValue == 5)
  }

  @Test func aGridOfPlacesIsEven() {
    let grid = SKWarpGeometryGrid(columns: 2, rows: 1)
    #expect(grid.vertexCount == 6)
    #expect(grid.sourcePosition(at: 4) == [0.5, 1])
    var bent = (0..<6).map { grid.destPosition(at: $0) }
    bent[4] = [0.5, 2]
    #expect(grid.replacingByDestinationPositions(positions: bent).destPosition(at: 4) == [0.5, 2])
    #expect(SKAction.animate(withWarps: [grid], times: [0.5])?.duration == 0.5)
  }
}

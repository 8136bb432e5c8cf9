import GameplayKit
import HealthKit
import SceneKit
import SpriteKit
import Testing
import UIKit
import simd

/// Arithmetic of the modules for games, health and widgets.
@MainActor @Suite struct SceneAndHealthTests {
  /// The yard and pound agreement of 1959, and the thermochemical calorie (4.184 J).
  @Test func units() {
    #expect(HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meter()) == 1609.344)
    #expect(abs(HKQuantity(unit: .pound(), doubleValue: 1).doubleValue(for: .gram()) - 453.59237) < 1e-9)
    #expect(HKQuantity(unit: .kilocalorie(), doubleValue: 2).doubleValue(for: .joule()) == 8368)
    #expect(HKUnit(from: "count/min").unitString == "count/min")
    let rate = HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 60)
    #expect(rate.doubleValue(for: HKUnit(from: "count/s")) == 1)
  }

  /// Each query fails, so that its predicate asks for nothing in particular.
  @Test func workoutsByTheirActivities() {
    let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 100)
    let activities = [
      HKQuery.predicateForWorkoutActivities(workoutActivityType: .running),
      HKQuery.predicateForWorkoutActivities(operatorType: .greaterThan, duration: 60),
      HKQuery.predicateForWorkoutActivities(start: nil, end: nil),
      HKQuery.predicateForWorkoutActivities(
        operatorType: .lessThan, quantityType: HKQuantityType(.activeEnergyBurned), averageQuantity: energy),
    ]
    #expect(activities.map { HKQuery.predicateForWorkouts(activityPredicate: $0) }.count == 4)
  }

  @Test func chance() {
    let source = GKMersenneTwisterRandomSource(seed: 7)
    let shuffled = source.arrayByShufflingObjects(in: Array(1...20)).compactMap { $0 as? Int }
    #expect(shuffled.sorted() == Array(1...20))
    let die = GKRandomDistribution.d6()
    #expect((0..<100).allSatisfy { _ in 1...6 ~= die.nextInt() })
    let all = GKShuffledDistribution(lowestValue: 1, highestValue: 5)
    #expect(Set((0..<5).map { _ in all.nextInt() }) == Set(1...5))
  }

  private final class Waiting: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Running.Type }
  }
  private final class Running: GKState {}

  @Test func states() {
    let machine = GKStateMachine(states: [Waiting(), Running()])
    #expect(machine.enter(Waiting.self) && !machine.enter(Waiting.self) && machine.enter(Running.self))
    #expect(machine.currentState is Running)
  }

  /// A quarter turn about z brings x to y; a matrix with its inverse is the identity.
  @Test func turns() {
    let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-6)
    #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    let matrix = float4x4(SIMD4(0, 2, 0, 0), SIMD4(1, 0, 0, 0), SIMD4(0, 0, 4, 0), SIMD4(5, 6, 7, 1))
    #expect(matrix * matrix.inverse == float4x4(1))
    let moved = float4x4(SCNMatrix4MakeTranslation(1, 2, 3)) * SIMD4(0, 0, 0, 1)
    #expect(moved == SIMD4(1, 2, 3, 1))
  }

  @Test func nodesOfAScene() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let ball = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    ball.name = "ball"
    ball.position = CGPoint(x: 50, y: 50)
    scene.addChild(ball)
    #expect(ball.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(scene.childNode(withName: "//ball") === ball && ball.scene === scene)
    #expect(scene.nodes(at: CGPoint(x: 55, y: 50)) == [ball])
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.presentScene(scene)
    #expect(scene.view === view)
    #expect(SKAction.sequence([.wait(forDuration: 1), .fadeOut(withDuration: 2)]).duration == 3)
    ball.removeFromParent()
    #expect(scene.children.isEmpty && ball.scene == nil)
  }
}

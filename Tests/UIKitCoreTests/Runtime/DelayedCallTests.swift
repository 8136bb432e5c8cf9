import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitValues

/// Apple's documentation of `responds(to:)`, of `perform(_:with:afterDelay:)` and of timers. Nothing waits: the tests
/// make the calls that the run loop would make.
@MainActor @Suite(.ownEnvironment) struct DelayedCallTests {
  private final class Player: NSObject, NamedMethods {
    var calls: [String] = []
    func play() { calls.append("play") }
    func seek(_ place: NSNumber) { calls.append("seek \(place)") }
    func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo as? String ?? "none")") }
    private func stop() { calls.append("stop") }

    class var namedMethods: [Selector] { [Selector("play", Player.play), Selector("stop", Player.stop)] }
  }

  private let player = Player()

  /// Makes the calls that are due.
  private func runLoop() {
    for call in DelayedCalls.pending { call.timer?.fire() }
  }

  private static let seek = Selector("seek:", Player.seek(_:))

  @Test func anObjectRespondsToWhatItsClassNames() {
    #expect(player.responds(to: Selector("play")) && player.responds(to: Selector("stop")))
    #expect(player.responds(to: Self.seek) && !player.responds(to: Selector("seek:")))
    #expect(!NSObject().responds(to: Self.seek) && !NSObject().responds(to: Selector("play")))
  }

  @Test func whatAProtocolKnowsAsAnObjectHasAClass() {
    let object: any NSObjectProtocol = NSMutableData()
    #expect(object.isKind(of: NSData.self) && !object.isKind(of: Player.self))
    #expect(object.isMember(of: NSMutableData.self) && !object.isMember(of: NSData.self))
  }

  @Test func methodsAreCalledAtOnce() {
    player.perform(Selector("stop"))
    player.perform(Self.seek, with: NSNumber(value: 3))
    player.performSelector(onMainThread: Selector("play"), with: nil, waitUntilDone: true)
    #expect(player.calls == ["stop", "seek 3", "play"])
  }

  @Test func aMethodThatIsNotThereIsAFault() {
    player.perform(Selector("rewind"))
    player.perform(Self.seek, with: "3")
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: -[Player rewind]: there is no such method, or it takes another argument. A name "
          + "alone is looked up in NamedMethods",
        "NSInvalidArgumentException: -[Player seek:]: there is no such method, or it takes another argument",
      ])
    #expect(player.calls == [])
  }

  @Test func delayedCallsAreMadeOnceInTheirOrder() {
    player.perform(Selector("play"), with: nil, afterDelay: 0.5)
    player.perform(Self.seek, with: NSNumber(value: 7), afterDelay: 1)
    player.performSelector(onMainThread: Selector("stop"), with: nil, waitUntilDone: false)
    #expect(player.calls == [] && DelayedCalls.pending.count == 3)
    runLoop()
    runLoop()
    #expect(player.calls == ["play", "seek 7", "stop"] && DelayedCalls.pending.isEmpty)
  }

  @Test func delayedCallsAreCalledOff() {
    let other = Player()
    for number in [1, 2] { player.perform(Self.seek, with: NSNumber(value: number), afterDelay: 1) }
    player.perform(Selector("play"), with: nil, afterDelay: 1)
    other.perform(Selector("play"), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: player, selector: Self.seek, object: NSNumber(value: 1))
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    runLoop()
    #expect(player.calls == ["seek 2", "play"] && other.calls == [])
  }

  @Test func delayedCallsKeepTheObject() {
    weak var kept: Player?
    do {
      let player = Player()
      kept = player
      player.perform(Selector("play"), with: nil, afterDelay: 1)
    }
    #expect(kept?.calls == [])
    runLoop()
    #expect(kept == nil)
  }

  @Test func aTimerCallsItsTarget() {
    let timer = Timer.scheduledTimer(
      timeInterval: 3_600, target: player, selector: Selector("tick:", Player.tick(_:)), userInfo: "info", repeats: true
    )
    timer.fire()
    timer.fire()
    #expect(player.calls == ["tick info", "tick info"] && timer.isValid && timer.timeInterval == 3_600)
    timer.invalidate()
    let other = Timer(
      timeInterval: 1, target: player, selector: Selector("tick:", Player.tick(_:)), userInfo: "other", repeats: false)
    other.fire()
    #expect(player.calls.last == "tick other" && !other.isValid)
  }

  @Test func aScheduledTimerKeepsItsTargetUntilItEnds() {
    weak var kept: Player?
    let timer: Timer
    do {
      let player = Player()
      kept = player
      timer = .scheduledTimer(
        timeInterval: 3_600, target: player, selector: Selector("play"), userInfo: player, repeats: true)
    }
    timer.fire()
    #expect(kept?.calls == ["play"])
    timer.invalidate()
    #expect(kept == nil)
  }

  @Test func aTimersTargetWithoutTheMethodIsAFault() {
    Timer(timeInterval: 1, target: player, selector: "pause", userInfo: nil, repeats: false).fire()
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: -[Player pause]: the timer's target has no such method, or its argument is not "
          + "a timer. A name alone is looked up in NamedMethods"
      ])
  }

  @Test func threadsCallMethods() async {
    await confirmation { confirm in
      let called = CalledObject { confirm() }
      let thread = Thread(target: called, selector: Selector("call", CalledObject.call), object: nil)
      await withCheckedContinuation { continuation in
        called.next = continuation
        thread.start()
      }
    }
  }
}

/// An object that says when it is called.
@MainActor private final class CalledObject: NSObject {
  private let body: () -> Void
  var next: CheckedContinuation<Void, Never>?

  init(_ body: @escaping () -> Void) { self.body = body }

  func call() {
    body()
    next?.resume()
  }
}

import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore

/// Display links, by Apple's documentation of `CADisplayLink`. Nothing waits: the test
/// makes the calls that the run loop would make.
@MainActor @Suite(.ownEnvironment) struct DisplayLinkTests {
  private final class Screen: NSObject {
    var times: [CFTimeInterval] = []
    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test func framesFollowEachOther() {
    let screen = Screen()
    let link = CADisplayLink(target: screen, selector: Selector("step:", Screen.step(_:)))
    link.add(to: .main, forMode: .default)
    link.callTarget()
    link.callTarget()
    link.isPaused = true
    link.callTarget()
    link.remove(from: .main, forMode: .default)
    #expect(screen.times.count == 2)
    #expect(abs(screen.times[1] - screen.times[0] - link.duration) < 1e-9)
    #expect(link.targetTimestamp > link.timestamp && CACurrentMediaTime() >= link.timestamp)
  }

  @Test func aLinkKeepsItsTargetUntilItEnds() {
    weak var kept: Screen?
    let link: CADisplayLink
    do {
      let screen = Screen()
      kept = screen
      link = CADisplayLink(target: screen, selector: Selector("step:", Screen.step(_:)))
    }
    #expect(kept != nil && link.timestamp == 0)
    link.invalidate()
    #expect(kept == nil)
  }
}

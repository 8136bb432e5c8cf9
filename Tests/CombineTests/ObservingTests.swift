import Combine
import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct ObservingTests {
  @Test func aPropertyOfAViewIsPublished() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var seen: [CGFloat] = []
    let subscription = scroll.publisher(for: \.contentOffset).map(\.y).sink { seen.append($0) }
    scroll.contentOffset.y = 10
    subscription.cancel()
    scroll.contentOffset.y = 20
    #expect(seen == [0, 10])
  }

  @Test func aPropertyIsPublishedWithoutItsFirstValue() {
    let scroll = UIScrollView()
    var seen: [CGSize] = []
    let subscription = scroll.publisher(for: \.contentSize, options: .new).sink { seen.append($0) }
    scroll.contentSize = CGSize(width: 10, height: 20)
    #expect(seen == [CGSize(width: 10, height: 20)])
    withExtendedLifetime(subscription) {}
  }
}

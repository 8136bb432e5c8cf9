import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

// Apple's documentation of UIView.Invalidating: a new value marks the view, an equal one does not.
@MainActor @Suite(.ownEnvironment) struct InvalidatingTests {
  private final class Card: UIView {
    @Invalidating(.layout) var columns = 1
    @Invalidating(.layout, .intrinsicContentSize) var rows = 1
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func aNewValueLaysOutAnew() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.layoutIfNeeded()
    #expect(card.layouts == 1)
    card.columns = 1
    card.layoutIfNeeded()
    #expect(card.layouts == 1)
    card.columns = 2
    card.layoutIfNeeded()
    #expect(card.layouts == 2 && card.columns == 2)
    card.rows = 3
    card.layoutIfNeeded()
    #expect(card.layouts == 3 && card.rows == 3)
  }
}

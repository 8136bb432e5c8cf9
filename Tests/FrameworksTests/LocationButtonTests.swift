import CoreLocationUI
import SwiftUI
import Testing
import UIKit

/// The words are those of Apple's documentation of `CLLocationButtonLabel`.
@MainActor @Suite struct LocationButtonTests {
  private func words(_ view: UIView) -> [String] {
    view.layoutIfNeeded()
    return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { words($0) }
  }

  @Test func itShowsItsLabel() {
    let button = CLLocationButton()
    button.frame.size = button.intrinsicContentSize
    #expect(words(button) == ["Current Location"])
    let width = button.intrinsicContentSize.width
    button.label = .shareMyCurrentLocation
    button.icon = .arrowFilled
    #expect(words(button) == ["Share My Current Location"])
    #expect(button.intrinsicContentSize.width > width)
    button.label = .none
    #expect(words(button).isEmpty)
  }

  @Test func swiftUIShowsTheSameButton() {
    let controller = UIHostingController(rootView: LocationButton(.sendCurrentLocation) {})
    let button = CLLocationButton()
    (button.icon, button.label) = (.arrowFilled, .sendCurrentLocation)
    let room = CGSize(width: 320, height: 200)
    #expect(controller.sizeThatFits(in: room) == button.intrinsicContentSize)
    let other = UIHostingController(rootView: LocationButton(.shareMyCurrentLocation) {})
    #expect(other.sizeThatFits(in: room).width > button.intrinsicContentSize.width)
  }
}

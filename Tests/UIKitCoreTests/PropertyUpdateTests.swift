import Observation
import Testing

@testable import UIKitCore

/// `updateProperties()`, by Apple's documentation and the talk "What's new in UIKit" (WWDC25): it runs before layout, of
/// a view's controller and of the view, and again when it is requested or something observed in it changes.
@MainActor @Suite struct PropertyUpdateTests {
  @Observable final class Model {
    var name = "Ada"
  }

  private final class Card: UIView {
    var log: [String] = []
    var model: Model?
    var shown = ""

    override func updateProperties() {
      super.updateProperties()
      log.append("properties")
      if let model { shown = model.name }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private final class Screen: UIViewController {
    var log: [String] = []

    override func updateProperties() {
      super.updateProperties()
      log.append("properties")
    }

    override func viewWillLayoutSubviews() { log.append("layout") }
  }

  @Test func propertiesAreUpdatedOnceBeforeLayout() {
    let card = Card()
    card.layoutIfNeeded()
    #expect(card.log == ["properties", "layout"])
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(card.log == ["properties", "layout", "layout"])
  }

  @Test func anUpdateNeedsNoLayout() {
    let (parent, card) = (UIView(), Card())
    parent.addSubview(card)
    parent.layoutIfNeeded()
    card.log = []
    card.setNeedsUpdateProperties()
    parent.layoutIfNeeded()
    #expect(card.log == ["properties"])
    card.setNeedsUpdateProperties()
    parent.updatePropertiesIfNeeded()
    #expect(card.log == ["properties", "properties"])
  }

  @Test func aChangeOfWhatWasReadRequestsAnUpdate() {
    let (card, model) = (Card(), Model())
    card.model = model
    card.layoutIfNeeded()
    #expect(card.shown == "Ada")
    model.name = "Grace"
    card.layoutIfNeeded()
    #expect(card.shown == "Grace")
    #expect(card.log == ["properties", "layout", "properties"])
  }

  @Test func aControllersPropertiesComeFirst() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.view.layoutIfNeeded()
    #expect(screen.log == ["properties", "layout"])
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    #expect(screen.log == ["properties", "layout", "properties"])
  }
}

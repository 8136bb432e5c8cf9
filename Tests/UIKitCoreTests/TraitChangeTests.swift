import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitValues

/// `registerForTraitChanges`, by Apple's documentation of `UITraitChangeObservable`.
@MainActor @Suite struct TraitChangeTests {
  private final class Screen: UIViewController {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.append("method") }
  }

  @MainActor private final class Listener {
    var count = 0

    func traitsChanged(_ sender: UIView) { count += 1 }
  }

  @Test func handlersAreCalledForTheirTraitsAlone() {
    let (window, view) = (UIWindow(), UIView())
    window.addSubview(view)
    var calls: [UIContentSizeCategory] = []
    let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (changed: UIView, previous) in
      #expect(changed === view)
      #expect(UITraitCollection.current.preferredContentSizeCategory == .extraLarge)
      calls.append(previous.preferredContentSizeCategory)
    }
    window.overrideTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(calls.isEmpty)
    window.overrideTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(calls == [.large])
    view.unregisterForTraitChanges(registration)
    window.overrideTraits = UITraitCollection(preferredContentSizeCategory: .small)
    #expect(calls.count == 1)
  }

  @Test func aControllersHandlersFollowItsMethod() {
    let (window, screen) = (UIWindow(), Screen())
    screen.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (screen: Screen, _) in
      screen.log.append("handler")
    }
    window.rootViewController = screen
    window.isHidden = false
    screen.log = []
    window.overrideTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(screen.log == ["method", "handler"])
    window.overrideTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(screen.log == ["method", "handler", "method"])
  }

  @Test func targetsAreNotKept() {
    let (window, view) = (UIWindow(), UIView())
    window.addSubview(view)
    var listener: Listener? = Listener()
    weak let known = listener
    if let listener {
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: listener,
        action: Selector("traitsChanged:", Listener.traitsChanged(_:)))
    }
    window.overrideTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(listener?.count == 1)
    listener = nil
    #expect(known == nil)
    window.overrideTraits = UITraitCollection(userInterfaceStyle: .light)
  }
}

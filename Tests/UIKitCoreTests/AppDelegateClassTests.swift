import Testing

@testable import UIKitCore

/// The delegate of an app is made of its class by `init()`, as `UIApplicationMain` does by Apple's documentation. Which of
/// several classes is taken is Galley's choice.
@MainActor @Suite struct AppDelegateClassTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let number = 3
    lazy var text = "lazy"
  }

  private class OtherDelegate: UIResponder, UIApplicationDelegate {
    let number: Int

    override init() {
      number = 7
      super.init()
    }
  }

  private final class Screen: UIViewController {}

  @Test func aDelegateIsMadeOfItsClass() {
    var known = AppDelegateClass()
    #expect(known.make() == nil)
    known.register(Screen.self)
    #expect(known.make() == nil)
    known.register(OtherDelegate.self)
    #expect((known.make() as? OtherDelegate)?.number == 7)
  }

  @Test func aClassNamedAppDelegateIsPreferred() {
    var known = AppDelegateClass()
    known.register(OtherDelegate.self)
    known.register(AppDelegate.self)
    known.register(OtherDelegate.self)
    let made = known.make() as? AppDelegate
    #expect(made?.number == 3 && made?.text == "lazy")
  }
}

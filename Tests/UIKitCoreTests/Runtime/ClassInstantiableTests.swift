import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

// Apple's compiler lets every initializer of UIKit's be called with a class that is known only at run time. That the
// subclass's own initializer runs is Swift's rule for it.
@MainActor @Suite(.ownEnvironment) struct ClassInstantiableTests {
  private final class Badge: UIView {
    var isSetUp = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isSetUp = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Shade: CALayer {
    var isSetUp = false
    override init() {
      super.init()
      isSetUp = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    var isSetUp = false
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      isSetUp = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Press: UIGestureRecognizer {
    var isSetUp = false
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      isSetUp = true
    }
  }

  private final class Fade: UIStoryboardSegue {}

  private func make<View: UIView>(_ frame: CGRect) -> View { View(frame: frame) }
  private func make<View: UIView>() -> View { View() }
  private func screen<Screen: UIViewController>() -> Screen { Screen() }
  private func layer<Layer: CALayer>() -> Layer { Layer() }
  private func gesture<Gesture: UIGestureRecognizer>() -> Gesture { Gesture(target: nil, action: nil) }
  private func button<Button: UIButton>() -> Button { Button(type: .close) }

  @Test func genericFunctionsMakeViews() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let framed: Badge = make(frame)
    #expect(framed.isSetUp && framed.frame == frame)
    let plain: Badge = make()
    #expect(plain.isSetUp && plain.frame == .zero)
    let label: UILabel = make()
    #expect(type(of: label) == UILabel.self)
    #expect((button() as UIButton).buttonType == .close)
  }

  @Test func genericFunctionsMakeControllersLayersAndGestures() {
    #expect((screen() as Screen).isSetUp)
    #expect((layer() as Shade).isSetUp)
    #expect((gesture() as Press).isSetUp)
    let named = (Screen.self as UIViewController.Type).init(nibName: "Card", bundle: nil)
    #expect(named.nibName == "Card")
  }

  @Test func genericFunctionsMakeSegues() {
    func make<Segue: UIStoryboardSegue>(_ source: UIViewController, _ destination: UIViewController) -> Segue {
      Segue(identifier: "fade", source: source, destination: destination)
    }
    let (source, destination) = (UIViewController(), UIViewController())
    let segue: Fade = make(source, destination)
    #expect(segue.identifier == "fade" && segue.destination === destination)
  }

  /// Of a class that is a value, the object is of that class, whatever class the compiler knows.
  @Test func valuesMakeObjectsOfTheirClass() {
    let views: [UIView.Type] = [Badge.self, UILabel.self]
    #expect((views[0].instanceOfClass(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Badge)?.isSetUp == true)
    #expect(views[1].instanceOfClass() is UILabel)
    let screen: UIViewController.Type = Screen.self
    #expect((screen.instanceOfClass() as? Screen)?.isSetUp == true)
    #expect(screen.instanceOfClass(nibName: "Card", bundle: nil).nibName == "Card")
    let layer: CALayer.Type = Shade.self
    #expect((layer.instanceOfClass() as? Shade)?.isSetUp == true)
    let gesture: UIGestureRecognizer.Type = Press.self
    #expect((gesture.instanceOfClass() as? Press)?.isSetUp == true)
    let button: UIButton.Type = UIButton.self
    #expect(button.instanceOfClass(type: .close).buttonType == .close)
    let segue: UIStoryboardSegue.Type = Fade.self
    let made = segue.instanceOfClass(
      identifier: "fade", source: UIViewController(), destination: UIViewController())
    #expect(made is Fade && made.identifier == "fade")
  }
}

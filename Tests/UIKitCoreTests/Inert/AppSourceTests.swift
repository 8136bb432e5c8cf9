import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Subclasses and calls as apps write them for UIKit compile, and behave as UIKit documents.
@MainActor @Suite(.ownEnvironment) struct AppSourceTests {
  private final class ClosureTap: UITapGestureRecognizer {
    let closure: () -> Void

    init(closure: @escaping () -> Void) {
      self.closure = closure
      super.init(target: nil, action: nil)
    }
  }

  private final class HalfScreen: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let containerView else { return .zero }
      let size = size(
        forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
      return CGRect(x: 0, y: containerView.bounds.height - size.height, width: size.width, height: size.height)
    }
    override init(presentedViewController: UIViewController, presenting: UIViewController?) {
      super.init(presentedViewController: presentedViewController, presenting: presenting)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
  }

  private final class PassThroughWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { nil }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Dimming: UIViewController, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      HalfScreen(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func aRecognizerNeedsNoInitializerForDocuments() {
    var taps = 0
    let tap = ClosureTap { taps += 1 }
    tap.closure()
    #expect(taps == 1 && tap.numberOfTapsRequired == 1)
  }

  @Test func aPresentationMayAskForTheSizeOfWhatItShows() {
    let window = PassThroughWindow(windowScene: UIWindowScene(session: UISceneSession(), connectionOptions: .init()))
    let (root, dimming) = (UIViewController(), Dimming())
    window.rootViewController = root
    window.makeKeyAndVisible()
    dimming.modalPresentationStyle = .custom
    dimming.transitioningDelegate = dimming
    root.present(dimming, animated: true)
    window.layoutIfNeeded()
    let bounds = window.bounds
    #expect(dimming.view.frame == CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2))
    #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) !== window)
  }

  @Test func aDelegatesWindowIsAnOptionalOfAnOptional() {
    let (delegate, window) = (Delegate(), UIWindow())
    delegate.window = window
    let any: (any UIApplicationDelegate)? = delegate
    #expect(any?.window??.tag == 0 && any?.window?.tag == 0 && any!.window!! === window)
    guard let optional = any?.window, let read = optional else {
      Issue.record("the delegate has a window")
      return
    }
    #expect(read === window && delegate.window === window)
    #expect((any?.window ?? nil) === window)
  }

  @Test func childrenChangePlacesAtOnce() {
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    for child in [first, second] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(first.view)
    var isFinished = false
    parent.transition(from: first, to: second, duration: 1, animations: nil) { isFinished = $0 }
    #expect(isFinished && first.view.superview == nil && second.view.superview === parent.view)
  }

  @Test func anImageViewShowsTheFirstOfItsImages() {
    let (view, first) = (UIImageView(image: UIImage()), UIImage())
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [first, UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(UIImage.animatedImage(with: [first], duration: 2)?.duration == 2)
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
  }

  @Test func aViewsAnchorPointIsItsLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.layer.anchorPoint == .zero && view.frame.origin == CGPoint(x: 50, y: 25))
  }

  @Test func actionsAreNamedByTheirTargets() {
    let (control, target) = (UIControl(), NSObject())
    let action = UIAction(title: "a", identifier: .init("one")) { _ in }
    control.addTarget(target, action: Selector("x"), for: .touchUpInside)
    control.addAction(action, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, method, _, stop in
      seen.append(action.map { "\($0.identifier.rawValue)" } ?? method?.action.name ?? "")
      stop = seen.count == 2
    }
    #expect(seen == ["x", "one"] && control.allTargets == [target])
    control.removeAction(identifiedBy: .init("one"), for: .allEvents)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func behavioursBelongToOneAnimator() {
    let view = UIView()
    let (animator, gravity) = (UIDynamicAnimator(referenceView: view), UIGravityBehavior(items: [view]))
    gravity.setAngle(0, magnitude: 2)
    animator.addBehavior(gravity)
    animator.addBehavior(gravity)
    #expect(animator.behaviors.count == 1 && gravity.dynamicAnimator === animator && gravity.gravityDirection.dx == 2)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil && view.frame == .zero)
  }

  @Test func aDeviceIsAnIPhoneUntilItIsATablet() {
    #expect(UIDevice.current.model == "iPhone" && UIDevice.current.systemName == "iOS")
    #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size && UIScreen.screens.count == 1)
  }

  @Test func aPasteboardHandsOverProviders() {
    let board = UIPasteboard.withUniqueName()
    board.itemProviders = [NSItemProvider(object: "a" as NSString), NSItemProvider(object: "b" as NSString)]
    #expect(board.strings == ["a", "b"] && board.itemProviders.count == 2)
  }

  @Test func attributedStringsAreConverted() {
    var text = AttributedString("ab")
    text.font = .boldSystemFont(ofSize: 20)
    text.link = URL(string: "https://a.org")
    let converted = NSAttributedString(text)
    #expect(converted.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(converted.attribute(.link, at: 0, effectiveRange: nil) as? URL == URL(string: "https://a.org"))
    #expect(AttributedString(converted).font == .boldSystemFont(ofSize: 20))
    #expect(AttributedString(converted).link == text.link)
    #expect(AttributeContainer([.kern: 2]).kern == 2)
  }

  /// The keys and types of Apple's documentation of `AttributeScopes.UIKitAttributes`.
  @Test func effectsOfTextAreConverted() {
    let (shadow, image) = (NSShadow(), NSTextAttachment(image: UIImage()))
    var container = AttributeContainer()
    container[AttributeScopes.UIKitAttributes.ShadowAttribute.self] = shadow
    container.attachment = image
    container.ligature = 0
    container.obliqueness = 0.5
    container.expansion = -1
    container.textEffect = .letterpressStyle
    container.textItemTag = "offer"
    let text = NSAttributedString(AttributedString("\u{FFFC}", attributes: container))
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.shadow] as? NSShadow == shadow && attributes[.attachment] as? NSTextAttachment == image)
    #expect(attributes[.ligature] as? Int == 0 && attributes[.obliqueness] as? CGFloat == 0.5)
    #expect(attributes[.expansion] as? CGFloat == -1 && attributes[.textItemTag] as? String == "offer")
    #expect(attributes[.textEffect] as? String == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue)
    #expect(AttributeContainer(attributes) == container)
  }
}

import QuartzCore
import UIKit

/// A typical app delegate.
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = AccountViewController()
    window?.makeKeyAndVisible()
    application.isIdleTimerDisabled = true
    return launchOptions?[.url] == nil
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
}

/// A typical scene delegate.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.windowLevel = .alert
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}
}

@MainActor
func commands() -> String {
  let (app, delegate, scenes) = (UIApplication.shared, AppDelegate(), SceneDelegate())
  app.delegate = delegate
  let launched = delegate.application(app, didFinishLaunchingWithOptions: nil)
  let account = delegate.window?.rootViewController as? AccountViewController
  let found = app.sendAction(Selector("reload", AccountViewController.reload), to: nil, from: account, for: nil)
  if let scene = app.connectedScenes.first as? UIWindowScene {
    scenes.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
  }
  let refusals = Count()
  if let url = URL(string: UIApplication.openSettingsURLString) { app.open(url) { refusals.value += $0 ? 0 : 1 } }
  let scene = delegate.window?.windowScene
  let states = app.applicationState == .active && scene?.activationState == .foregroundActive
  let shown = app.windows.contains { $0 === delegate.window } && app.keyWindow === delegate.window
  return "app: \(launched) \(found) \(account?.reloads ?? 0) \(refusals.value) \(states) \(shown) "
    + "\(scene?.statusBarManager?.isStatusBarHidden == true) \(scene?.interfaceOrientation.isPortrait == true) "
    + "\(scenes.window?.windowLevel == .alert) \(app.statusBarFrame.height)"
}

@MainActor
func pasteboard() -> String {
  let board = UIPasteboard.general
  let before = board.changeCount
  board.string = "copied"
  board.url = URL(string: "https://example.com")
  return "pasteboard: \(board.hasStrings) \(board.hasURLs) \(board.url?.host ?? "") \(board.changeCount - before)"
}

private final class Ends: NSObject, CAAnimationDelegate {
  var ends = ""
  func animationDidStart(_ anim: CAAnimation) { ends += "s" }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends += flag ? "f" : "c" }
}

@MainActor
func kept() -> String {
  let (view, ends) = (UIView(), Ends())
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.fromValue = 0
  fade.toValue = 1
  fade.duration = 2
  fade.repeatCount = .infinity
  fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  fade.fillMode = .forwards
  fade.isRemovedOnCompletion = false
  fade.delegate = ends
  let shake = CAKeyframeAnimation(keyPath: "position.x")
  shake.values = [0, 10, 0]
  shake.keyTimes = [0, 0.5, 1]
  let group = CAAnimationGroup()
  group.animations = [shake]
  CATransaction.begin()
  CATransaction.setAnimationDuration(1)
  CATransaction.setDisableActions(true)
  CATransaction.setCompletionBlock { ends.ends += "t" }
  view.layer.add(fade, forKey: "fade")
  view.layer.add(group, forKey: nil)
  CATransaction.commit()
  view.layer.cornerCurve = .continuous
  view.layer.shouldRasterize = true
  view.layer.rasterizationScale = UIScreen.main.scale
  view.layer.contentsScale = 3
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0.5 }
  animator.addCompletion { ends.ends += $0 == .end ? "a" : "b" }
  animator.startAnimation()
  UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.tag = 7 }
  }
  let hasFade = view.layer.animation(forKey: "fade") === fade
  view.layer.removeAllAnimations()
  return "animations: \(ends.ends) \(hasFade) \(view.layer.animationKeys() == nil) \(view.alpha) \(view.tag) "
    + "\(animator.state == .inactive)"
}

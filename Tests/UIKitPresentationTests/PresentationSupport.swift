import Foundation
import UIKitCore
import UIKitPresentation
import UIKitValues

/// A window of a phone of 393 by 852 with a capsule, or of a tablet, with a root controller.
@MainActor
struct Screen {
  let window: UIWindow
  let root: UIViewController

  init(
    _ root: UIViewController = UIViewController(), isPad: Bool = false, isLandscape: Bool = false,
    category: UIContentSizeCategory = .large
  ) {
    self.root = root
    let traits = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(displayScale: isPad ? 2 : 3),
      UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
      UITraitCollection(horizontalSizeClass: isPad ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
      UITraitCollection(preferredContentSizeCategory: category),
    ])
    let size =
      isPad
      ? CGSize(width: 820, height: 1180)
      : isLandscape ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
    let insets =
      isPad
      ? UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      : isLandscape
        ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        : UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window = UIWindow(size: size, safeAreaInsets: insets, traits: traits)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// The rectangle of a view in the window.
  func frame(of view: UIView?) -> CGRect {
    window.layoutIfNeeded()
    return view.map { window.convert($0.bounds, from: $0) } ?? .null
  }

  /// All views of a class in the window, in tree order.
  func views<View: UIView>(_ type: View.Type) -> [View] {
    var (found, pending) = ([View](), [window as UIView])
    while let view = pending.popLast() {
      if let view = view as? View { found.append(view) }
      pending += view.subviews.reversed()
    }
    return found
  }
}

func close(_ value: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.34) -> Bool {
  abs(value - other) <= tolerance
}

/// A controller that keeps a list of the calls about its appearance.
final class Witness: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(isBeingPresented)") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(isBeingDismissed)") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

extension UIContentSizeCategory {
  /// The twelve text sizes.
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

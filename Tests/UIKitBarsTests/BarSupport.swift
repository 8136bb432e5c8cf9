import Foundation
import Testing
import UIKitBars
import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A screen with the bars' surroundings.
struct Screen {
  var name = ""
  var size = CGSize(width: 393, height: 852)
  var scale: CGFloat = 3
  var insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  var idiom = UIUserInterfaceIdiom.phone
  var width = UIUserInterfaceSizeClass.compact
  var height = UIUserInterfaceSizeClass.regular
}

extension Screen {
  static let phone = Screen()

  static func phone(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34) -> Screen {
    Screen(
      name: "\(width)×\(height)", size: CGSize(width: width, height: height),
      insets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  static func low(_ width: CGFloat, _ height: CGFloat, side: CGFloat, isWide: Bool = false) -> Screen {
    Screen(
      name: "\(width)×\(height)", size: CGSize(width: width, height: height),
      insets: UIEdgeInsets(top: 0, left: side, bottom: side > 0 ? 21 : 0, right: side),
      width: isWide ? .regular : .compact, height: .compact)
  }

  static func pad(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) -> Screen {
    Screen(
      name: "\(width)×\(height)", size: CGSize(width: width, height: height), scale: 2,
      insets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), idiom: .pad, width: .regular)
  }

  @MainActor var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      .current, UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
    ])
  }

  /// Shows a controller in a window that fills the screen.
  @MainActor func show(_ root: UIViewController) -> UIWindow {
    UITraitCollection.current = traits
    let window = UIWindow(size: size, safeAreaInsets: insets, traits: traits)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// All four numbers within a third of a pixel of the house device.
  func isNear(_ other: CGRect, within tolerance: CGFloat = 0.12) -> Bool {
    [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)].allSatisfy {
      abs($0 - $1) <= tolerance
    }
  }
}

extension UIView {
  /// The view and those below it, in the order of drawing.
  var wholeTree: [UIView] { [self] + subviews.flatMap(\.wholeTree) }

  /// The frame in the window of the first label that is seen and has a text.
  func label(_ text: String) -> UILabel? {
    wholeTree.lazy.compactMap { $0 as? UILabel }.first { label in
      label.text == text && sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.isHidden }
    }
  }

  var frameInWindow: CGRect { convert(bounds, to: nil) }
}

import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore
@testable import UIKitValues

/// The conditions under which the pictures of a view and its twin are taken.
struct TwinTerms: CustomStringConvertible {
  var category = DynamicType.ContentSizeCategory.large
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  /// Light and dark, an accessibility size, and from right to left.
  static let some = [
    TwinTerms(), TwinTerms(style: .dark), TwinTerms(category: .accessibilityLarge),
    TwinTerms(direction: .rightToLeft),
  ]

  var description: String {
    "\(category)\(style == .dark ? ", dark" : "")\(direction == .rightToLeft ? ", right to left" : "")"
  }

  @MainActor var traits: UITraitCollection {
    var values = TraitValues.phone
    values.preferredContentSizeCategory = UIContentSizeCategory(category)
    (values.userInterfaceStyle, values.layoutDirection, values.displayScale) = (style, direction, 3)
    return UITraitCollection(values: values)
  }
}

/// The picture of a view of SwiftUI's, and of what UIKit shows in its place.
@MainActor
struct TwinPictures {
  let view: Bitmap
  let twin: Bitmap

  /// Screens of a phone, 393 points wide at three pixels a point, and not as high as one.
  init(of view: some View, and controller: UIViewController, _ terms: TwinTerms = TwinTerms()) throws {
    try self.init(of: UIHostingController(rootView: view), and: controller, terms)
  }

  /// The same of two controllers, with a change of their views once they are shown.
  init(
    of first: UIViewController, and second: UIViewController, _ terms: TwinTerms = TwinTerms(),
    _ change: (UIView) -> Void = { _ in }
  ) throws {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let size = CGSize(width: 393, height: 560)
    view = try Self.picture(of: first, size, insets, terms, change)
    twin = try Self.picture(of: second, size, insets, terms, change)
  }

  /// Views of the size of the first, and 10 points of the background around them.
  init(of view: some View, and make: @MainActor () -> UIView, _ terms: TwinTerms = TwinTerms()) throws {
    let size = Self.size(of: view, terms)
    let room = CGSize(width: size.width + 20, height: size.height + 20)
    self.view = try Self.picture(of: UIHostingController(rootView: view), room, .zero, terms)
    let controller = UIViewController()
    twin = try Self.picture(of: controller, room, .zero, terms) { root in
      let twin = make()
      twin.frame = CGRect(x: 10, y: 10, width: size.width, height: size.height)
      root.addSubview(twin)
    }
  }

  /// The size of a view in the room of a screen.
  private static func size(of view: some View, _ terms: TwinTerms) -> CGSize {
    let controller = UIHostingController(rootView: view)
    let room = CGSize(width: 400, height: 600)
    let window = UIWindow(size: room, safeAreaInsets: .zero, traits: terms.traits)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return withExtendedLifetime(window) { controller.sizeThatFits(in: room) }
  }

  private static func picture(
    of controller: UIViewController, _ size: CGSize, _ insets: UIEdgeInsets, _ terms: TwinTerms,
    _ prepare: (UIView) -> Void = { _ in }
  ) throws -> Bitmap {
    let window = UIWindow(size: size, safeAreaInsets: insets, traits: terms.traits)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let root = try #require(controller.view)
    if root.backgroundColor == nil { root.backgroundColor = .systemBackground }
    prepare(root)
    window.layoutIfNeeded()
    let recording = window.record()
    return try Renderers.standard().draw(recording.displayList, scale: 3, into: BitmapPool())
  }
}

extension TwinPictures {
  /// The number of pixels that differ, with the box around them in pixels; nil if the pictures are equal.
  ///
  /// A text's baseline is on the pixel that is nearest to its ascent below its corner (Spark's pictures, P24), a label's where
  /// UIKit rounds it: the label may be a pixel lower. Of the texts in bars, rows and buttons none is at the standard size.
  ///
  /// - Parameter textsMayBeHigher: whether what differs may be what the twin has a pixel lower.
  func difference(textsMayBeHigher: Bool = false) -> String? {
    guard (view.width, view.height) == (twin.width, twin.height) else {
      return "\(view.width) by \(view.height) pixels and \(twin.width) by \(twin.height)"
    }
    let (width, pixels, others) = (view.width, view.pixels, twin.pixels)
    var (count, left, right, top, bottom) = (0, Int.max, 0, Int.max, 0)
    for place in pixels.indices where pixels[place] != others[place] {
      if textsMayBeHigher, pixels[place] == others[min(place + width, others.count - 1)] { continue }
      let (x, y) = (place % width, place / width)
      count += 1
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }
    return count == 0 ? nil : "\(count) pixels, x \(left)...\(right), y \(top)...\(bottom)"
  }
}

/// Expects that a view's picture and its twin's are equal, but for the baselines of texts at other sizes than the standard one.
@MainActor
func expectEqual(
  _ pictures: TwinPictures, _ name: String, _ terms: TwinTerms, sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = pictures.difference(textsMayBeHigher: terms.category != .large)
  #expect(difference == nil, "\(name), \(terms)", sourceLocation: sourceLocation)
}

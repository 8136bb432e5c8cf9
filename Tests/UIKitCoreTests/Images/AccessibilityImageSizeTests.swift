import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Image views that adjust: UIKit's header says that their images only grow at the accessibility categories. By how
/// much is not public: the tested factor is that of `UIFontMetrics`, which the chapter on Dynamic Type uses for the
/// same image.
@MainActor @Suite struct AccessibilityImageSizeTests {
  private static func imageView(_ width: Int, _ height: Int) throws -> UIImageView {
    UIImageView(image: UIImage(data: try pngData(width: width, height: height)))
  }

  private static func show(_ view: UIView, at category: UIContentSizeCategory) {
    view.overrideTraits = UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test(arguments: [
    UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ])
  func picturesKeepTheirSizeAtOrdinaryCategories(category: UIContentSizeCategory) throws {
    let view = try Self.imageView(44, 22)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    Self.show(view, at: category)
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 22))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 44, height: 22))
  }

  /// Body's leadings in Apple's table, in points, divided by 22 at L; 44 by 22 points thus become twice and once the
  /// leading.
  @Test(arguments: [
    (UIContentSizeCategory.accessibilityMedium, 34.0), (.accessibilityLarge, 40), (.accessibilityExtraLarge, 48),
    (.accessibilityExtraExtraLarge, 56), (.accessibilityExtraExtraExtraLarge, 62),
  ])
  func picturesGrowAtAccessibilityCategories(category: UIContentSizeCategory, leading: Double) throws {
    let view = try Self.imageView(44, 22)
    Self.show(view, at: category)
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 22))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(view.intrinsicContentSize == CGSize(width: 2 * leading, height: leading))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 2 * leading, height: leading))
  }

  @Test func aViewWithoutAPictureHasNoSize() {
    let view = UIImageView(frame: .zero)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    Self.show(view, at: .accessibilityLarge)
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    #expect(view.intrinsicContentSize == none)
  }

  /// The view below it moves when the category, or the property, changes.
  @Test func whatIsConstrainedToThePictureFollows() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = try Self.imageView(44, 22)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 44, height: 22))
    Self.show(root, at: .accessibilityLarge)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 44, height: 22))
  }
}

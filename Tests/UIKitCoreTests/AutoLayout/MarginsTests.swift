import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Margins, safe area and readable width, by Apple's documentation of `layoutMargins`, `safeAreaInsets` and
/// `readableContentGuide`.
@MainActor @Suite struct MarginsTests {
  /// A root that fills a window with this safe area.
  static func window(
    _ width: CGFloat, _ height: CGFloat, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection? = nil
  ) -> UIWindow {
    UIWindow(
      size: CGSize(width: width, height: height), safeAreaInsets: safeArea, traits: traits ?? UITraitCollection())
  }

  static let notch = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  @Test func marginsAreEightPointsUnlessSet() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
  }

  @Test func marginsMoveWhatIsTiedToThem() {
    let root = root(300, 200)
    let (one, two) = (constrained(UIView(), "one", in: root), constrained(UIView(), "two", in: root))
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: guide.leadingAnchor), one.topAnchor.constraint(equalTo: guide.topAnchor),
      one.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      one.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      NSLayoutConstraint(
        item: two, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leftMargin, multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: two, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerYWithinMargins,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(one.numbers == [8, 8, 284, 184])
    #expect(two.numbers == [8, 100, 0, 0])
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.layoutIfNeeded()
    #expect(one.numbers == [20, 10, 240, 160])
    #expect(two.numbers == [20, 90, 0, 0])
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 240, height: 160))
  }

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func theSuperviewsMarginsCanBePreserved() {
    let root = root(300, 200)
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let view = UIView(frame: CGRect(x: 5, y: 0, width: 280, height: 190))
    root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    // The superview's margins minus the distance to its edges, but at least the view's own 8.
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 10, right: 8))
  }

  @Test func theSafeAreaIsWhatIsLeftOfTheWindows() {
    let window = Self.window(390, 844, safeArea: Self.notch)
    let top = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    let middle = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    let outside = UIView(frame: CGRect(x: 0, y: -50, width: 390, height: 1_000))
    for view in [top, middle, outside] { window.addSubview(view) }
    // 59 minus an offset of 20 is 39 (csl.cool); never more than the superview's.
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    #expect(middle.safeAreaInsets == .zero)
    #expect(outside.safeAreaInsets == Self.notch)
    top.frame.origin.y = 0
    #expect(top.safeAreaInsets.top == 59)
    top.removeFromSuperview()
    #expect(top.safeAreaInsets == .zero)
  }

  @Test func marginsLieBeyondTheSafeArea() {
    let window = Self.window(390, 844, safeArea: Self.notch)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func viewsAreTiedToTheSafeArea() {
    let window = Self.window(390, 844, safeArea: Self.notch)
    let content = UIView(frame: window.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(content)
    let view = constrained(UIView(), "v", in: content)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.safeAreaLayoutGuide.leadingAnchor),
      view.widthAnchor.constraint(equalTo: content.safeAreaLayoutGuide.widthAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.numbers == [0, 59, 390, 751])
  }

  @Test func changesOfMarginsAndSafeAreaAreTold() {
    final class Telling: UIView {
      var told: [String] = []
      override func layoutMarginsDidChange() { told.append("margins") }
      override func safeAreaInsetsDidChange() { told.append("safe area") }
    }
    let window = Self.window(390, 844, safeArea: Self.notch)
    let view = Telling(frame: window.bounds)
    window.addSubview(view)
    #expect(view.told == ["safe area", "margins"])
    view.layoutMargins.left = 30
    #expect(view.told == ["safe area", "margins", "margins"])
  }

  /// Layouts set bounds before the centre: a view that grows from 100 … 110 to 100 … 500 reaches from -95 to 305 in between.
  @Test func aViewThatALayoutMovesIsToldOfTheSafeAreaInItsFrameAlone() {
    final class Telling: UIView {
      var told: [CGFloat] = []
      override func safeAreaInsetsDidChange() { told.append(safeAreaInsets.top) }
    }
    let window = Self.window(390, 844, safeArea: Self.notch)
    let view = Telling(frame: CGRect(x: 0, y: 100, width: 390, height: 10))
    window.addSubview(view)
    view.move(to: CGRect(x: 0, y: 100, width: 390, height: 400))
    #expect(view.told.isEmpty)
    view.move(to: CGRect(x: 0, y: 20, width: 390, height: 400))
    #expect(view.told == [39])
  }

  /// The observed widths of the readable guide at L (readable-width.json; the margins are those of root views).
  @Test func theReadableWidthIsObserved() {
    for (width, margin, guide) in [
      (1024.0, 20.0, 672.0), (768, 20, 672), (736, 20, 672), (667, 20, 627), (414, 20, 374), (375, 16, 343),
    ] {
      let root = root(CGFloat(width), 100)
      root.layoutMargins = UIEdgeInsets(top: 0, left: CGFloat(margin), bottom: 0, right: CGFloat(margin))
      let view = constrained(UIView(), "v", in: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(Double(view.frame.width) == guide, "at \(width)")
      #expect(Double(view.frame.midX) == width / 2)
      #expect(Double(root.readableContentGuide.layoutFrame.width) == guide)
    }
  }

  @Test func theReadableWidthFollowsTheTextSize() {
    let root = root(1_024, 100)
    root.overrideTraits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let view = constrained(UIView(), "v", in: root)
    view.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 560)
    root.overrideTraits = UITraitCollection(preferredContentSizeCategory: .medium)
    root.layoutIfNeeded()
    #expect(view.frame.width == 632)
  }
}

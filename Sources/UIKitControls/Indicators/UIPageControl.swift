import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var page = 0
  private var pageTints = Proxied<UIColor>()
  private var currentTints = Proxied<UIColor>()
  private var indicators: [Int: UIImage] = [:]
  private var currentIndicators: [Int: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    // Apple's tutorial "Interfacing with UIKit" shows one at its own height in a higher room, whose width it is given.
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Its value is read, "page 1 of 3" (AccessibilitySnapshot's pictures).
  @_spi(Subclasses) open override var needsAccessibilityLabel: Bool { false }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIPageControl.self)
  }

  // MARK: Pages

  /// The number of pages; 0 by default. A negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  open override class var namedProperties: [NamedProperty] { super.namedProperties + pagesProperties(Self.self) }

  private class func pagesProperties<Pages: UIPageControl>(_: Pages.Type) -> [NamedProperty] {
    [
      NamedProperty("currentPage", \Pages.currentPage), NamedProperty("numberOfPages", \Pages.numberOfPages),
    ]
  }

  /// The number of the current page; 0 by default. A number beyond the pages becomes the nearest one.
  open var currentPage: Int {
    get { page }
    set {
      let old = page
      page = max(0, min(newValue, numberOfPages - 1))
      reportChange(of: "currentPage", from: old)
    }
  }
  /// Whether nothing is drawn for a single page; `false` by default.
  open var hidesForSinglePage = false

  // MARK: Appearance

  /// The colour of dots; a grey if `nil`.
  open var pageIndicatorTintColor: UIColor? {
    get { pageTints.value }
    set { pageTints.own = newValue }
  }
  /// The colour of the current page's dot; the label's if `nil`.
  open var currentPageIndicatorTintColor: UIColor? {
    get { currentTints.value }
    set { currentTints.own = newValue }
  }
  /// Whether there is a capsule behind the dots: only with `prominent`, as at rest.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction of the pages. Differs from UIKit: pages are never below each other.
  open var direction = Direction.natural
  /// Stored; has no effect: there are no touches.
  open var allowsContinuousInteraction = true
  /// Always `none`: there are no touches.
  open var interactionState: InteractionState { .none }
  /// How far the current page is. Stored; its dot is drawn as others' are.
  open var progress: UIPageControlProgress?
  /// Stored; has no effect: dots are drawn again in each picture.
  open var defersCurrentPageDisplay = false
  /// Does nothing: dots are drawn again in each picture.
  open func updateCurrentPageDisplay() {}

  /// The image in place of dots.
  open var preferredIndicatorImage: UIImage?
  /// The image in place of the current page's dot; `preferredIndicatorImage` if `nil`.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// The image in place of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
  /// Sets the image in place of a page's dot. A page that there is not is a fault.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if isPage(page, "setIndicatorImage") { indicators[page] = image }
  }
  /// The image in place of a page's dot while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }
  /// Sets the image in place of a page's dot while it is the current one. A page that there is not is a fault.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if isPage(page, "setCurrentPageIndicatorImage") { currentIndicators[page] = image }
  }

  private func isPage(_ page: Int, _ call: String) -> Bool {
    if (0..<numberOfPages).contains(page) { return true }
    raiseFault(
      "NSInvalidArgumentException", call: "UIPageControl.\(call)(_:forPage: \(page))",
      reason: "there are \(numberOfPages) pages")
    return false
  }

  private func image(of page: Int) -> UIImage? {
    let plain = indicators[page] ?? preferredIndicatorImage
    return page == currentPage ? currentIndicators[page] ?? preferredCurrentPageIndicatorImage ?? plain : plain
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    guard let proxy = proxy as? UIPageControl else { return }
    pageTints.takeOver(from: proxy.pageTints)
    currentTints.takeOver(from: proxy.currentTints)
  }

  // MARK: Geometry

  private func dots(of pages: Int) -> PageDots {
    PageDots(pages: pages, current: currentPage, grid: traitCollection.pixelGrid)
  }

  /// The size for a number of pages: at three pixels per point 17.667 for each and 20, by 25.667.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { dots(of: max(0, pageCount)).fittingSize }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Accessibility

  /// `page 2 of 3`, in English only.
  @_spi(Subclasses) open override var standardAccessibilityValue: String? {
    numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
  }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.adjustable)
  }
  @_spi(Subclasses) open override var hasNothingToSpeak: Bool { showsNoDots }
  /// A capsule around the dots (AccessibilitySnapshot's pictures from iOS 14 on, H).
  @_spi(Subclasses) open override var standardAccessibilityPath: UIBezierPath? {
    let dots = dots(of: numberOfPages).dots(in: bounds.size)
    guard let first = dots.first, let last = dots.last, !showsNoDots else { return nil }
    let size = PageDots(pages: dots.count, current: 0, grid: traitCollection.pixelGrid).fittingSize
    let center = CGPoint(x: (first.rect.midX + last.rect.midX) / 2, y: bounds.height / 2)
    return UIBezierPath(roundedRect: convert(CGRect(around: center, size), to: nil), cornerRadius: size.height / 2)
  }

  private var showsNoDots: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

  // MARK: Drawing

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea, !showsNoDots else { return content }
    let dots = dots(of: numberOfPages).dots(in: bounds.size)
    if backgroundStyle == .prominent, let first = dots.first, let last = dots.last {
      let size = PageDots(pages: dots.count, current: 0, grid: pixels.grid).fittingSize
      let center = CGPoint(x: (first.rect.midX + last.rect.midX) / 2, y: bounds.height / 2)
      content.commands = .capsule(CGRect(around: center, size), painted(.tertiarySystemFill))
    }
    let isReversed = isMirrored != (direction == .rightToLeft) && direction != .leftToRight
    let whole = CGRect(origin: .zero, size: bounds.size)
    for (page, rect) in dots {
      content.commands += dot(of: page, in: isReversed ? rect.mirrored(in: whole) : rect, on: pixels)
    }
    content.commands = content.commands.dimmed(if: !isEnabled)
    return content
  }

  private func dot(of page: Int, in rect: CGRect, on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let color =
      page == currentPage
      ? currentPageIndicatorTintColor ?? ControlLook.currentPageColor : pageIndicatorTintColor ?? ControlLook.pageColor
    guard let image = image(of: page) else { return .capsule(rect, painted(color)) }
    let place = CGRect(around: CGPoint(x: rect.midX, y: rect.midY), image.size)
    return commands(drawing: image.withRenderingMode(.alwaysTemplate), in: place, tint: color, on: pixels)
  }
}

extension UIPageControl {
  /// The styles of the background, with UIKit's raw values.
  public enum BackgroundStyle: Int, Sendable, CaseIterable {
    /// None at rest.
    case automatic = 0
    /// A capsule.
    case prominent = 1
    /// None.
    case minimal = 2
  }

  /// The states of a touch, with UIKit's raw values.
  public enum InteractionState: Int, Sendable, CaseIterable {
    /// There is no touch.
    case none = 0
    /// A touch that steps through the pages.
    case discrete = 1
    /// A touch that is dragged over the pages.
    case continuous = 2
  }

  /// The directions of pages, with UIKit's raw values.
  public enum Direction: Int, Sendable, CaseIterable {
    /// The layout direction's.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }
}

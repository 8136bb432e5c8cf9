public import Foundation
import UIKitControls
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A bar of tabs below the content, with an image and a title for each.
///
/// At regular width the title is beside the image, and the tabs are packed in the middle. The look is that of iOS 13 to
/// 18. Differs from UIKit: on tablets the bar is at the bottom in every version.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let background = BarBackgroundView(contentAt: .top)
  private var buttons: [TabButton] = []
  private var unselectedTints = Proxied<UIColor>()
  private var barTints = Proxied<UIColor>()
  private var standards = Proxied<UITabBarAppearance>()
  private var scrollEdges = Proxied<UITabBarAppearance>()
  private lazy var plainAppearance = UITabBarAppearance()
  /// Whether content is scrolled to its end; `nil` without content that scrolls.
  private var isContentAtEnd: Bool?
  /// Finds out `isContentAtEnd` before each layout: that of the content has come before.
  final var findsEnd: (() -> Bool?)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.document?.decodeProperties(of: self, declaredBy: UITabBar.self)
  }

  // MARK: Items

  /// The items from the leading to the trailing edge.
  open var items: [UITabBarItem]? {
    didSet { itemsDidChange() }
  }
  /// The selected item. A weak reference. An item that is not in the bar is a fault and has no effect.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      if let item = selectedItem, items?.contains(where: { $0 === item }) != true {
        raiseFault(
          "NSInvalidArgumentException", call: "UITabBar.selectedItem", reason: "the item is not one of the bar's items")
        selectedItem = oldValue
      }
      setNeedsLayout()
    }
  }
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UITabBarDelegate)?

  /// Sets the items, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  private func itemsDidChange() {
    var known: [ObjectIdentifier: TabButton] = [:]
    for button in buttons { known[ObjectIdentifier(button.item)] = button }
    var kept: [TabButton] = []
    // An item that is in the list twice is shown once.
    var seen: Set<ObjectIdentifier> = []
    for item in items ?? [] where seen.insert(ObjectIdentifier(item)).inserted {
      let button = known[ObjectIdentifier(item)] ?? TabButton(item)
      item.changeHandler = { [weak self] in self?.setNeedsLayout() }
      kept.append(button)
      if button.superview !== self { addSubview(button) }
    }
    for button in buttons where !kept.contains(where: { $0 === button }) { button.removeFromSuperview() }
    buttons = kept
    if let selectedItem, !seen.contains(ObjectIdentifier(selectedItem)) { self.selectedItem = nil }
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The style of the bar: a black one is dark in light interfaces, too.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
  }
  /// Whether the bar is translucent; `true` by default. Content ends above one that is not.
  open var isTranslucent = true {
    didSet { setNeedsLayout() }
  }
  /// The colour of an opaque background; the style's if `nil`.
  open var barTintColor: UIColor? {
    get { barTints.value }
    set { changeLook { $0.barTints.own = newValue } }
  }
  /// The colour of items that are not selected; grey if `nil`.
  open var unselectedItemTintColor: UIColor? {
    get { unselectedTints.value }
    set { changeLook { $0.unselectedTints.own = newValue } }
  }
  /// The background image.
  open var backgroundImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The image of the bar's shadow, if there is a background image.
  open var shadowImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The placement of items; automatically they are packed in the middle at regular width, and share the width
  /// otherwise.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }
  /// The width of items in the middle, in points; 0 for the width of their content.
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// The space between items in the middle, in points; 0 for the standard one.
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// The appearance in the standard state.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let known = standards.value { return known }
      let made = UITabBarAppearance()
      standards.own = made
      return made
    }
    set { changeLook { $0.standards.own = newValue } }
  }
  /// The appearance while content is scrolled to its end; `standardAppearance` without a background if `nil`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdges.value }
    set { changeLook { $0.scrollEdges.own = newValue } }
  }
  private func changeLook(_ change: (UITabBar) -> Void) {
    change(self)
    setNeedsLayout()
  }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    guard let proxy = proxy as? UITabBar else { return }
    barTints.takeOver(from: proxy.barTints)
    unselectedTints.takeOver(from: proxy.unselectedTints)
    standards.takeOver(from: proxy.standards)
    scrollEdges.takeOver(from: proxy.scrollEdges)
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Whether the bar is not seen. A controller's content then takes its room.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  // MARK: Layout

  @_spi(Subclasses) open override var isBar: Bool { true }
  /// What is in a bar without items is not spoken as tabs.
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits {
    items?.isEmpty == false ? .tabBar : .none
  }

  final var geometry: TabBarGeometry { TabBarGeometry(BarSurroundings(traitCollection)) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: geometry.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: geometry.height) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isContentAtEnd = findsEnd?()
    showBackground()
    let (geometry, appearance) = (geometry, shownAppearance)
    for button in buttons {
      button.update(
        in: self, geometry, appearance.items(geometry.layout), isSelected: button.item === selectedItem)
    }
    let frames = itemFrames(geometry)
    for (button, frame) in zip(buttons, frames) {
      button.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }

  private func itemFrames(_ geometry: TabBarGeometry) -> [CGRect] {
    let sides = (safeAreaInsets.left, safeAreaInsets.right)
    let (start, width) = (isRightToLeft ? sides.1 : sides.0, bounds.width - sides.0 - sides.1)
    let isPacked = itemPositioning == .automatic ? geometry.layout == .inline : itemPositioning == .centered
    guard isPacked else { return geometry.frames(count: buttons.count, from: start, width: width) }
    let widths = buttons.map { itemWidth > 0 ? itemWidth : $0.contentWidth }
    return geometry.packedFrames(
      contents: widths, spacing: itemSpacing > 0 ? itemSpacing : nil, from: start, width: width)
  }

  /// The frames of the items in the bar, from the leading to the trailing edge; up to date after layout.
  package final var frames: [CGRect] { buttons.map(\.frame) }

  // MARK: Background

  /// The appearance of the bar as it is: the selected item's own, or the bar's.
  private var shownAppearance: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standards.value ?? plainAppearance
    guard isContentAtEnd == true else { return standard }
    return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// Whether the bar has no background: at the end of the content, unless the app says how it looks there. In UIKit's header
  /// it is the standard look, but pictures of iOS 15 show none (disputed, medium).
  private var isBare: Bool {
    isContentAtEnd == true && isTranslucent && barTintColor == nil && backgroundImage == nil
      && (selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance) == nil
  }

  private func showBackground() {
    background.frame = bounds
    background.show(oldLook ?? shownAppearance, isBare: isBare)
  }

  /// The look by the properties that appearances have replaced; `nil` if none is set.
  private var oldLook: UITabBarAppearance? {
    let old = OlderBarBackground(
      color: barTintColor, isTranslucent: isTranslucent, isBlack: barStyle == .black, image: backgroundImage,
      shadow: shadowImage)
    guard old.isSet else { return nil }
    let look = UITabBarAppearance(barAppearance: shownAppearance)
    old.apply(to: look)
    return look
  }
}

extension UITabBarAppearance {
  /// The appearance of items in a layout.
  fileprivate func items(_ layout: TabBarGeometry.Layout) -> UITabBarItemAppearance {
    switch layout {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

extension UITabBar {
  /// The ways of placing items, with UIKit's raw values.
  public enum ItemPositioning: Int, Sendable, CaseIterable {
    /// By the size class.
    case automatic = 0
    /// Sharing the width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
}

extension UITabBarAppearance {
  /// The placement of items in a row. Stored.
  public final var stackedItemPositioning: UITabBar.ItemPositioning {
    get { UITabBar.ItemPositioning(rawValue: itemPositioning) ?? .automatic }
    set { itemPositioning = newValue.rawValue }
  }
}

/// The delegate of a tab bar. It is never called automatically.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the customization of the bar.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called after the customization of the bar.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

public import Foundation
public import HeadlessUIKit

private struct ScrollContentHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether lists, forms and text editors have no background.
  var isScrollContentHidden: Bool {
    get { self[ScrollContentHiddenKey.self] }
    set { self[ScrollContentHiddenKey.self] = newValue }
  }
}

/// Whether indicators of scrolling are shown; at rest they are not.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  /// As the system has it.
  public static let automatic = ScrollIndicatorVisibility()
  /// Shown while it scrolls.
  public static let visible = ScrollIndicatorVisibility()
  /// Not shown, unless a mouse is there.
  public static let hidden = ScrollIndicatorVisibility()
  /// Not shown.
  public static let never = ScrollIndicatorVisibility()
}

/// The way in which scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system has it.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At the beginning of scrolling.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The bouncing of content.
public struct ScrollBounceBehavior: Sendable {
  /// As the system has it.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Only for content that is longer than its room.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// The use of an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The content's first place.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The place that stays when the size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The place of content that is smaller than its room.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The part that margins of content apply to.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String
  /// Everything.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The scrolled content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The place at which scrolling ends. Nothing scrolls.
public protocol ScrollTargetBehavior {
  /// Changes the place at which scrolling ends. It is not called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// The values that a behaviour is given.
  typealias TargetContext = ScrollTargetBehaviorContext
}

extension ScrollTargetBehavior {
  /// Has no effect: nothing scrolls.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The place at which scrolling ends.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content, in points.
  public var rect: CGRect
  /// The place of the part that is aligned; nil for the beginning.
  public var anchor: UnitPoint?
}

/// The values of scrolling that a behaviour is given.
public struct ScrollTargetBehaviorContext {
  /// The target without the behaviour.
  public let originalTarget: ScrollTarget
  /// The speed of the content, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
}

/// At a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The number of views that one movement may pass.
  public struct LimitBehavior: Sendable {
    /// As the system has it.
    public static let automatic = LimitBehavior()
    /// A view at a time.
    public static let always = LimitBehavior()
    /// A few views at a time.
    public static let alwaysByFew = LimitBehavior()
    /// One view at a time.
    public static let alwaysByOne = LimitBehavior()
    /// Any number of views.
    public static let never = LimitBehavior()
  }

  /// Ends at views. Nothing scrolls.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// At a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Ends at pages. Nothing scrolls.
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Ends at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Ends at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Ends at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// The phase of scrolling.
public enum ScrollPhase: Equatable, Sendable {
  /// At rest, touched, dragged, coming to rest, moved by code.
  case idle, tracking, interacting, decelerating, animating

  /// Whether anything scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// The geometry of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance by which the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// The part of the content that is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that is in sight.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The place that content is scrolled to.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that is shown; nil for another place.
  public private(set) var edge: Edge?
  /// Whether a view or a point is named, which is not shown.
  private(set) var isPlace = false
  /// The identity of the view that is named.
  private var id: (any Hashable & Sendable)?

  /// The beginning.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// A view by its identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { (self.id, isPlace) = (id, true) }
  /// An edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  /// A place of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { isPlace = point != .zero }
  /// A place of the content from the top, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { isPlace = y != 0 }
  /// A place of the content from the left, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { isPlace = x != 0 }

  /// Whether somebody has scrolled: no.
  public var isPositionedByUser: Bool { false }
  /// The identity of the view that is named; nil for none.
  public var viewID: (any Hashable & Sendable)? { id }
  /// The identity of the view that is named; nil for none, or one of another type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id as? T }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.edge == b.edge && a.isPlace == b.isPlace && a.id.map { AnyHashable($0) } == b.id.map { AnyHashable($0) }
  }

  /// Shows a view by its identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, edge, isPlace) = (id, nil, true)
  }
  /// Shows an edge.
  public mutating func scrollTo(edge: Edge) { (self.edge, isPlace) = (edge, false) }
  /// Shows a place of the content, in points.
  public mutating func scrollTo(point: CGPoint) { (edge, isPlace) = (nil, point != .zero) }
  /// Shows a place of the content from the top, in points.
  public mutating func scrollTo(y: CGFloat) { (edge, isPlace) = (nil, y != 0) }
  /// Shows a place of the content from the left, in points.
  public mutating func scrollTo(x: CGFloat) { (edge, isPlace) = (nil, x != 0) }
}

extension UnitPoint {
  /// The middle of an edge.
  init(edge: Edge) { self = edge == .bottom ? .bottom : edge == .trailing ? .trailing : .topLeading }
}

/// The modifiers' settings of the scroll views in a view.
struct ScrollSettings {
  var anchor: UnitPoint?
  var margins = EdgeInsets()
  var isUnclipped = false
  /// A finding about what is not shown.
  var note: String?
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

extension UICellAccessory {
  /// The appearance of an accessory. UIKit has one type for each kind; here they are type aliases of this one.
  public struct Options {
    /// The styles of an outline's disclosure chevron.
    public enum Style: Hashable, Sendable {
      /// The system's choice.
      case automatic
      /// For a header: a tap anywhere in the cell expands it.
      case header
      /// For a cell that can also be selected.
      case cell
    }

    /// Stored, but without effect: nothing is expanded.
    public var style: Style
    /// Whether the accessory is hidden; `nil` means that it is shown.
    public var isHidden: Bool?
    /// The width in which the accessory is centred; `nil` for the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The accessory's colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// The font of a label; `nil` for the body style.
    public var font: UIFont?
    /// Whether a label's font follows the text size.
    public var adjustsFontForContentSizeCategory: Bool?
    /// Stored, but without effect: no line is drawn before a reorder control.
    public var showsVerticalSeparator: Bool?
    /// Stored, but without effect: circles are filled with `tintColor`.
    public var backgroundColor: UIColor?

    /// Creates options with the system's appearance, except for the given values.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil,
      showsVerticalSeparator: Bool? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.style, self.showsVerticalSeparator, self.backgroundColor) = (style, showsVerticalSeparator, backgroundColor)
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  /// The appearance of a check mark.
  public typealias CheckmarkOptions = Options
  /// The appearance of a disclosure chevron.
  public typealias DisclosureIndicatorOptions = Options
  /// The appearance of a detail button.
  public typealias DetailOptions = Options
  /// The appearance of a delete control.
  public typealias DeleteOptions = Options
  /// The appearance of an insert control.
  public typealias InsertOptions = Options
  /// The appearance of a reorder control.
  public typealias ReorderOptions = Options
  /// The appearance of a selection circle.
  public typealias MultiselectOptions = Options
  /// The appearance of an outline's disclosure chevron.
  public typealias OutlineDisclosureOptions = Options
  /// The appearance of a label.
  public typealias LabelOptions = Options
  /// The appearance of a pop-up menu's button.
  public typealias PopUpMenuOptions = Options

  /// A view of the app's and its placement.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The end of the cell at which the view is placed, and its position there.
    public let placement: Placement
    /// Whether the view is hidden; `nil` means that it is shown.
    public let isHidden: Bool?
    /// The width in which the view is centred; `nil` for the view's own width.
    public let reservedLayoutWidth: LayoutDimension?
    /// The view's tint colour; `nil` for the cell's.
    public let tintColor: UIColor?
    /// Whether the view keeps its current size instead of being measured.
    public let maintainsFixedSize: Bool?

    /// Creates a configuration for a view at a placement.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}

extension UICellAccessory {
  /// How an accessory looks; UIKit has a type for each kind, which are other names of this one.
  public struct Options {
    /// The styles of an outline's chevron.
    public enum Style: Hashable, Sendable {
      /// As the system wants.
      case automatic
      /// In a header, all of which opens what is below.
      case header
      /// In a cell that can be chosen, too.
      case cell
    }

    /// Kept, without effect: nothing is opened.
    public var style: Style
    /// Whether the accessory is not shown; nil: it is.
    public var isHidden: Bool?
    /// The width that it stands in the middle of; nil: the system's.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the system's.
    public var tintColor: UIColor?
    /// The font of a label; nil: body.
    public var font: UIFont?
    /// Whether a label's font follows the text size.
    public var adjustsFontForContentSizeCategory: Bool?
    /// Kept, without effect: no line is drawn before a control that moves.
    public var showsVerticalSeparator: Bool?
    /// Kept, without effect: circles are filled with `tintColor`.
    public var backgroundColor: UIColor?

    /// The system's look, but for what is given.
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

  /// How a check mark looks.
  public typealias CheckmarkOptions = Options
  /// How a chevron looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How a button for details looks.
  public typealias DetailOptions = Options
  /// How a control that deletes looks.
  public typealias DeleteOptions = Options
  /// How a control that inserts looks.
  public typealias InsertOptions = Options
  /// How a control that moves looks.
  public typealias ReorderOptions = Options
  /// How a circle of a selection looks.
  public typealias MultiselectOptions = Options
  /// How a chevron of an outline looks.
  public typealias OutlineDisclosureOptions = Options
  /// How a text looks.
  public typealias LabelOptions = Options

  /// A view of the app's own, and where it stands.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it is not shown; nil: it is.
    public let isHidden: Bool?
    /// The width that it stands in the middle of; nil: its own.
    public let reservedLayoutWidth: LayoutDimension?
    /// The view's tint colour; nil: that of the cell.
    public let tintColor: UIColor?
    /// Whether the view keeps the size it has, and is not asked for one.
    public let maintainsFixedSize: Bool?

    /// A view at a place.
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

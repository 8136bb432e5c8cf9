public import Foundation

/// An accessory at the leading or trailing end of a list cell: a system image, a label or a view.
///
/// Created by the functions named after the kinds: `.checkmark()`, `.label(text: "12")`.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The editing modes in which an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// Only while the collection view is in editing mode.
    case whenEditing
    /// Only while the collection view is not in editing mode.
    case whenNotEditing
  }

  /// The width in which an accessory is centred.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The system's width. Differs from UIKit: that width is not public, so the accessory's own is used.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The end of the cell at which an accessory is placed, and its position among the accessories already there.
  public enum Placement {
    /// Returns an accessory's index among the accessories that are already at that end.
    public typealias Position = ([UICellAccessory]) -> Int

    /// At the leading end.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing end.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The kinds of accessories.
  public enum AccessoryType {
    /// A check mark.
    case checkmark
    /// A disclosure chevron.
    case disclosureIndicator
    /// A detail button.
    case detail
    /// A delete control.
    case delete
    /// An insert control.
    case insert
    /// A reorder control.
    case reorder
    /// A circle that shows whether the cell is selected.
    case multiselect
    /// The disclosure chevron of an outline.
    case outlineDisclosure
    /// A label with a text.
    case label
    /// A button with the selected element of a menu.
    case popUpMenu
    /// A view of the app's.
    case customView(UIView)
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let placement: Placement
  let options: Options
  let text: String?
  let menu: UIMenu?

  init(
    _ type: AccessoryType, _ placement: Placement, _ options: Options, text: String? = nil, menu: UIMenu? = nil
  ) {
    (accessoryType, self.placement, self.options) = (type, placement, options)
    (self.text, self.menu) = (text, menu)
  }
}

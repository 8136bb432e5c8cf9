public import Foundation

/// Something beside the content of a list cell, at its start or end: a picture of the system's, a text, a view.
///
/// Made by the functions that are named after the kinds: `.checkmark()`, `.label(text: "12")`.
@MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// The width that an accessory stands in the middle of.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own.
    case actual
    /// The system's. Differs from UIKit: how much that is, is not public, and it is the accessory's own.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// At which end an accessory stands, and where among those before it in the list.
  public enum Placement {
    /// The place among the accessories that are at that end already.
    public typealias Position = ([UICellAccessory]) -> Int

    /// At the start.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the end.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The kinds of accessories.
  public enum AccessoryType {
    /// A check mark.
    case checkmark
    /// A chevron: the cell leads somewhere.
    case disclosureIndicator
    /// A button for details.
    case detail
    /// A control that deletes.
    case delete
    /// A control that inserts.
    case insert
    /// A control that moves the cell.
    case reorder
    /// A circle that shows whether the cell is selected.
    case multiselect
    /// A chevron that shows what is below the cell in an outline.
    case outlineDisclosure
    /// A text.
    case label
    /// A view of the app's own.
    case customView(UIView)
  }

  /// Of which kind it is.
  public let accessoryType: AccessoryType
  let placement: Placement
  let options: Options
  let text: String?

  init(_ type: AccessoryType, _ placement: Placement, _ options: Options, text: String? = nil) {
    (accessoryType, self.placement, self.options, self.text) = (type, placement, options, text)
  }
}

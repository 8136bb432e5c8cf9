import Foundation

/// The separators above and below an item of a list: whether they are shown, their insets and colour.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is shown; raw values are UIKit's.
  public enum Visibility: Int, Sendable {
    /// As the list decides by the item's place.
    case automatic = 0
    /// Shown.
    case visible = 1
    /// Not shown.
    case hidden = 2
  }

  /// The insets that stand for the list's own. A single edge can have this value, too.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)
  private static let automaticInset = CGFloat.greatestFiniteMagnitude

  /// The appearance of the list.
  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Whether the separator above the item is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the item is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the item, of which the leading and trailing ones count: from the cell's edges.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below the item, of which the leading and trailing ones count: from the cell's edges.
  public var bottomSeparatorInsets = automaticInsets
  /// The colour of both separators.
  public var color: UIColor = .separator
  /// The colour of both separators of items that are selected among others. Stored, but without effect.
  public var multipleSelectionColor: UIColor = .separator
  /// The effect over which the line is drawn. Stored; the colour alone is drawn.
  public var visualEffect: UIVisualEffect?

  /// Creates the configuration that lists of the appearance have.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  /// An inset, or the list's own if it is automatic or not finite.
  static func inset(_ inset: CGFloat, automatically own: CGFloat) -> CGFloat {
    inset.magnitude < automaticInset ? inset : own
  }
}

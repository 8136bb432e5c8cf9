import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let tableStyles: KeyValuePairs<String, UITableView.Style> = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  static let tableView: [Property] =
    heights + [
      // An argument of the view's initialiser.
      Property("style", .enumeration(tableStyles), "How sections look. plain unless set.") { (_: UITableView, _, _) in
      },
      Property(
        "separatorStyle", .enumeration(["none": UITableViewCell.SeparatorStyle.none, "singleLine": .singleLine]),
        "What separates rows. singleLine unless set."
      ) { (view: UITableView, style, _) in view.separatorStyle = style },
      Property("separatorColor", .color, "The colour of lines between rows. separator unless set.") {
        (view: UITableView, color, _) in view.separatorColor = color.uiColor
      },
      Property("separatorInset", .edgeInsets, "Where lines begin and end. Where the text begins unless set.") {
        (view: UITableView, insets, _) in view.separatorInset = insets
      },
      Property("sectionIndexTitles", .strings, "The titles of the index at the trailing edge. None unless set.") {
        (view: UITableView, titles, _) in view.retainedIndexTitles = titles
      },
      Property("sectionIndexColor", .color, "The colour of the index. The tint colour unless set.") {
        (view: UITableView, color, _) in view.sectionIndexColor = color.uiColor
      },
      Property("isEditing", .boolean, "Whether rows show controls of editing. False unless set.") {
        (view: UITableView, flag, _) in view.isEditing = flag
      },
      Property(
        "allowsMultipleSelectionDuringEditing", .boolean, "Whether rows show circles during editing. False unless set."
      ) { (view: UITableView, flag, _) in view.allowsMultipleSelectionDuringEditing = flag },
    ]

  private static let heights: [Property] = [
    Property("rowHeight", length, "Every row's height, in points. Rows size themselves unless set.") {
      (view: UITableView, height, _) in view.rowHeight = CGFloat(height)
    },
    Property(
      "estimatedRowHeight", length, "The height that rows are taken to have until they are shown. automatic unless set."
    ) {
      (view: UITableView, height, _) in view.estimatedRowHeight = CGFloat(height)
    },
    Property("sectionHeaderHeight", length, "Every header's height, in points. Headers size themselves unless set.") {
      (view: UITableView, height, _) in view.sectionHeaderHeight = CGFloat(height)
    },
    Property("sectionFooterHeight", length, "Every footer's height, in points. Footers size themselves unless set.") {
      (view: UITableView, height, _) in view.sectionFooterHeight = CGFloat(height)
    },
    Property("sectionHeaderTopPadding", length, "Room above headers, in points. automatic unless set.") {
      (view: UITableView, height, _) in view.sectionHeaderTopPadding = CGFloat(height)
    },
  ]

  private static var length: PropertyKind<Double> {
    .double(PropertyLimits.length).named(["automatic": Double(UITableView.automaticDimension)])
  }
}

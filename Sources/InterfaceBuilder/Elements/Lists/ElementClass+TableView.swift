import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitLists

extension ElementClass {
  static let tableView = ElementClass(
    "tableView", UITableView.self, inherits: .scrollView,
    [
      // Asked for by `init(coder:)`.
      .ignored("style"),
      .choice(
        "separatorStyle", \UITableView.separatorStyle,
        [
          "default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
        ]),
      .color("separatorColor", \UITableView.separatorColor),
      .insets("separatorInset", \UITableView.separatorInset),
      .choice(
        "separatorInsetReference", \UITableView.separatorInsetReference,
        ["cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets]),
      .number("rowHeight", \UITableView.rowHeight),
      .number("estimatedRowHeight", \UITableView.estimatedRowHeight),
      .number("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      .number("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      .number("sectionFooterHeight", \UITableView.sectionFooterHeight),
      .number("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      .flag("allowsSelection", \UITableView.allowsSelection),
      .flag("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      .flag("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
      .flag("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
      .flag("contentViewInsetsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
      .integer("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount),
      .color("sectionIndexColor", \UITableView.sectionIndexColor),
      .color("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      .color("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
      .flag("dragInteractionEnabled", \UITableView.dragInteractionEnabled),
      .flag("prefetchingEnabled", \UITableView.isPrefetchingEnabled),
      .flag("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath),
      .flag("selectionFollowsFocus", \UITableView.selectionFollowsFocus),
      // There are no touches; `sections` and `prototypes` say what the rows are.
      .ignored("showsSelectionImmediatelyOnTouchBegin", "springLoaded", "dataMode"),
      .object("tableHeaderView", \UITableView.tableHeaderView),
      .object("tableFooterView", \UITableView.tableFooterView),
      .object("backgroundView", \UITableView.backgroundView),
      .custom(children: ["prototypes"]) { (table: UITableView, element, coder) in
        for prototype in element.child(named: "prototypes")?.children ?? [] {
          guard let identifier = prototype["reuseIdentifier"] else { continue }
          table.registerPrototype(identifier, coder.prototype(prototype))
        }
      },
      .custom(children: ["sections"]) { (table: UITableView, element, coder) throws(InterfaceProblem) in
        // Xcode leaves an empty list behind in tables that have prototypes.
        guard let list = element.child(named: "sections"),
          !list.children.isEmpty || element["dataMode"] != "prototypes"
        else { return }
        var sections: [StaticTableContent.Section] = []
        for section in list.children { sections.append(try coder.staticSection(section)) }
        let content = StaticTableContent(sections)
        table.staticContent = content
        // A table view controller takes both over, and asks it.
        (table.dataSource, table.delegate) = (content, content)
      },
    ],
    outlets: [
      .one("delegate", \UITableView.delegate), .one("dataSource", \UITableView.dataSource),
      .ignored("prefetchDataSource"),
    ])
}

extension DocumentCoder {
  /// The section of a table with static cells, with the cells.
  fileprivate func staticSection(
    _ element: InterfaceElement
  ) throws(InterfaceProblem) -> StaticTableContent.Section {
    var rows: [(cell: UITableViewCell, height: CGFloat?)] = []
    for child in element.child(named: "cells")?.children ?? [] {
      guard let cell = make(child) as? UITableViewCell else { continue }
      rows.append((cell, try child.number("rowHeight").map { CGFloat($0) }))
    }
    return StaticTableContent.Section(
      header: try element.string("headerTitle"), footer: try element.string("footerTitle"), rows: rows)
  }

  /// A closure that makes another object of a prototype at each call.
  func prototype<View: UIView>(_ element: InterfaceElement) -> @MainActor () -> View? {
    let (document, elements) = (reading.document, reading.elements)
    let (bundle, storyboard) = (reading.bundle, reading.storyboard)
    var hasReported = false
    return {
      let reading = DocumentReading(document, elements, bundle: bundle, storyboard: storyboard, isPart: true)
      let view = reading.make([element]).first as? View
      if !hasReported { reading.report(to: view) }
      hasReported = true
      return view
    }
  }
}

import Foundation

extension UITableView {
  /// The positions of all parts, as far as they are known; computed now if needed.
  final var preparedGeometry: TableGeometry {
    if let geometry = state.geometry { return geometry }
    // A data source or delegate that is being asked for counts or heights may ask the table in turn: nothing is known
    // yet.
    guard !state.isAsking else { return TableGeometry(sections: []) }
    state.isAsking = true
    let geometry = traitCollection.asCurrent { agreedGeometry() }
    state.isAsking = false
    state.geometry = geometry
    return geometry
  }

  /// Computes the positions; again, a limited number of times, if the app changes the table while it is asked.
  private func agreedGeometry() -> TableGeometry {
    for _ in 0..<UITableView.maximumIdlePasses {
      state.hasChanged = false
      let geometry = makeGeometry()
      guard state.hasChanged else {
        state.kept = [:]
        return geometry
      }
    }
    raiseFault(
      "UITableViewLayoutFeedbackLoop", call: "UITableView.layoutSubviews",
      reason: "the table was still changed while it asked for heights after \(UITableView.maximumIdlePasses) times")
    let row = PartHeight.exact(TableMetrics.standardRowHeight)
    return TableGeometry(
      sections: (state.counts ?? []).map { TableGeometry.Section(rows: Array(repeating: row, count: $0)) })
  }

  final func rowCount(inSection section: Int) -> Int {
    let sections = sectionCount
    guard (0..<sections).contains(section) else {
      raiseFault(
        "NSInternalInconsistencyException", call: "UITableView.numberOfRows(inSection: \(section))",
        reason: "request for number of rows in section \(section) when there are only \(sections) sections")
      return 0
    }
    guard section < countedSections else { return 0 }
    return countsWhileAsking?[section] ?? preparedGeometry.rowCount(in: section)
  }

  /// The number of sections. Without a data source there is one without rows, for which nothing is laid out.
  final var sectionCount: Int { dataSource == nil ? max(1, countedSections) : countedSections }

  /// The sections that the data source gave.
  private var countedSections: Int { countsWhileAsking?.count ?? preparedGeometry.sectionCount }

  /// The counts, for a delegate that asks for them while it is asked for heights: they are known by then.
  private var countsWhileAsking: [Int]? { state.isAsking && state.geometry == nil ? state.counts : nil }

  /// The number of rows in each section as the data source gives it now, at most `ElementLimits.items`
  /// altogether.
  final func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = checked(
      dataSource.numberOfSections(in: self), "numberOfSections(in:)", limit: ElementLimits.sections)
    var rest = ElementLimits.items
    return (0..<sections).map { section in
      let count = checked(
        dataSource.tableView(self, numberOfRowsInSection: section), "tableView(_:numberOfRowsInSection: \(section))",
        limit: rest)
      rest -= count
      return count
    }
  }

  /// The count, limited to 0 and the maximum; a fault if it lies outside.
  private func checked(_ count: Int, _ call: @autoclosure () -> String, limit: Int) -> Int {
    if count < 0 {
      raiseFault(
        "NSInternalInconsistencyException", call: call(), reason: "the data source answered \(count)")
    }
    if count > limit {
      reportUnsupported(
        "A table view with more than \(ElementLimits.items) rows or \(ElementLimits.sections) sections "
          + "(\(call()))", instead: "Show fewer.")
    }
    return min(max(0, count), limit)
  }

  // MARK: Changes

  final func reload() {
    for element in shown.sorted { recycle(element) }
    state.selected = []
    state.batch.changes = CollectionChanges()
    state.counts = nil
    state.indexTitles = nil
    discardPreparedViews()
    heightsDidChange()
  }

  final func delegateDidChange() {
    state.defaults = []
    discardPreparedViews()
    heightsDidChange()
  }

  /// Has all heights asked for again at the next layout; the views stay.
  final func heightsDidChange() {
    forgetHeights()
    setNeedsLayout()
  }

  private func forgetHeights() {
    shown.forgetPreferences()
    shown.forgetConfigured()
    state.geometry = nil
    state.hasChanged = true
    state.kept = [:]
  }

  final func discardPreparedViews() {
    state.hasAskedForView = []
    for view in state.made.values { enqueue(view) }
    state.made = [:]
  }

  /// Discards the heights, for the layout that begins, if the width or traits that they depend on have changed. Colours move
  /// nothing.
  final func forgetHeightsOfOldTerms() {
    let terms = TableMeasuringTerms(width: partWidth, traits: traitCollection.layoutValues)
    defer { state.measured = terms }
    if let old = state.measured, old != terms { forgetHeights() }
  }
}

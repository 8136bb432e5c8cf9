import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Cells are laid out separately from their surroundings, and from each other, as long as no constraint crosses their
/// edge. Expected values follow from the lengths given here.
@MainActor @Suite(.ownEnvironment) struct LayoutBoundaryTests {
  /// A collection of rows 100 points wide and 50 high with texts on one line, after layout, in a window.
  private func shownList(_ count: Int = 3) -> (window: UIWindow, list: ListCollection) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let list = ListCollection(count: count)
    window.addSubview(list.view)
    window.layoutIfNeeded()
    return (window, list)
  }

  @Test func aChangeInOneCellIsNoWorkInAnother() throws {
    let (window, list) = shownList()
    let before = try list.cells.map { try #require($0.layoutWork) }
    list.cells[1].text.length = 150
    window.layoutIfNeeded()
    let after = try list.cells.map { try #require($0.layoutWork) }
    #expect(after[0] == before[0])
    #expect(after[1] != before[1])
    #expect(after[2] == before[2])
  }

  /// A required width of 60 between a view in a cell and one outside of the collection.
  @Test func aConstraintAcrossTheEdgeCounts() throws {
    let (window, list) = shownList()
    let outside = UIView()
    outside.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outside)
    let cell = list.cells[1]
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inside)
    let constraints = [
      inside.widthAnchor.constraint(equalToConstant: 60), inside.heightAnchor.constraint(equalToConstant: 10),
      inside.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 7),
      inside.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      outside.widthAnchor.constraint(equalTo: inside.widthAnchor),
      outside.leadingAnchor.constraint(equalTo: inside.trailingAnchor),
      outside.topAnchor.constraint(equalTo: inside.topAnchor), outside.heightAnchor.constraint(equalToConstant: 5),
    ]
    let faults = collectFaults {
      NSLayoutConstraint.activate(constraints)
      window.layoutIfNeeded()
    }
    #expect(faults == [])
    #expect(inside.frame == CGRect(x: 7, y: 0, width: 60, height: 10))
    #expect(outside.frame == CGRect(x: 67, y: 50, width: 60, height: 5))
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    constraints[0].constant = 80
    window.layoutIfNeeded()
    #expect(outside.frame == CGRect(x: 87, y: 50, width: 80, height: 5))
  }

  /// Such a constraint is removed with the cell, as for any view that leaves its superview.
  @Test func aConstraintAcrossTheEdgeEndsWithTheCell() throws {
    let (window, list) = shownList()
    let constraint = list.cells[1].text.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor)
    constraint.isActive = true
    window.layoutIfNeeded()
    #expect(constraint.isActive)
    list.cells[1].removeFromSuperview()
    #expect(!constraint.isActive)
  }

  /// A text of 130 points in a width of 100 takes two lines of 10.
  @Test func askingForASizeLeavesTheFrameAlone() throws {
    let (window, list) = shownList()
    let cell = list.cells[0]
    cell.text.length = 130
    let asked = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: UILayoutPriority(751),
      verticalFittingPriority: .fittingSizeLevel)
    let again = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(asked == again)
    window.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(cell.text.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  /// Edges are on the window's device pixels wherever the cell is: 10.3 below a cell at 0.25 points is 10.55, which is
  /// rounded to 10.5 at two pixels per point, 10.25 from the cell's edge.
  @Test func pixelsAreThoseOfTheWindow() throws {
    let (window, list) = shownList(1)
    window.overrideTraits = UITraitCollection(displayScale: 2)
    let cell = list.cells[0]
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10.3),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 5), view.heightAnchor.constraint(equalToConstant: 5),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.origin.y == 10.5)
    list.view.frame.origin.y = 0.5
    window.layoutIfNeeded()
    #expect(view.frame.origin.y == 10.5)
    list.view.frame.origin.y = 0.25
    window.layoutIfNeeded()
    #expect(abs(view.frame.origin.y - 10.25) < 1e-9)
  }

  /// A reused cell keeps its engine, and learns of traits that changed while it waited.
  @Test func aWaitingCellHearsOfTraits() throws {
    let (window, list) = shownList()
    let solvers = LayoutWork.solverCount
    list.view.reloadData()
    window.layoutIfNeeded()
    #expect(LayoutWork.solverCount == solvers)
    list.view.reloadData()
    window.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
    let mark = UIView()
    list.source.configure = { cell in
      guard cell.name == "0" else { return }
      mark.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 3),
        mark.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        mark.widthAnchor.constraint(equalToConstant: 5), mark.heightAnchor.constraint(equalToConstant: 5),
      ])
    }
    window.layoutIfNeeded()
    #expect(mark.frame.origin.x == 92)
    window.overrideTraits = UITraitCollection(layoutDirection: .leftToRight)
    window.layoutIfNeeded()
    #expect(mark.frame.origin.x == 3)
  }

  @Test func cellsAreReleased() {
    weak var cell: TextCell?
    do {
      let (window, list) = shownList()
      list.layout.takesPreferredSizes = true
      list.view.reloadData()
      window.layoutIfNeeded()
      cell = list.cells[0]
      #expect(cell != nil)
    }
    #expect(cell == nil)
  }
}

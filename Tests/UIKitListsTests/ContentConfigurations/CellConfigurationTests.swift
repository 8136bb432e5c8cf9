import DynamicType
import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The use of configurations by cells, by Apple's documentation of `UICollectionViewCell`.
@MainActor @Suite struct CellConfigurationTests {
  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 50)

  private func cell() -> UICollectionViewCell { prepared(UICollectionViewCell(frame: Self.frame)) }
  private func moodCell() -> MoodCell { prepared(MoodCell(frame: Self.frame)) }

  private func prepared<Cell: UICollectionViewCell>(_ cell: Cell) -> Cell {
    cell.overrideTraits = phoneTraits()
    return cell
  }

  // MARK: Content

  @Test func aContentConfigurationReplacesTheContentView() throws {
    let cell = cell()
    let first = cell.contentView
    cell.contentConfiguration = UIListContentConfiguration.cell().with("Anna")
    #expect(cell.contentView is UIListContentView)
    #expect(cell.contentView.frame == first.frame)
    #expect(first.superview == nil)
    #expect(cell.subviews == [cell.contentView])
    cell.contentConfiguration = nil
    #expect(cell.contentView === first)
    #expect(cell.subviews == [first])
  }

  @Test func aViewThatCanShowTheConfigurationStays() throws {
    let cell = cell()
    cell.contentConfiguration = UIListContentConfiguration.cell().with("Anna")
    let view = cell.contentView
    cell.contentConfiguration = UIListContentConfiguration.valueCell().with("Bernd", "12")
    #expect(cell.contentView === view)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Bernd")
    cell.contentConfiguration = BadgeConfiguration()
    #expect(cell.contentView is BadgeView)
    #expect(view.superview == nil)
  }

  @Test func theContentViewFollowsTheCellsSize() {
    let cell = cell()
    cell.contentConfiguration = UIListContentConfiguration.cell().with("Anna")
    cell.frame.size = CGSize(width: 200, height: 80)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
  }

  @Test func anAppsOwnContentViewSizesTheCell() {
    let cell = cell()
    cell.contentConfiguration = BadgeConfiguration(length: 33)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 33))
  }

  // MARK: States

  @Test func configurationsFollowTheState() {
    let cell = cell()
    cell.contentConfiguration = BadgeConfiguration()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.contentConfiguration as? BadgeConfiguration == BadgeConfiguration(isMarked: true))
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.contentConfiguration as? BadgeConfiguration == BadgeConfiguration(isMarked: true))
  }

  @Test func aCellConfiguresItselfOnceForEachState() {
    let cell = moodCell()
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.states.map { $0[.mood] as? String } == ["calm"])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "calm")
    cell.mood = "wild"
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states.map { $0[.mood] as? String } == ["calm", "wild"])
    #expect(cell.states.map(\.isSelected) == [false, true])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "wild")
  }

  @Test func aCellIsConfiguredBeforeItIsMeasured() {
    let cell = moodCell()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 10)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size.height == 44)
  }

  @Test func theHandlerIsCalledForTheFirstLayoutAndForChanges() {
    let cell = cell()
    var marks: [Bool] = []
    cell.configurationUpdateHandler = { other, state in
      marks.append(state.isHighlighted)
      #expect(other === cell)
    }
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(marks == [false, true, true])
  }

  @Test func statesAreEqualIfTheirValuesAre() {
    var (left, right) = (cellState { _ in }, cellState { _ in })
    #expect(left == right)
    left[.mood] = "calm"
    #expect(left != right)
    right[.mood] = "calm"
    #expect(left == right)
    #expect(UIViewConfigurationState(traitCollection: phoneTraits())[.mood] == nil)
  }

  // MARK: Sizes

  @Test func rowsAreAsHighAsTheirConfigurationsWant() {
    let cell = UIListContentConfiguration.cell()
    let list = ConfiguredList(
      [cell.with("A"), cell.with("A", "B"), cell.with("A")], size: CGSize(width: 320, height: 400),
      phoneTraits(.large, scale: 2))
    let heights = list.cells.map(\.frame.height)
    #expect(heights.count == 3)
    #expect(heights.first == 44)
    // 11, a line of 17 points at two pixels per point (20.5), 3, one of 12 (14.5), 11.
    #expect(heights.dropFirst().first == 60)
    list.view.overrideTraits = phoneTraits(.extraExtraExtraLarge, scale: 2)
    list.view.layoutIfNeeded()
    // 11, a line of 23 points (27.5), 11.
    #expect(list.cells.first?.frame.height == 49.5)
  }

  /// 10 points per level, as in tables (678 of 787 cells stored by Interface Builder).
  @Test func aListCellIsIndentedByItsLevel() {
    let cell = prepared(UICollectionViewListCell(frame: Self.frame))
    #expect(cell.indentationWidth == 10)
    cell.indentationLevel = 2
    cell.contentConfiguration = cell.defaultContentConfiguration().with("Anna")
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 300, height: 50))
    cell.overrideTraits = phoneTraits(direction: .rightToLeft)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  @Test func anotherConfigurationOfAShownCellGivesItAnotherHeight() throws {
    let list = ConfiguredList(
      [.cell().with("A")], size: CGSize(width: 320, height: 400), phoneTraits(.large, scale: 2))
    let cell = try #require(list.cells.first)
    cell.contentConfiguration = UIListContentConfiguration.cell().with("A", "B")
    list.view.layoutIfNeeded()
    #expect(list.cells.first?.frame.height == 60)
  }
}

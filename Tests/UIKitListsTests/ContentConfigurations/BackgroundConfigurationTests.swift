import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Backgrounds of cells, by Apple's documentation of `UIBackgroundConfiguration`.
@MainActor @Suite struct BackgroundConfigurationTests {
  private func cell(_ background: UIBackgroundConfiguration?) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.overrideTraits = phoneTraits()
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    return cell
  }

  /// The view with the background's colour, and the one with the line around it.
  private func parts(_ cell: UICollectionViewCell) throws -> (fill: UIView, stroke: UIView) {
    let background = try #require(cell.subviews.first)
    #expect(background !== cell.contentView)
    return (try #require(background.subviews.first), try #require(background.subviews.last))
  }

  @Test func theBackgroundIsBehindTheContentAndAsLargeAsTheCell() throws {
    let cell = cell(.listPlainCell())
    #expect(try parts(cell).fill.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(try parts(cell).fill.backgroundColor == .systemBackground)
    cell.frame.size.height = 80
    cell.layoutIfNeeded()
    #expect(try parts(cell).fill.frame.height == 80)
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func insetsFollowTheDirection() throws {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    let cell = cell(background)
    #expect(try parts(cell).fill.frame == CGRect(x: 10, y: 1, width: 70, height: 47))
    cell.overrideTraits = phoneTraits(direction: .rightToLeft)
    cell.layoutIfNeeded()
    #expect(try parts(cell).fill.frame == CGRect(x: 20, y: 1, width: 70, height: 47))
  }

  @Test func marginsAreAddedAtTheEdgesThatAskForThem() throws {
    var background = UIBackgroundConfiguration.clear()
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    let cell = cell(background)
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    cell.setNeedsUpdateConfiguration()
    background.cornerRadius = 1
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(try parts(cell).fill.frame == CGRect(x: 6, y: 0, width: 94, height: 43))
  }

  @Test func theLineAroundIsOutsideByItsOutset() throws {
    var background = UIBackgroundConfiguration.clear()
    (background.strokeWidth, background.strokeOutset, background.strokeColor) = (2, 3, .red)
    background.cornerRadius = 10
    let (_, stroke) = try parts(cell(background))
    #expect(stroke.frame == CGRect(x: -3, y: -3, width: 106, height: 56))
    #expect(stroke.layer.cornerRadius == 13)
    #expect(stroke.layer.borderWidth == 2)
    #expect(stroke.layer.borderColor == UIColor.red.cgColor)
  }

  /// "If you set this to nil, the background color is the view's tint color."
  @Test func withoutAColorTheTintColorIsShown() throws {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(background.resolvedBackgroundColor(for: .green) == UIColor.green.withAlphaComponent(0.5))
  }

  @Test func aSelectedCellIsMarkedUnlessTheAppHasSetAColor() throws {
    let selected = cellState { $0.isSelected = true }
    let plain = UIBackgroundConfiguration.listPlainCell()
    #expect(plain.updated(for: selected).backgroundColor != plain.backgroundColor)
    #expect(plain.updated(for: selected).updated(for: cellState { _ in }) == plain)
    var red = plain
    red.backgroundColor = .red
    #expect(red.updated(for: selected).backgroundColor == .red)
    #expect(UIBackgroundConfiguration.clear().updated(for: selected).backgroundColor == .clear)
    let grouped = UIBackgroundConfiguration.listGroupedCell()
    #expect(grouped.backgroundColor == .secondarySystemGroupedBackground)
    let cell = cell(plain)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(try parts(cell).fill.backgroundColor == plain.updated(for: selected).backgroundColor)
  }

  /// "A background configuration is mutually exclusive with background views."
  @Test func configurationsAndBackgroundViewsExcludeEachOther() {
    let cell = cell(nil)
    cell.backgroundColor = .red
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    let view = UIView()
    cell.backgroundView = view
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews == [view, cell.contentView])
  }

  @Test func aViewOfTheAppsOwnFillsTheBackground() throws {
    var background = UIBackgroundConfiguration.clear()
    let view = UIView()
    background.customView = view
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let cell = cell(background)
    #expect(view.superview === (try parts(cell).fill))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    cell.backgroundConfiguration = .clear()
    #expect(view.superview == nil)
  }

  @Test func greyscaleKeepsColorsDynamic() {
    let grey = UIConfigurationColorTransformer.grayscale(.label)
    let whites = [UIUserInterfaceStyle.light, .dark].map { style in
      var white: CGFloat = -1
      grey.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(&white, alpha: nil)
      return white
    }
    #expect(isNear(whites[0], 0) && isNear(whites[1], 1))
  }
}

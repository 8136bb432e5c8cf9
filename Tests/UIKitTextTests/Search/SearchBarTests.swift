import Drawing
import Foundation
import Raster
import Testing
import UIKitControls
import UIKitTestSupport
import UIKitText

@_spi(Subclasses) @testable import UIKitCore

/// Search bars and fields. Sources: pictures of NativeScript's documentation at 393 points, iOS 16 and 17, and
/// Interface Builder's stored heights (5 of 9).
@MainActor @Suite(.ownEnvironment) struct SearchBarTests {
  private func bar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56)).at(3)
    bar.placeholder = "Search"
    bar.layoutIfNeeded()
    return bar
  }

  @Test func aBarIs56HighWithAFieldOf36() {
    let bar = bar()
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
    #expect(bar.searchTextField.layer.cornerRadius == 10 && bar.searchTextField.layer.cornerCurve == .continuous)
    #expect(bar.searchTextField.backgroundColor == .tertiarySystemFill)
  }

  @Test("The glass is 16.33 square at 8, 10 of the field, and the text begins at 30.5 with its baseline at 24.3")
  func glassAndText() throws {
    let bar = bar()
    let glass = try #require(bar.searchTextField.leftView?.frame)
    #expect(abs(glass.minX - 8) < 0.34 && abs(glass.minY - 10) < 0.34 && abs(glass.width - 16.333) < 0.01)
    let line = try #require(bar.firstLine)
    #expect(abs(line.x - 38.5) < 0.01 && abs(line.y - 10 - 24.3) < 0.34)
  }

  @Test func linesOfAPixelAreInsideTheBarUnlessItIsMinimal() {
    let bar = bar()
    func lines() -> Int {
      bar.layoutIfNeeded()
      return bar.record().layout.tree.count { abs($0.frame.height - 1.0 / 3) < 1e-6 }
    }
    #expect(lines() == 2)
    bar.searchBarStyle = .minimal
    #expect(lines() == 0)
  }

  @Test func aCancelButtonMakesRoomAtTheEnd() {
    let bar = bar()
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let end = bar.searchTextField.frame.maxX
    #expect(end < 385 && bar.shownTexts.contains("Cancel"))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(abs(bar.searchTextField.frame.minX - (393 - end)) < 1e-6)
  }

  @Test func tokensStandBeforeTheText() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.text = "x"
    let start = try #require(field.firstLine?.x)
    field.tokens = [UISearchToken(icon: nil, text: "Fruit"), UISearchToken(icon: nil, text: "Red")]
    #expect(field.shownTexts.sorted() == ["Fruit", "Red", "x"])
    #expect(field.textRect(forBounds: field.bounds).minX > start + 40)
    field.insertToken(UISearchToken(icon: nil, text: "Ripe"), at: 0)
    #expect(field.tokens.map(\.text) == ["Ripe", "Fruit", "Red"])
    field.removeToken(at: 3)
    field.insertToken(UISearchToken(icon: nil, text: "x"), at: -1)
    #expect(field.tokens.count == 3 && UIKitFaults.take().count { $0.hasPrefix("NSRangeException") } == 2)
    field.removeToken(at: 0)
    #expect(field.tokens.map(\.text) == ["Fruit", "Red"])
  }

  @Test func anIconIsMovedAndTheTextWithTheGlass() throws {
    let bar = bar()
    let (glass, text) = (try #require(bar.searchTextField.leftView?.frame), try #require(bar.firstLine))
    bar.setPositionAdjustment(UIOffset(horizontal: 20, vertical: -2), for: .search)
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 20, vertical: -2))
    #expect(bar.positionAdjustment(for: .clear) == .zero)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.leftView?.frame == glass.offsetBy(dx: 20, dy: -2))
    let moved = try #require(bar.firstLine)
    #expect(abs(moved.x - text.x - 20) < 0.01 && moved.y == text.y)
    bar.setPositionAdjustment(UIOffset(horizontal: .nan, vertical: 0), for: .search)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.leftView?.frame == glass)
  }

  @Test func anImageReplacesTheFieldsBackground() throws {
    let bar = bar()
    let image = UIImage(source: ImageSource(bitmap: try Bitmap(width: 4, height: 4)), scale: 1)
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) == nil)
    #expect(bar.searchTextField.backgroundColor == nil && bar.searchTextField.background === image)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    #expect(bar.searchTextField.backgroundColor == .tertiarySystemFill && bar.searchTextField.background == nil)
    bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .selected)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
  }

  @Test func theFieldIsASearchFieldForAssistiveTechnologies() {
    let bar = bar()
    #expect(bar.searchTextField.accessibilityTraits == [.searchField, .textEntry] && !bar.isAccessibilityElement)
    #expect(bar.searchTextField.accessibilityValue == "Search")
  }

  @Test func theDelegateIsToldOfTheSearch() {
    final class Log: NSObject, UISearchBarDelegate {
      var calls: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    }
    let (bar, log) = (bar(), Log())
    bar.delegate = log
    bar.becomeFirstResponder()
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("\n")
    bar.resignFirstResponder()
    #expect(log.calls == ["begin", "a", "search"] && bar.text == "a")
  }

  @Test("Scope buttons lie below the field: one is selected, and the delegate is told of another")
  func scopeButtons() throws {
    final class Log: NSObject, UISearchBarDelegate {
      var scopes: [Int] = []
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        scopes.append(selectedScope)
      }
    }
    let (bar, log) = (bar(), Log())
    bar.delegate = log
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.selectedScopeButtonIndex = 1
    #expect(!bar.subviews.contains { $0 is UISegmentedControl })
    bar.showsScopeBar = true
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    #expect((0..<2).map { scopes.titleForSegment(at: $0) } == ["All", "Unread"] && scopes.selectedSegmentIndex == 1)
    #expect(scopes.frame.minY >= bar.searchTextField.frame.maxY && scopes.frame.height == 32)
    scopes.selectedSegmentIndex = 0
    scopes.sendActions(for: .valueChanged)
    #expect(log.scopes == [0] && bar.selectedScopeButtonIndex == 0)
    bar.selectedScopeButtonIndex = 7
    #expect(scopes.selectedSegmentIndex == UISegmentedControl.noSegment)
    bar.showsScopeBar = false
    #expect(scopes.isHidden)
  }
}

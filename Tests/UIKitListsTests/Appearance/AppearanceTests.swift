import Foundation
import Testing
import UIKitLists

/// Apple's documentation of `UIAppearance`. Proxies are global to the process: each test uses classes of its own.
@MainActor @Suite struct AppearanceTests {
  /// The view after layout, in a window.
  private func shown<View: UIView>(_ view: View, in container: UIView? = nil) -> (View, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    if let container { window.addSubview(container) }
    (container ?? window).addSubview(view)
    return (view, window)
  }

  @Test func aViewWithoutAValueOfItsOwnTakesTheProxys() {
    final class Title: UILabel {}
    Title.appearance().textColor = .brown
    Title.appearance().font = .systemFont(ofSize: 30)
    Title.appearance().shadowOffset = CGSize(width: 2, height: 3)
    let (plain, _) = shown(Title())
    #expect(plain.textColor == .brown && plain.font.pointSize == 30)
    #expect(plain.shadowOffset == CGSize(width: 2, height: 3) && plain.shadowColor == nil)
    let own = Title()
    own.textColor = .label
    let (shownOwn, _) = shown(own)
    #expect(shownOwn.textColor == .label && shownOwn.font.pointSize == 30)
    #expect(Title.appearance() === Title.appearance() && UILabel().textColor == .label)
  }

  @Test func subclassesTakeTheirSuperclassesValuesBeforeTheirOwn() {
    class Base: UIView {}
    final class Derived: Base {}
    Derived.appearance().backgroundColor = .green
    Base.appearance().backgroundColor = .red
    Base.appearance().tintColor = .orange
    let (derived, _) = shown(Derived())
    #expect(derived.backgroundColor == .green && derived.tintColor == .orange)
    #expect(shown(Base()).0.backgroundColor == .red)
  }

  @Test func valuesOfAClassesInitializerAreTheViewsOwn() {
    final class Warning: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        textColor = .red
      }
      required init?(coder: NSCoder) { nil }
    }
    Warning.appearance().backgroundColor = .yellow
    let (warning, _) = shown(Warning())
    #expect(warning.textColor == .red && warning.backgroundColor == .yellow)
  }

  @Test func containersAreLookedForUpTheResponderChainInTheirOrder() {
    final class Note: UILabel {}
    final class Inner: UIView {}
    final class Outer: UIView {}
    Note.appearance().textColor = .gray
    Note.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .green
    Note.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .blue
    Note.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).textColor = .red
    #expect(shown(Note()).0.textColor == .gray)
    #expect(shown(Note(), in: Inner()).0.textColor == .green)
    let (outer, inner) = (Outer(), Inner())
    outer.addSubview(inner)
    let (window, note) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Note())
    inner.addSubview(note)
    #expect(note.textColor == .label)
    window.addSubview(outer)
    #expect(note.textColor == .blue)
  }

  @Test func aControllerIsAContainer() {
    final class Screen: UIViewController {}
    final class Line: UIView {}
    Line.appearance(whenContainedInInstancesOf: [Screen.self]).backgroundColor = .red
    let (screen, window) = (Screen(), UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    let line = Line()
    screen.view.addSubview(line)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(line.backgroundColor == .red && shown(Line()).0.backgroundColor == nil)
  }

  @Test func traitsChooseAmongProxies() {
    final class Badge: UIView {}
    Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .white
    Badge.appearance(for: UITraitCollection(userInterfaceStyle: .light)).backgroundColor = .black
    let holder = UIView()
    holder.overrideUserInterfaceStyle = .dark
    #expect(shown(Badge(), in: holder).0.backgroundColor == .white)
    holder.overrideUserInterfaceStyle = .light
    #expect(shown(Badge(), in: holder).0.backgroundColor == .black)
  }

  @Test("A view in a window stays as it is until it enters one again")
  func later() {
    final class Card: UIView {}
    let (card, window) = shown(Card())
    Card.appearance().backgroundColor = .red
    #expect(card.backgroundColor == nil)
    card.removeFromSuperview()
    window.addSubview(card)
    #expect(card.backgroundColor == .red)
    Card.appearance().backgroundColor = .blue
    card.removeFromSuperview()
    window.addSubview(card)
    #expect(card.backgroundColor == .blue)
  }

  @Test func statesOfAButtonWithoutAValueTakeTheProxys() {
    final class Action: UIButton {}
    Action.appearance().setTitleColor(.red, for: .normal)
    Action.appearance().setTitleColor(.gray, for: .disabled)
    Action.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let action = Action(type: .custom)
    action.setTitle("Go", for: .normal)
    action.setTitleColor(.blue, for: .disabled)
    _ = shown(action)
    #expect(action.titleColor(for: .normal) == .red && action.titleLabel?.textColor == .red)
    #expect(action.titleColor(for: .disabled) == .blue && action.titleColor(for: .selected) == .red)
    #expect(action.contentEdgeInsets.left == 2)
    action.setTitleColor(.green, for: .normal)
    action.setTitleColor(nil, for: .disabled)
    #expect(action.titleLabel?.textColor == .green && action.titleColor(for: .disabled) == .gray)
  }

  @Test func tablesAndTheirCellsTakeThem() {
    final class List: UITableView {}
    final class Row: UITableViewCell {}
    List.appearance().backgroundColor = .yellow
    List.appearance().separatorColor = .red
    Row.appearance().backgroundColor = .green
    Row.appearance().separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    let (list, _) = shown(List(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain))
    #expect(list.backgroundColor == .yellow && list.separatorColor == .red)
    let (row, _) = shown(Row(style: .default, reuseIdentifier: nil))
    #expect(row.backgroundColor == .green && row.separatorInset.left == 50)
  }

  @Test("Classes whose views are not made with a frame have proxies, too")
  func otherInitializers() {
    final class Grid: UICollectionView {
      override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
      required init?(coder: NSCoder) { nil }
    }
    final class Content: UIListContentView {}
    Grid.appearance().backgroundColor = .red
    Header.appearance().tintColor = .green
    Content.appearance().tintColor = .blue
    let (grid, _) = shown(Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(grid.backgroundColor == .red)
    #expect(shown(Header(reuseIdentifier: nil)).0.tintColor == .green)
    #expect(shown(Content(configuration: .cell())).0.tintColor == .blue)
  }

  @Test func windowsTakeThemWhenTheyAreShown() {
    final class Main: UIWindow {}
    Main.appearance().tintColor = .purple
    let (window, view) = (Main(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.tintColor == .purple)
  }

  @Test func itemsOfBarsKeepWhatTheirProxySays() {
    final class Item: UIBarButtonItem {}
    Item.appearance().tintColor = .red
    Item.appearance(whenContainedInInstancesOf: [UIScrollView.self]).tintColor = .blue
    #expect(Item.appearance().tintColor == .red)
    #expect(Item.appearance(whenContainedInInstancesOf: [UIScrollView.self]).tintColor == .blue)
  }

  @Test("A tree that is rendered without a window is given them as well")
  func withoutWindow() {
    final class Dot: UIView {}
    Dot.appearance().backgroundColor = .red
    let (root, dot) = (UIView(), Dot())
    root.addSubview(dot)
    root.applyAppearances()
    #expect(dot.backgroundColor == .red)
  }
}

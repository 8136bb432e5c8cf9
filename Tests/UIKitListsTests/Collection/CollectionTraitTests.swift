import Foundation
import Testing
import UIKitLists

/// Apple's documentation of `traitCollectionDidChange(_:)`: called when the traits change, with the previous ones.
/// Cells waiting to be reused learn of a change when they are.
@MainActor @Suite struct CollectionTraitTests {
  /// Logs its trait changes; a label in it must have got the same ones.
  final class ListeningCell: UICollectionViewCell {
    static var log: [String] = []
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      let previous = previousTraitCollection?.preferredContentSizeCategory.rawValue.dropFirst(23) ?? ""
      let now = traitCollection.preferredContentSizeCategory.rawValue.dropFirst(23)
      ListeningCell.log.append("\(previous) \(now)")
    }
  }

  private static func category(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  /// Four cells, in a window with this category if there is one.
  private func shown(_ category: UIContentSizeCategory?) -> (UIView, ListCollection) {
    let list = ListCollection(count: 4)
    list.view.register(ListeningCell.self, forCellWithReuseIdentifier: "text")
    guard let category else {
      list.view.layoutIfNeeded()
      ListeningCell.log = []
      return (list.view, list)
    }
    let window = UIWindow(
      size: CGSize(width: 100, height: 200), safeAreaInsets: .zero, traits: Self.category(category))
    window.addSubview(list.view)
    window.layoutIfNeeded()
    ListeningCell.log = []
    return (window, list)
  }

  private func takeLog() -> [String] {
    defer { ListeningCell.log = [] }
    return ListeningCell.log
  }

  private func fontSizes(_ list: ListCollection) -> Set<Double> {
    Set(list.view.visibleCells.compactMap { ($0 as? ListeningCell)?.label.font.pointSize }.map { Double($0) })
  }

  @Test func cellsThatAreReusedUnderTheSameTraitsHearOfNothing() {
    let (window, list) = shown(.accessibilityLarge)
    #expect(fontSizes(list) == [33])
    for _ in 0..<3 {
      list.view.reloadData()
      window.layoutIfNeeded()
    }
    #expect(takeLog().isEmpty)
    #expect(fontSizes(list) == [33])
  }

  @Test func cellsThatWaitedHearOnceOfWhatHasChanged() {
    let (window, list) = shown(.large)
    list.view.reloadData()
    window.overrideTraits = Self.category(.accessibilityLarge)
    #expect(takeLog().isEmpty)
    window.overrideTraits = Self.category(.extraLarge)
    window.layoutIfNeeded()
    #expect(takeLog() == Array(repeating: "L XL", count: 4))
    #expect(fontSizes(list) == [19])
  }

  @Test func outsideOfAWindowTheCurrentTraitsCount() {
    let previous = UITraitCollection.current
    defer { UITraitCollection.current = previous }
    UITraitCollection.current = UITraitCollection(traitsFrom: [previous, Self.category(.large)])
    let (view, list) = shown(nil)
    list.view.reloadData()
    UITraitCollection.current = UITraitCollection(traitsFrom: [previous, Self.category(.extraSmall)])
    view.layoutIfNeeded()
    #expect(takeLog() == Array(repeating: "L XS", count: 4))
    #expect(fontSizes(list) == [14])
  }
}

import Foundation
import Testing
import UIKitLists

/// Classes written for UIKit have no initialisers except their own and those that UIKit requires: they compile, and are
/// created by `init(frame:)` or `init()` where UIKit does that (`register(_:forCellWithReuseIdentifier:)`,
/// `invalidationContextClass`, and `copy(with:)` of layout attributes).
@MainActor @Suite struct RunTimeClassTests {
  /// It need not repeat an initialiser from this package.
  final class OwnCell: UICollectionViewCell {
    let title: String

    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }

    override init(frame: CGRect) {
      title = "made"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell that a collection view never creates.
  final class CodedCell: UICollectionViewCell {
    private let count: Int

    init(count: Int) {
      self.count = count
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class OwnAttributes: UICollectionViewLayoutAttributes {
    nonisolated let depth: Int

    nonisolated init(depth: Int) {
      self.depth = depth
      super.init()
    }

    nonisolated override init() {
      depth = 7
      super.init()
    }
  }

  final class OwnContext: UICollectionViewLayoutInvalidationContext {
    nonisolated let reason: String

    nonisolated init(reason: String) {
      self.reason = reason
      super.init()
    }

    nonisolated override init() {
      reason = "made"
      super.init()
    }
  }

  final class Layout: UICollectionViewLayout {
    private(set) var reasons: [String] = []
    override class var invalidationContextClass: AnyClass { OwnContext.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      reasons += [(context as? OwnContext)?.reason ?? "none"]
      super.invalidateLayout(with: context)
    }
  }

  @Test func aRegisteredCellIsMadeByItsFrame() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(OwnCell.self, forCellWithReuseIdentifier: "own")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "own", for: IndexPath(item: 0, section: 0))
    #expect((cell as? OwnCell)?.title == "made")
    #expect(OwnCell(title: "own").title == "own" && CodedCell(count: 1).frame == .zero)
  }

  @Test func copiesOfAttributesAreMadeByTheirInit() throws {
    let attributes = OwnAttributes(depth: 3)
    attributes.zIndex = 2
    let copy = try #require(attributes.copy() as? OwnAttributes)
    #expect(copy.depth == 7 && copy.zIndex == 2)
  }

  @Test func invalidationContextsAreMadeByTheirInit() {
    let layout = Layout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.reasons.first == "made")
  }

  // MARK: Updates

  /// `performBatchUpdates` takes a non-escaping closure, so `self.` can be left out.
  @MainActor final class Model {
    var count = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func change() {
      view.performBatchUpdates({ count += 1 }, completion: nil)
      view.performBatchUpdates { count += 10 }
      view.performBatchUpdates(
        {
          let old = count
          count = old + 100
        }, completion: { [weak self] _ in self?.count += 1_000 })
      view.performBatchUpdates(nil, completion: nil)
      let updates: (() -> Void)? = { [self] in count += 10_000 }
      view.performBatchUpdates(updates)
    }
  }

  @Test func updatesAreMadeAtOnce() {
    let model = Model()
    model.change()
    #expect(model.count == 11_111)
  }

  final class Heard: UICollectionView {
    var calls = 0
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      calls += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test func anOverrideHearsOfEveryUpdate() {
    let view = Heard(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var count = 0
    view.performBatchUpdates({ count += 1 }, completion: nil)
    view.performBatchUpdates(nil)
    #expect(view.calls == 2 && count == 1)
  }
}

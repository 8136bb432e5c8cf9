import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// A list of rows below each other that adopts the heights that cells prefer, and keeps them until they are
/// invalidated.
final class ListLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 50
  var headerHeight: CGFloat = 0
  var takesPreferredSizes = false
  /// Whether `prepare()` discards heights if the width has changed.
  private(set) var log: [String] = []
  private(set) var prepareCount = 0
  private var heights: [IndexPath: CGFloat] = [:]
  private var all: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    prepareCount += 1
    guard let collectionView else { return }
    let width = collectionView.bounds.width - collectionView.contentInset.left - collectionView.contentInset.right
    (all, height) = ([], 0)
    func add(_ attributes: UICollectionViewLayoutAttributes, _ length: CGFloat) {
      attributes.frame = CGRect(x: 0, y: height, width: width, height: length)
      height += length
      all.append(attributes)
    }
    for section in 0..<collectionView.numberOfSections {
      let start = IndexPath(item: 0, section: section)
      if headerHeight > 0 {
        add(
          UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: start), headerHeight)
      }
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        add(UICollectionViewLayoutAttributes(forCellWith: path), heights[path] ?? rowHeight)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: all.first?.frame.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    takesPreferredSizes && preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if preferredAttributes.representedElementCategory == .cell {
      heights[preferredAttributes.indexPath] = preferredAttributes.size.height
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidatedItemIndexPaths == nil { heights = [:] }
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log += updateItems.map { item in
      let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { $0.map(Array.init) ?? [] }
      return "\(item.updateAction) \(paths[0]) \(paths[1])"
    }
  }

  override func finalizeCollectionViewUpdates() {
    log.append("done")
  }
}

/// A cell with a text of a given length in points that wraps at its width, pinned to the content view. Counts its
/// calls.
final class TextCell: UICollectionViewCell {
  static var made = 0
  let text = Wrapping(0)
  var name = ""
  var log: [String] = []
  var measureCount = 0
  let widthConstraint: NSLayoutConstraint

  override init(frame: CGRect) {
    text.translatesAutoresizingMaskIntoConstraints = false
    widthConstraint = text.widthAnchor.constraint(equalToConstant: 0)
    super.init(frame: frame)
    TextCell.made += 1
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: contentView.topAnchor),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log.append("apply \(Double(layoutAttributes.size.height))")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measureCount += 1
    widthConstraint.constant = layoutAttributes.size.width
    widthConstraint.isActive = true
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// Sections of named items; the length of a cell's text is the result of `length`.
final class ListSource: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  var length: (String) -> CGFloat = { _ in 100 }
  var configure: (TextCell) -> Void = { _ in }
  private(set) var asked: [IndexPath] = []

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    guard let text = cell as? TextCell else { return cell }
    text.name = sections[indexPath.section][indexPath.item]
    text.text.length = length(text.name)
    configure(text)
    return text
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  func takeAsked() -> [[Int]] {
    defer { asked = [] }
    return asked.map { [$0.section, $0.item] }
  }
}

/// A collection view with rows 50 points high, 100 wide, 200 high, with its layout and data source.
@MainActor struct ListCollection {
  let view: UICollectionView
  let layout = ListLayout()
  let source: ListSource

  init(_ sections: [[String]], size: CGSize = CGSize(width: 100, height: 200)) {
    source = ListSource(sections)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    view.dataSource = source
  }

  init(count: Int, size: CGSize = CGSize(width: 100, height: 200)) {
    self.init([(0..<count).map { "\($0)" }], size: size)
  }

  var names: [String] { view.visibleCells.compactMap { ($0 as? TextCell)?.name } }
  var frames: [[Double]] { view.visibleCells.map(\.numbers) }
  var cells: [TextCell] { view.visibleCells.compactMap { $0 as? TextCell } }
}

/// The faults raised by `body`.
@MainActor func collectFaults(_ body: () -> Void) -> [String] {
  body()
  return UIKitFaults.take()
}

import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The records of `Fixtures/FlowLayouts`, through collection views with cells, delegates and insets.
@MainActor @Suite struct FlowLayoutRecordTests {
  static func expect(_ collection: FlowCollection<UICollectionViewFlowLayout>, _ record: RecordedFlow) {
    let size = collection.layout.collectionViewContentSize
    #expect(size == record.contentSize, "\(record.name): \(size)")
    #expect(collection.view.contentSize == size)
    for element in record.elements {
      let frame =
        element.item.map { collection.frame($0, element.section) } ?? collection.headerFrame(element.section)
      #expect(frame?.isClose(to: element.frame) == true, "\(record.name) \(element): \(String(describing: frame))")
    }
  }

  // MARK: Insets (settings of charon's `insetref-cases.m`)

  static func source(_ kind: String) -> FlowSource {
    let answers = ["delegate.320", "contentInset.delegate", "margins.contentInset", "estimated.contentInset"]
    let counts = kind.hasPrefix("estimated") ? [7, 5, 4] : [7, 5, 1]
    let source: FlowSource =
      answers.contains(kind)
      ? AnsweringSource(counts) : kind == "sizes.768" ? SizingSource(counts) : SilentSource(counts)
    source.size = { path in
      CGSize(width: 60 + 10 * CGFloat(path.item % 3), height: 40 + 6 * CGFloat(path.item % 4))
    }
    source.inset = { section in
      let n = CGFloat(section)
      return UIEdgeInsets(top: 4 + 3 * n, left: 6 + 5 * n, bottom: 8 + n, right: 10 + 4 * n)
    }
    source.header = 24
    return source
  }

  static func contentInset(_ kind: String) -> UIEdgeInsets {
    switch kind {
    case "contentInset", "estimated.contentInset": UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    case "contentInset.delegate": UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3)
    case "margins.contentInset": UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    default: .zero
    }
  }

  static func insetReference(_ name: String) -> FlowCollection<UICollectionViewFlowLayout> {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let kind = parts[1]
    let width: CGFloat = kind.hasSuffix("375") ? 375 : kind.hasSuffix("768") ? 768 : 320
    return FlowCollection(source(kind), size: CGSize(width: width, height: 480)) { view, layout in
      layout.itemSize = CGSize(width: 70, height: 50)
      layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
      layout.minimumLineSpacing = 9
      layout.minimumInteritemSpacing = 7
      layout.sectionInsetReference = .init(rawValue: Int(parts[0].suffix(1)) ?? 0) ?? .fromContentInset
      if kind.hasPrefix("estimated") { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
      view.contentInset = contentInset(kind)
      let margins: (CGFloat, CGFloat) = kind.hasPrefix("margins") ? (30, 5) : (8, 8)
      view.layoutMargins = UIEdgeInsets(top: 0, left: margins.0, bottom: 0, right: margins.1)
    }
  }

  @Test("Insets from the content inset, the safe area and the margins, with item sizes and delegate sizes: 27 records")
  func insetReferences() throws {
    for (name, record) in try RecordedFlow.load("inset-reference.txt").sorted(by: { $0.key < $1.key }) {
      Self.expect(Self.insetReference(name), record)
    }
  }

  // MARK: Cells that size themselves (settings of charon's `flowauto-cases.m`, cells of the sizes it has there)

  struct SelfSizing: Sendable, CustomStringConvertible {
    var name: String
    var sizes: [CGSize]
    var counts: [Int]
    var isDelegateAsked = false
    var header: CGFloat = 0
    var configure: @Sendable @MainActor (UICollectionViewFlowLayout) -> Void
    var description: String { name }

    static func heights(_ width: CGFloat, _ heights: [CGFloat]) -> [CGSize] {
      heights.map { CGSize(width: width, height: $0) }
    }

    static func widths(_ widths: [CGFloat]) -> [CGSize] { widths.map { CGSize(width: $0, height: 29) } }

    static let texts: [CGFloat] = [29, 63, 29, 29, 63, 29, 63]
    static let chips = widths([117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5])

    static let all: [SelfSizing] = [
      SelfSizing(name: "plainFixedWidth", sizes: heights(320, texts), counts: [6]) {
        $0.estimatedItemSize = CGSize(width: 320, height: 40)
      },
      SelfSizing(name: "automaticSize", sizes: heights(320, texts), counts: [6]) {
        $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      },
      SelfSizing(name: "delegateSizeWins", sizes: heights(320, texts), counts: [6], isDelegateAsked: true) {
        $0.estimatedItemSize = CGSize(width: 320, height: 40)
      },
      SelfSizing(name: "longListDelegate", sizes: heights(320, texts), counts: [40], isDelegateAsked: true) {
        $0.estimatedItemSize = CGSize(width: 320, height: 40)
      },
      SelfSizing(name: "intrinsicGrid", sizes: widths([58.5, 697, 209.5, 24.5, 739, 33]), counts: [6]) {
        $0.estimatedItemSize = CGSize(width: 100, height: 40)
      },
      SelfSizing(name: "insetsSpacing", sizes: heights(280, [29, 63, 29]), counts: [3, 3], header: 30) {
        $0.estimatedItemSize = CGSize(width: 280, height: 40)
        $0.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 15, right: 20)
        $0.minimumLineSpacing = 7
      },
      SelfSizing(name: "horizontal", sizes: widths([58.5, 697, 209.5, 24.5, 739, 33]), counts: [6]) {
        $0.scrollDirection = .horizontal
        $0.estimatedItemSize = CGSize(width: 60, height: 100)
      },
      SelfSizing(name: "single200", sizes: heights(200, [29, 97, 46, 29]), counts: [4]) {
        $0.estimatedItemSize = CGSize(width: 50, height: 40)
      },
      SelfSizing(name: "grid90", sizes: heights(90, [29, 233, 80, 29, 233, 29]), counts: [6], header: 30) {
        $0.estimatedItemSize = CGSize(width: 50, height: 40)
        $0.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
        $0.minimumInteritemSpacing = 6
      },
      SelfSizing(name: "grid90noEstimate", sizes: heights(90, [29]), counts: [7, 2], header: 30) {
        $0.itemSize = CGSize(width: 90, height: 30)
        $0.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
        $0.minimumInteritemSpacing = 6
      },
      SelfSizing(name: "lastLineMixed", sizes: chips, counts: [8]) {
        $0.estimatedItemSize = CGSize(width: 50, height: 40)
      },
      SelfSizing(name: "lastLineTwo", sizes: chips, counts: [5]) {
        $0.estimatedItemSize = CGSize(width: 50, height: 40)
      },
      SelfSizing(name: "plainCells", sizes: [], counts: [5]) { $0.estimatedItemSize = CGSize(width: 100, height: 60) },
      SelfSizing(name: "noEstimate", sizes: heights(320, texts), counts: [6]) { _ in },
    ]
  }

  @Test("Cells that size themselves", arguments: SelfSizing.all)
  func selfSizing(setting: SelfSizing) throws {
    let records = try RecordedFlow.load("self-sizing.txt")
    let record = try #require(records[setting.name])
    let source: FlowSource = setting.isDelegateAsked ? SizingSource(setting.counts) : SilentSource(setting.counts)
    source.size = { _ in CGSize(width: 320, height: 70) }
    let sizes = setting.sizes
    if !sizes.isEmpty { source.preferredSize = { sizes[$0.item % sizes.count] } }
    let collection = FlowCollection(source) { _, layout in
      setting.configure(layout)
      layout.headerReferenceSize = CGSize(width: 0, height: setting.header)
    }
    Self.expect(collection, record)
    for cell in collection.view.visibleCells {
      #expect(((cell as? PreferringCell)?.measureCount ?? 0) <= 1, "\(setting.name)")
    }
  }
}

import Foundation

/// What tells an element from every other.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ path: IndexPath) -> ElementKey { ElementKey(category: .cell, kind: nil, indexPath: path) }
  static func supplementaryView(_ kind: String, _ path: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: path)
  }
}

extension ElementKey: Comparable {
  /// What lies in front where the layout does not say: decorations behind cells behind supplementary views, then later
  /// items.
  static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.category != right.category { return left.category.rank < right.category.rank }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}

extension UICollectionView.ElementCategory {
  fileprivate var rank: Int {
    switch self {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

/// An element that has a view.
@MainActor
final class ShownElement {
  /// What a view preferred to the layout's attributes.
  struct Measurement {
    /// The width it was asked at.
    var width: CGFloat
    var preferred: UICollectionViewLayoutAttributes
  }

  var key: ElementKey
  let view: UICollectionReusableView
  /// As they were last applied; nil before.
  var attributes: UICollectionViewLayoutAttributes?
  var measurement: Measurement?
  /// The sizes of the layout's that it was offered another for, in this layout pass.
  var offered: [CGSize] = []
  /// Whether the delegate was told that the view is displayed.
  var isDisplayed = false
  /// Whether the layout's last answer has the element.
  var isWanted = true

  init(_ key: ElementKey, _ view: UICollectionReusableView) {
    self.key = key
    self.view = view
  }

  deinit {
    if view.element === self { view.element = nil }
  }

  /// What the view preferred, if that was asked at the attributes' width, or gave it.
  ///
  /// One measurement serves every height: a cell's height follows from its width.
  func preferred(for attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard let measurement else { return nil }
    let width = attributes.size.width
    if width == measurement.width { return measurement.preferred }
    guard !measurement.preferred.isSizeDeferred, width == measurement.preferred.size.width else { return nil }
    return measurement.preferred
  }
}

/// The elements that have views, by what they are.
@MainActor
struct ShownElements {
  private var elements: [ElementKey: ShownElement] = [:]
  /// The elements in the order of their keys; nil until asked for.
  private var order: [ShownElement]?

  subscript(key: ElementKey) -> ShownElement? {
    get { elements[key] }
    set {
      elements[key] = newValue
      order = nil
    }
  }

  /// In the order of their keys.
  var sorted: [ShownElement] {
    mutating get {
      if let order { return order }
      let sorted = elements.values.sorted { $0.key < $1.key }
      order = sorted
      return sorted
    }
  }

  mutating func sorted(in category: UICollectionView.ElementCategory) -> [ShownElement] {
    sorted.filter { $0.key.category == category }
  }

  mutating func removeAll() {
    (elements, order) = ([:], nil)
  }

  /// Lets everything be measured again.
  func forgetMeasurements() {
    for element in elements.values { element.measurement = nil }
  }
}

import DynamicType
public import Foundation
public import HeadlessUIKit
import ViewRendering

/// The axes that UIKit has types for. ``SnapshotConfigurations/axes`` has all axes.
extension SnapshotConfigurations {
  /// Combines each value of an axis with each value of the others; axes that are not given have their default alone.
  public init(
    on surfaces: [SnapshotSurface] = [.bounds], categories: ContentSizeCategories = [.large],
    appearances: [UIUserInterfaceStyle] = [.light], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    locales: [String] = ["en"], legibilityWeights: [UILegibilityWeight] = [.regular],
    contrasts: [UIAccessibilityContrast] = [.normal], reducesTransparency: [Bool] = [false],
    buttonShapes: [Bool] = [false], onOffLabels: [Bool] = [false], visions: [SnapshotVision] = [.normal],
    landscape: [Bool] = [false], widths: [CGFloat] = [], scales: [Int] = []
  ) {
    self.init(on: surfaces, along: [:])
    (self.categories, self.appearances, self.directions) = (categories, appearances, directions)
    (self.locales, self.legibilityWeights, self.contrasts) = (locales, legibilityWeights, contrasts)
    (self.reducesTransparency, self.buttonShapes) = (reducesTransparency, buttonShapes)
    (self.onOffLabels, self.visions, self.landscape) = (onOffLabels, visions, landscape)
    (self.widths, self.scales) = (widths, scales)
  }

  /// Content size categories.
  public var categories: ContentSizeCategories {
    get { ContentSizeCategories(self[UIKitAxis.categories]) }
    set { self[UIKitAxis.categories] = newValue.categories }
  }

  /// Light appearance, dark appearance, or both.
  public var appearances: [UIUserInterfaceStyle] {
    get { self[UIKitAxis.appearances] }
    set { self[UIKitAxis.appearances] = newValue }
  }

  /// The layout directions of the interface.
  public var directions: [UITraitEnvironmentLayoutDirection] {
    get { self[UIKitAxis.directions] }
    set { self[UIKitAxis.directions] = newValue }
  }

  /// BCP 47 language tags.
  public var locales: [String] {
    get { axes["locales"]?.compactMap(\.word) ?? [Configuration.defaultLocale] }
    set { axes["locales"] = newValue.map { SnapshotAxisValue($0) } }
  }

  /// Whether text is bold.
  public var legibilityWeights: [UILegibilityWeight] {
    get { self[UIKitAxis.legibilityWeights] }
    set { self[UIKitAxis.legibilityWeights] = newValue }
  }

  /// Whether colours have high contrast.
  public var contrasts: [UIAccessibilityContrast] {
    get { self[UIKitAxis.contrasts] }
    set { self[UIKitAxis.contrasts] = newValue }
  }

  /// Whether Reduce Transparency is on, as views learn from `UIAccessibility`.
  public var reducesTransparency: [Bool] {
    get { self[UIKitAxis.transparencies] }
    set { self[UIKitAxis.transparencies] = newValue }
  }

  /// Whether Button Shapes is on, as views learn from `UIAccessibility`.
  public var buttonShapes: [Bool] {
    get { self[UIKitAxis.buttonShapes] }
    set { self[UIKitAxis.buttonShapes] = newValue }
  }

  /// Whether On/Off Labels is on, as views learn from `UIAccessibility`.
  public var onOffLabels: [Bool] {
    get { self[UIKitAxis.onOffLabels] }
    set { self[UIKitAxis.onOffLabels] = newValue }
  }

  /// Whether devices are in landscape orientation; custom sizes have no orientation.
  public var landscape: [Bool] {
    get { self[UIKitAxis.orientations] }
    set { self[UIKitAxis.orientations] = newValue }
  }

  /// Widths of the window in points, where they differ from the device's.
  public var widths: [CGFloat] {
    get { axes["widths"]?.compactMap(\.number).map { CGFloat($0) } ?? [] }
    set { axes["widths"] = newValue.isEmpty ? nil : newValue.map { SnapshotAxisValue(Double($0)) } }
  }

  /// Device pixels per point; empty for the device's own scale, which is 2 for custom sizes.
  public var scales: [Int] {
    get { axes["scales"]?.compactMap(\.number).compactMap { Int(exactly: $0) } ?? [] }
    set { axes["scales"] = newValue.isEmpty ? nil : newValue.map { SnapshotAxisValue(Double($0)) } }
  }

  private subscript<Value: Equatable>(_ axis: UIKitAxis<Value>) -> [Value] {
    get { axes[axis.key]?.compactMap { $0.word.flatMap(axis.value) } ?? [axis.usual.value] }
    set { axes[axis.key] = newValue.map { SnapshotAxisValue(axis.word(of: $0)) } }
  }
}

extension SnapshotAxisValue {
  fileprivate var word: String? { if case .word(let word) = value { word } else { nil } }
  fileprivate var number: Double? { if case .number(let number) = value { number } else { nil } }
}

/// The UIKit values of an axis's words.
private struct UIKitAxis<Value: Equatable> {
  typealias Word = (value: Value, word: String)

  let key: String
  /// The default word, used for values without a word as well.
  let usual: Word
  let others: [Word]

  func word(of value: Value) -> String { others.first { $0.value == value }?.word ?? usual.word }

  func value(of word: String) -> Value? { ([usual] + others).first { $0.word == word }?.value }
}

extension UIKitAxis where Value == UIContentSizeCategory {
  static var categories: UIKitAxis {
    let words = ContentSizeCategory.allCases.map { (value: Value(rawValue: $0.uiKitRawValue), word: $0.shortName) }
    return UIKitAxis(key: "categories", usual: (.large, ContentSizeCategory.large.shortName), others: words)
  }
}

extension UIKitAxis where Value == UIUserInterfaceStyle {
  static var appearances: UIKitAxis {
    UIKitAxis(key: "appearances", usual: (.light, "light"), others: [(.dark, "dark")])
  }
}

extension UIKitAxis where Value == UITraitEnvironmentLayoutDirection {
  static var directions: UIKitAxis {
    UIKitAxis(key: "directions", usual: (.leftToRight, "leftToRight"), others: [(.rightToLeft, "rightToLeft")])
  }
}

extension UIKitAxis where Value == UILegibilityWeight {
  static var legibilityWeights: UIKitAxis {
    UIKitAxis(key: "legibilityWeights", usual: (.regular, "regular"), others: [(.bold, "bold")])
  }
}

extension UIKitAxis where Value == UIAccessibilityContrast {
  static var contrasts: UIKitAxis {
    UIKitAxis(key: "contrasts", usual: (.normal, "normal"), others: [(.high, "high")])
  }
}

extension UIKitAxis where Value == Bool {
  static var orientations: UIKitAxis { isOn("orientations", "landscape", off: "portrait") }
  static var transparencies: UIKitAxis { isOn("transparencies", "reduced", off: "normal") }
  static var buttonShapes: UIKitAxis { isOn("buttonShapes", "shown", off: "hidden") }
  static var onOffLabels: UIKitAxis { isOn("onOffLabels", "shown", off: "hidden") }

  private static func isOn(_ key: String, _ word: String, off: String) -> UIKitAxis {
    UIKitAxis(key: key, usual: (false, off), others: [(true, word)])
  }
}

public import Foundation

extension UIImage {
  /// The size, weight, scale and colours of a symbol. What a configuration does not say is left to the view, or is
  /// UIKit's default: 17 points, regular, medium, in the tint colour.
  ///
  /// Differs from UIKit: symbols have one layer, so of several colours the first one is used.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let values: SymbolValues

    package init(_ values: SymbolValues, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration(SymbolValues())

    /// A size in points, which does not grow with the text size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified)
    }

    /// A size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(size: .points(pointSize), weight: weight, scale: scale))
    }

    /// A scale against the text beside the symbol.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolValues(scale: scale))
    }

    /// A weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolValues(weight: weight))
    }

    /// The size and weight of a text style, which grow with the text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// The size and weight of a text style, which grow with the text size, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(size: .textStyle(textStyle), scale: scale))
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// The size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolValues(size: .points(font.pointSize), weight: SymbolWeight(of: font), scale: scale))
    }

    /// A colour whose shades the layers of the symbol have.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(rendering: .hierarchical(hierarchicalColor)))
    }

    /// The colours of the symbol's layers, the first layer's first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(rendering: .palette(paletteColors)))
    }

    /// A symbol in the tint colour alone.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolValues(rendering: .monochrome))
    }

    /// A symbol in colours of its own, if it has any. Differs from UIKit: symbols have none.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolValues(rendering: .multicolor))
    }

    /// A copy in which the values of another configuration take precedence; those that it does not say stay.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let values = (other as? SymbolConfiguration)?.values ?? SymbolValues()
      return Self(self.values.applying(values), traitCollection: other.traitCollection ?? traitCollection)
    }

    override func copy(for traitCollection: UITraitCollection?) -> Configuration {
      SymbolConfiguration(values, traitCollection: traitCollection)
    }

    /// A copy without the text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      changed { if case .textStyle = $0.size { $0.size = nil } }
    }

    /// A copy without the scale.
    public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// A copy without the weight.
    public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

    /// A copy without the size in points and without the weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      changed {
        if case .points = $0.size { $0.size = nil }
        $0.weight = .unspecified
      }
    }

    private func changed(_ change: (inout SymbolValues) -> Void) -> SymbolConfiguration {
      var values = values
      change(&values)
      return SymbolConfiguration(values, traitCollection: traitCollection)
    }

    /// Whether another configuration says the same.
    public func isEqual(to configuration: SymbolConfiguration?) -> Bool {
      configuration.map { $0.values == values && $0.traitCollection == traitCollection } ?? false
    }

    public override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }

    public override var hash: Int { values.hashValue }
  }
}

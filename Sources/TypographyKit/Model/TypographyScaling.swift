import Foundation
import HeadlessUIKit

/// The calculation of a style's font size from the text size.
struct TypographyScaling {
  /// The number of steps from `large`.
  static let steps: [UIContentSizeCategory: Float] = [
    .extraSmall: -3, .small: -2, .medium: -1, .large: 0, .extraLarge: 1, .extraExtraLarge: 2,
    .extraExtraExtraLarge: 3, .accessibilityMedium: 4, .accessibilityLarge: 5, .accessibilityExtraLarge: 6,
    .accessibilityExtraExtraLarge: 7, .accessibilityExtraExtraExtraLarge: 8,
  ]

  let mode: ScalingMode
  let minimum: Float?
  let maximum: Float?
  private let step: Float

  init(_ style: Typography, _ configuration: TypographyKitConfiguration) {
    mode = style.scalingMode ?? configuration.scalingMode
    minimum = style.minimumPointSize ?? configuration.minimumPointSize
    maximum = style.maximumPointSize ?? configuration.maximumPointSize
    step = configuration.pointStepSize * configuration.pointStepMultiplier
  }

  func font(_ name: FontName, pointSize: Float, at category: UIContentSizeCategory) -> UIFont? {
    switch mode {
    case .fontMetrics, .fontMetricsWithSteppingFallback: scaledFont(name, pointSize: pointSize, at: category)
    case .stepping: name.font(ofSize: steppedSize(pointSize, at: category))
    case .disabled: name.font(ofSize: pointSize)
    }
  }

  private func scaledFont(_ name: FontName, pointSize: Float, at category: UIContentSizeCategory) -> UIFont? {
    guard let base = name.font(ofSize: pointSize) else { return nil }
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFontMetrics.default.scaledFont(
      for: base, maximumPointSize: CGFloat(maximum ?? 0), compatibleWith: traits)
    guard let minimum, font.pointSize < CGFloat(minimum) else { return font }
    return name.font(ofSize: minimum)
  }

  func steppedSize(_ pointSize: Float, at category: UIContentSizeCategory) -> Float {
    let size = max(pointSize + step * (Self.steps[category] ?? 0), minimum ?? -.infinity)
    return min(size, maximum ?? .infinity)
  }
}

import DynamicType
import Foundation
import HeadlessUIKit

/// The phone on which lists are measured: 375 by 667 points, two pixels per point.
@MainActor
enum BenchmarkPhone {
  static let size = CGSize(width: 375, height: 667)
  static let categories = ContentSizeCategory.allCases.map { UIContentSizeCategory(rawValue: $0.uiKitRawValue) }

  static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceIdiom: .phone),
    ])
  }
}

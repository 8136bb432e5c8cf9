package import DynamicType

/// The size, weight and scale that a symbol is drawn with.
package struct SymbolStyle: Hashable, Sendable {
  /// The size of a symbol beside a capital letter: raw values are UIKit's.
  package enum Scale: Int, CaseIterable, Sendable {
    case small = 1
    case medium = 2
    case large = 3

    /// The factor of a symbol's drawing: the three sizes of 15 exported templates, S 0.78–0.79 and L 1.28–1.29 of M.
    var factor: Double {
      switch self {
      case .small: 0.783
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The size in points of the text that it stands beside.
  package var pointSize: Double
  package var weight: SystemFontWeight
  package var scale: Scale

  /// UIKit's default: 17 points, regular, medium.
  package init(pointSize: Double = 17, weight: SystemFontWeight = .regular, scale: Scale = .medium) {
    self.pointSize = pointSize.isFinite && pointSize > 0 ? min(pointSize, 10_000) : 17
    self.weight = weight
    self.scale = scale
  }
}

extension SystemFontWeight {
  /// The thickness of strokes, of which regular has 1.
  ///
  /// Apple says that symbols have the weights of the text beside them. So strokes grow as the stems of `l` do in the
  /// bundled faces that stand for the system font: 0.0227, 0.0433, 0.0632, 0.0838, 0.1030, 0.1183, 0.1396, 0.1705 and
  /// 0.1960 em.
  var strokeFactor: Double {
    switch self {
    case .ultraLight: 0.271
    case .thin: 0.517
    case .light: 0.754
    case .regular: 1
    case .medium: 1.229
    case .semibold: 1.411
    case .bold: 1.665
    case .heavy: 2.034
    case .black: 2.339
    }
  }
}

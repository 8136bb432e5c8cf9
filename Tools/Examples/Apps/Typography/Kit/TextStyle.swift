import Foundation

/// The case of a text's letters.
@objc public enum TextCase: Int, CaseIterable {
  case regular, upper, lower, capitalized

  init?(name: String) {
    switch name {
    case "regular": self = .regular
    case "upper": self = .upper
    case "lower": self = .lower
    case "capitalized": self = .capitalized
    default: return nil
    }
  }

  func apply(to text: String) -> String {
    switch self {
    case .regular: return text
    case .upper: return text.uppercased()
    case .lower: return text.lowercased()
    case .capitalized: return text.capitalized
    }
  }
}

/// A style of text from the configuration.
@objcMembers
public final class TextStyle: NSObject, NSCopying {
  public let name: String
  public let fontName: String?
  public let pointSize: CGFloat
  public let minimumPointSize: CGFloat?
  public let maximumPointSize: CGFloat?
  public let textColor: UIColor?
  public let textCase: TextCase
  public let letterSpacing: CGFloat

  init(name: String, entry: [String: Any], colors: [String: UIColor], base: TextStyle?) {
    self.name = name
    fontName = entry["font-name"] as? String ?? base?.fontName
    pointSize = TextStyle.number(entry["point-size"]) ?? base?.pointSize ?? UIFont.systemFontSize
    minimumPointSize = TextStyle.number(entry["minimum-point-size"]) ?? base?.minimumPointSize
    maximumPointSize = TextStyle.number(entry["maximum-point-size"]) ?? base?.maximumPointSize
    textColor = (entry["text-color"] as? String).flatMap { colors[$0] } ?? base?.textColor
    textCase = (entry["letter-case"] as? String).flatMap(TextCase.init(name:)) ?? base?.textCase ?? .regular
    letterSpacing = TextStyle.number(entry["letter-spacing"]) ?? base?.letterSpacing ?? 0
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String { "\(name), \(pointSize)" }

  /// The font at the current content size: scaled as body text is, and not below the smallest size.
  public func font(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    let font: UIFont
    switch fontName {
    case "BoldSystem"?: font = .boldSystemFont(ofSize: pointSize)
    case "ItalicSystem"?: font = .italicSystemFont(ofSize: pointSize)
    case let name?: font = UIFont(name: name, size: pointSize) ?? .systemFont(ofSize: pointSize)
    case nil: font = .systemFont(ofSize: pointSize)
    }
    let scaled: UIFont
    if let maximum = maximumPointSize {
      scaled = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits)
    } else {
      scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
    }
    guard let minimum = minimumPointSize, scaled.pointSize < minimum else { return scaled }
    return scaled.withSize(minimum)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}

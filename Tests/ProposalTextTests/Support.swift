import Foundation
import LayoutNotation
import ProposalLayout
import ProposalText
import SystemText
import TextLayout
import UIKitValues

extension Nunito {
  static func font(_ name: String, _ size: Double) throws -> TextFont {
    let instance = try FontInstance(file: FontFile(path: file(name).path))
    return TextFont(cascade: FontCascade(instance), pointSize: size)
  }
}

extension ProposedText {
  /// A text in one font at three pixels a point.
  init(_ string: String, _ size: Double, _ name: String = Nunito.regular, limits: TextLimits = TextLimits()) throws {
    let style = ParagraphStyle(lineBreakStrategy: .standard)
    self.init(
      AttributedText(string, font: try Nunito.font(name, size), style: style), limits: limits, on: PixelGrid(scale: 3))
  }

  /// The size in pixels.
  func pixels(_ width: Double? = nil, _ height: Double? = nil) -> [Double] {
    let size = size(proposing: ProposedSize(width: width, height: height))
    return [size.width, size.height].map { ($0 * 3e6).rounded() / 1e6 }
  }

  func lines(_ width: Double? = nil, _ height: Double? = nil) -> [String] {
    layout(proposing: ProposedSize(width: width, height: height)).lines.map { line in
      let units = Array(text.string.utf16)[line.measured.visibleRange]
      return String(decoding: units, as: UTF16.self)
    }
  }
}

extension Nunito {
  /// Makes the fonts known to `UIFont`.
  static func register() throws {
    for name in [regular, bold] { try FontRegistry.register(file(name)) }
  }
}

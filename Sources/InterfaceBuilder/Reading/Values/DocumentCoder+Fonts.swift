import Foundation
import InterfaceDocuments
import SourcePlaces
import UIKitCore
import UIKitValues

extension DocumentCoder {
  /// The font of the child with a key; nil if there is none.
  ///
  /// - Parameter standardSize: the point size of the object's own font, for a font without a size.
  func font(
    _ key: String, of element: InterfaceElement, standardSize: CGFloat?
  ) throws(InterfaceProblem) -> UIFont? {
    try element.font(key).map { font($0, at: element.place(of: key), standardSize: standardSize) }
  }

  func font(_ font: InterfaceFont, at place: @autoclosure () -> SourcePlace, standardSize: CGFloat?) -> UIFont {
    switch font {
    case .style(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .system(let weight, let isItalic, let isBold, let size):
      return systemFont(weight, isItalic, isBold, size.map { CGFloat($0) } ?? standardSize ?? UIFont.systemFontSize)
    case .named(let name, _, let size):
      let points = size.map { CGFloat($0) } ?? standardSize ?? UIFont.systemFontSize
      if let font = UIFont(name: name, size: points) { return font }
      reading.noteOnce("font \(name)", .missing("font", name, place()))
      return .systemFont(ofSize: points)
    }
  }

  private func systemFont(_ weight: String?, _ isItalic: Bool, _ isBold: Bool, _ size: CGFloat) -> UIFont {
    if isItalic { return .italicSystemFont(ofSize: size) }
    if let weight = weight.flatMap({ DocumentCoder.weights[$0] }) { return .systemFont(ofSize: size, weight: weight) }
    return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

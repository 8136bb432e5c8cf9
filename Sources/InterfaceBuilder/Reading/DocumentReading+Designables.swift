import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension DocumentReading {
  /// Lets views that stand in for an app's class which is not registered be as large as Interface Builder measured it.
  ///
  /// A document lists the content sizes of designable views. A label has the font in which a line is as high as the document
  /// says, so that it wraps, too; other views are laid out as if their content had that size.
  func applyDesignables(to made: [(object: NSObject, element: InterfaceElement)]) {
    let sizes = designedSizes
    guard !sizes.isEmpty else { return }
    for case (let view as UIView, let element) in made {
      guard let name = element.customClass, DocumentClasses.type(name, module: element["customModule"]) == nil,
        let size = element.id.flatMap({ sizes[$0] })
      else { continue }
      if let label = view as? UILabel {
        label.font = designedFont(of: label, height: size.height)
      } else {
        view.fixContentSize(width: size.width, height: size.height)
      }
    }
  }

  /// The content sizes of designable views by their ids.
  private var designedSizes: [String: InterfaceSize] {
    var sizes: [String: InterfaceSize] = [:]
    for designable in document.root.child(named: "designables")?.children ?? [] {
      guard let id = designable["name"], let size = try? designable.size("intrinsicContentSize") else { continue }
      sizes[id] = size
    }
    return sizes
  }

  /// The label's font in the size of whole points in which its lines, unwrapped, are as high as given.
  private func designedFont(of label: UILabel, height: Double) -> UIFont? {
    guard let font = label.font else { return nil }
    let lines = CGFloat((label.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).count)
    // Heights are whole pixels.
    let pixels = max(1, label.traitCollection.displayScale)
    func fits(_ font: UIFont) -> Bool {
      abs((font.lineHeight * lines * pixels).rounded(.up) / pixels - height) < 0.01
    }
    if fits(font) { return font }
    return (8...60).lazy.map { font.withSize(CGFloat($0)) }.first(where: fits) ?? font
  }
}

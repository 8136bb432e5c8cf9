public import UIKit
public import UIKitPresentation

extension UIDocumentPickerViewController {
  /// Creates a controller for choosing files of these types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}

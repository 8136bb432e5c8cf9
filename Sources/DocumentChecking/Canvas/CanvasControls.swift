import Foundation
import InterfaceDocuments

/// The sizes of controls that have changed since a document was stored: its canvas has those of its time.
struct CanvasControls {
  private let toolsVersion: Double

  init(_ document: InterfaceDocument) {
    toolsVersion = document.toolsVersion > 0 ? document.toolsVersion : .infinity
  }

  /// The content's size in the document's time, in points; nil where it is today's.
  ///
  /// The versions are those of the stored frames: progress views are 2 points high up to iOS 13, bordered text fields 30 up to
  /// iOS 12; date pickers are wheels up to iOS 13.
  func size(of element: InterfaceElement) -> (width: CGFloat?, height: CGFloat?) {
    switch element.name {
    case "progressView" where toolsVersion < 17_000: (nil, 2)
    case "textField" where toolsVersion < 14_000 && element["borderStyle"] == "roundedRect": (nil, 30)
    case "datePicker" where toolsVersion < 17_000: (320, 216)
    default: (nil, nil)
    }
  }
}

package import Foundation
import Raster

/// A picture named by its file.
package struct ImageValue: Equatable, Sendable {
  /// Where the file is.
  package let url: URL
  /// The path as it was written, for messages.
  package let path: String

  package init(url: URL, path: String) {
    self.url = url
    self.path = path
  }

  /// The picture, in the file for this display scale if there is one: `photo@2x.png` for `photo.png`.
  func uiImage(displayScale: CGFloat) throws(PropertyError) -> UIImage {
    do {
      return try UIImage(file: url.path, displayScale: displayScale)
    } catch {
      switch error {
      case .unreadable: throw .unreadableImage(path: path, reason: "there is no file that can be read.")
      case .undecodable(_, let error): throw .unreadableImage(path: path, reason: String(describing: error))
      }
    }
  }
}

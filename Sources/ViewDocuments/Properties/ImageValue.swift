package import Foundation
import HeadlessUIKit
import Raster

/// An image named by its file, with or without the scale and `.png`.
package struct ImageValue: Equatable, Sendable {
  /// The file's location.
  package let url: URL
  /// The path as written, for messages.
  package let path: String

  package init(url: URL, path: String) {
    self.url = url
    self.path = path
  }

  /// Whether there is a file for any scale.
  package static func isThere(_ url: URL) -> Bool { ImageFile.exists(named: url.path) }

  /// The existing files that a path may mean, for all scales; the file itself, if the path is no picture's.
  package static func files(_ path: String) -> [String] { ImageFile.files(named: path) }

  /// The image from the file that fits the display scale best: `photo@2x.png` for `photo`.
  func uiImage(displayScale: CGFloat) throws(PropertyError) -> UIImage {
    do {
      return try UIImage(file: url.path, displayScale: displayScale)
    } catch {
      switch error {
      case .unreadable:
        throw .unreadableImage(path: path, reason: "The file cannot be read: check its permissions.")
      case .undecodable(let file, let error): throw .unreadableImage(path: path(of: file), reason: "\(error)")
      }
    }
  }

  /// The path of the file that was chosen, relative to the same folder as `path`.
  private func path(of file: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + URL(fileURLWithPath: file).lastPathComponent
  }
}

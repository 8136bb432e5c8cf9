package import Foundation
package import HeadlessUIKit
import Raster

/// An image named by its file, with or without the scale and `.png`, or by its name in the document's assets.
package struct ImageValue: Sendable {
  /// The source of the image.
  private enum Origin: Sendable {
    case file(URL)
    case assets(NamedAssets)
  }

  /// The path or the name as written, for messages.
  package let path: String
  /// The rendering mode of the image; nil to leave it as it is.
  package var renderingMode: UIImage.RenderingMode?
  /// The colour of the image; nil for none.
  package var tintColor: ColorValue?
  private let origin: Origin

  package init(url: URL, path: String) { (origin, self.path) = (.file(url), path) }

  /// The image of a name in assets.
  package init(named name: String, in assets: NamedAssets) { (origin, path) = (.assets(assets), name) }

  /// Whether there is a file for any scale.
  package static func isThere(_ url: URL) -> Bool { ImageFile.exists(named: url.path) }

  /// The existing files that a path may mean, for all scales; the file itself, if the path is not a picture's.
  package static func files(_ path: String) -> [String] { ImageFile.files(named: path) }

  /// The existing files that the image may be read from, under any traits.
  package var files: [String] {
    switch origin {
    case .file(let url): ImageFile.files(named: url.path)
    case .assets(let assets): assets.files(ofImage: path)
    }
  }

  /// The image for traits: the variant of the assets, or the file that fits the display scale best.
  func uiImage(under traits: UITraitCollection) throws(PropertyError) -> UIImage {
    var image = try untintedImage(under: traits)
    if let tintColor { image = image.withTintColor(tintColor.uiColor) }
    return renderingMode.map(image.withRenderingMode) ?? image
  }

  private func untintedImage(under traits: UITraitCollection) throws(PropertyError) -> UIImage {
    switch origin {
    case .file(let url): return try image(at: url, displayScale: traits.displayScale)
    case .assets(let assets):
      guard let image = assets.image(named: path, under: traits) else {
        throw .unreadableImage(path: path, reason: "The assets have no variant of it that can be read and fits.")
      }
      return image
    }
  }

  private func image(at url: URL, displayScale: CGFloat) throws(PropertyError) -> UIImage {
    do {
      return try UIImage(file: url.path, displayScale: displayScale)
    } catch {
      switch error {
      case .unreadable:
        throw .unreadableImage(path: path, reason: "The file cannot be read: check its permissions.")
      case .undecodable(let file, let error): throw .unreadableImage(path: path(of: file), reason: "\(error)")
      case .undrawable(let file, let error): throw .unreadableImage(path: path(of: file), reason: "\(error)")
      }
    }
  }

  /// The path of the file that was chosen, relative to the same folder as `path`.
  private func path(of file: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + URL(fileURLWithPath: file).lastPathComponent
  }
}

extension ImageValue: Equatable {
  package static func == (left: ImageValue, right: ImageValue) -> Bool {
    guard left.path == right.path, left.renderingMode == right.renderingMode, left.tintColor == right.tintColor else {
      return false
    }
    return switch (left.origin, right.origin) {
    case (.file(let one), .file(let other)): one == other
    case (.assets(let one), .assets(let other)): one === other
    default: false
    }
  }
}

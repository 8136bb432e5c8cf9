package import Drawing
import Foundation
import Glibc
package import ImageDecoding
import Raster
package import VectorPictures

/// The reason why a file could not be read as an image.
package enum ImageFileError: Error, Equatable {
  case unreadable(path: String)
  case undecodable(path: String, ImageDecodingError)
  case undrawable(path: String, VectorPictureError)
}

extension ImageFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path):
      "no image could be read at '\(path)'. Check that the file exists and can be read."
    case .undecodable(let path, let error): "'\(path)': \(error)"
    case .undrawable(let path, let error): "'\(path)': \(error)"
    }
  }
}

/// An image read from a file, with the scale given in the file's name.
package struct ImageFile {
  let content: any ImageContent

  /// Reads the file at a path, or its variant for the display.
  init(path: String, displayScale: CGFloat) throws(ImageFileError) {
    let candidates = [ImageFileName(path).variant(for: displayScale), path].compactMap(\.self)
    try self.init(path: path, candidates: candidates, displayScale: displayScale)
  }

  /// Reads the file that fits the display best among those with the name; see `ImageFileName.candidates`.
  init(named name: String, displayScale: CGFloat) throws(ImageFileError) {
    let candidates = ImageFileName.candidates(for: name, displayScale: displayScale)
    try self.init(path: name, candidates: candidates, displayScale: displayScale)
  }

  /// Whether there is any file with the name.
  package static func exists(named name: String) -> Bool { !files(named: name).isEmpty }

  /// The files with the name, for all scales.
  package static func files(named name: String) -> [String] {
    ImageFileName.candidates(for: name, displayScale: 1).filter { size(of: $0) != nil }
  }

  private init(path: String, candidates: [String], displayScale: CGFloat) throws(ImageFileError) {
    for name in candidates {
      let scale = ImageFileName(name).scale ?? 1
      let file = OpenedImage(path: name, scale: scale, displayScale: displayScale)
      guard let content = try Self.content(file) else { continue }
      self.content = content
      return
    }
    throw .unreadable(path: path)
  }

  /// The image in a file; nil if there is none.
  static func content(_ file: OpenedImage) throws(ImageFileError) -> (any ImageContent)? {
    guard let data = try contents(of: file.path) else { return nil }
    if let format = file.vectorFormat { return try vector(data, format, file) }
    do {
      let image = try ViewEnvironment.current.bundles.images.image(of: data, name: file.name)
      let orientation = UIImage.Orientation(exif: image.orientation) ?? .up
      return BitmapContent(
        image.source, scale: file.scale, orientation: orientation, slicing: file.slicing(file.scale))
    } catch {
      throw .undecodable(path: file.path, error)
    }
  }

  private static func vector(
    _ data: Data, _ format: VectorPicture.Format, _ file: OpenedImage
  ) throws(ImageFileError) -> VectorContent {
    do {
      let picture = try VectorPicture(data, format: format)
      return VectorContent(
        picture, name: file.name, scale: file.displayScale, isDrawnAtEachSize: file.isDrawnAtEachSize,
        slicing: file.slicing(1))
    } catch {
      throw .undrawable(path: file.path, error)
    }
  }

  /// The contents of a regular file, or `nil` if there is none. A file larger than any image is rejected without
  /// reading it.
  private static func contents(of path: String) throws(ImageFileError) -> Data? {
    guard let size = size(of: path) else { return nil }
    let limit = DecodedImage.largestFile
    guard size <= limit else { throw .undecodable(path: path, .png(.fileTooLarge(byteCount: size, limit: limit))) }
    return FileManager.default.contents(atPath: path)
  }

  /// The size of a regular file, in bytes; nil if there is none.
  private static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}

/// A file that is to be read as an image, and what is known of it besides its contents.
struct OpenedImage {
  let path: String
  /// The number of pixels per point of a bitmap.
  let scale: CGFloat
  /// The number of pixels per point at which a vector picture is drawn in its own size.
  let displayScale: CGFloat
  /// Whether a vector picture is drawn afresh at each size.
  var isDrawnAtEachSize = true
  /// The caps and insets of the image with a number of pixels per point.
  var slicing: (_ scale: CGFloat) -> ImageSlicing = { _ in ImageSlicing() }

  /// The name without folder, scale and extension.
  var name: String { ImageFileName(path).name }

  var vectorFormat: VectorPicture.Format? {
    VectorPicture.Format(rawValue: ImageFileName(path).extension.dropFirst().lowercased())
  }
}

extension ImageSource {
  /// The message about colours that are not converted; `nil` if there are none.
  package var colorFinding: String? {
    unknownColors.map {
      "The image is in \($0), which is not converted: its colours are taken as sRGB. Save it in sRGB or Display P3."
    }
  }
}

/// The path of an image, with the scale that its name may end in: `photo@2x.png` has two pixels per point.
struct ImageFileName: Equatable {
  /// The path before the scale and the extension.
  let stem: Substring
  let scale: CGFloat?
  /// The extension including the dot; empty if there is none.
  let `extension`: Substring

  init(_ path: String) {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[nameStart...].lastIndex(of: ".") ?? path.endIndex
    `extension` = path[dot...]
    let scales: [(suffix: String, scale: CGFloat)] = [("@1x", 1), ("@2x", 2), ("@3x", 3)]
    let match = scales.first { path[nameStart..<dot].hasSuffix($0.suffix) }
    scale = match?.scale
    stem = path[..<dot].dropLast(match?.suffix.count ?? 0)
  }

  /// The name without folder, scale and extension.
  var name: String { String(stem.split(separator: "/").last ?? stem) }

  /// The name of the same image for a display; `nil` if this name already has a scale, or no variants exist for the
  /// display's.
  func variant(for displayScale: CGFloat) -> String? {
    guard scale == nil, displayScale == 2 || displayScale == 3 else { return nil }
    return "\(stem)@\(Int(displayScale))x\(`extension`)"
  }

  /// The files that a name may refer to, the best one for a display first.
  ///
  /// A name without a scale refers to the files of all scales; one that does not end in `.png` may omit that, as in
  /// `UIImage(named:)`. The nearest scale comes first, and of two equally near ones the larger. UIKit does not document
  /// its order; this one follows YYKit and SDWebImage (`preferredScales`: 1, 2, 3; 2, 3, 1; 3, 2, 1).
  static func candidates(for name: String, displayScale: CGFloat) -> [String] {
    let paths = name.lowercased().hasSuffix(".png") ? [name] : [name, name + ".png"]
    return paths.flatMap { path -> [String] in
      let file = ImageFileName(path)
      guard file.scale == nil else { return [path] }
      let scales = [1, 2, 3].sorted { (abs(CGFloat($0) - displayScale), $1) < (abs(CGFloat($1) - displayScale), $0) }
      return scales.flatMap { scale in
        (scale == 1 ? [path] : []) + ["\(file.stem)@\(scale)x\(file.extension)"]
      }
    }
  }
}

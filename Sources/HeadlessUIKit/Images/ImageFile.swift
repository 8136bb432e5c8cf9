import Drawing
import Foundation
package import Raster

/// Why a file gave no picture.
package enum ImageFileError: Error, Equatable {
  case unreadable(path: String)
  case undecodable(path: String, PNGError)
}

extension ImageFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path):
      "no image could be read at '\(path)'. Check that the file is there and may be read."
    case .undecodable(let path, let error):
      "'\(path)': \(error)"
    }
  }
}

/// A picture read from a file, and the scale its name gives.
struct ImageFile {
  let source: ImageSource
  let scale: CGFloat

  init(path: String, displayScale: CGFloat) throws(ImageFileError) {
    for name in [ImageFileName(path).variant(for: displayScale), path].compactMap(\.self) {
      guard let data = try Self.contents(of: name) else { continue }
      do {
        source = ImageSource(try PNG.read(data))
      } catch {
        throw .undecodable(path: name, error)
      }
      scale = ImageFileName(name).scale ?? 1
      return
    }
    throw .unreadable(path: path)
  }

  /// The bytes of a regular file, or `nil` if there is none. A size no image has is refused before reading.
  private static func contents(of path: String) throws(ImageFileError) -> Data? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    let limit = PNG.Limits.standard.fileSize
    guard size <= limit else { throw .undecodable(path: path, .fileTooLarge(byteCount: size, limit: limit)) }
    return FileManager.default.contents(atPath: file)
  }
}

extension ImageSource {
  /// What there is to say of colours that are not converted.
  var colorFinding: String? {
    unknownColors.map {
      "The image is in \($0), which is not converted: its colours are taken as sRGB. Save it in sRGB or Display P3."
    }
  }
}

/// The path of an image, with the scale its name may end in: `photo@2x.png` holds two pixels in a point.
struct ImageFileName: Equatable {
  /// The path before the scale and the extension.
  let stem: Substring
  let scale: CGFloat?
  /// From the dot on; empty if there is none.
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

  /// The name of the same picture for a display; `nil` if this one has a scale already, or none is usual.
  func variant(for displayScale: CGFloat) -> String? {
    guard scale == nil, displayScale == 2 || displayScale == 3 else { return nil }
    return "\(stem)@\(Int(displayScale))x\(`extension`)"
  }
}

import Drawing
import Foundation
import HeadlessUIKit
import Raster

/// The pictures of a sheet: first only their sizes, from the files' headers, then their pixels when a page shows them.
struct SheetImages {
  /// The maximum total number of pixels in the pictures of a sheet as drawn: 256 MiB. If there are more, all pictures
  /// are reduced by the same factor.
  static let maxPixels = 1 << 26
  /// The size of the placeholder for a missing picture, if the case has no other picture.
  private static let missingSize = CGSize(width: 320, height: 200)

  /// A picture ready for drawing.
  enum Shown {
    case image(UIImage)
    case missing(String)
  }

  private let renderer: any Renderer
  private let pool = BitmapPool()
  /// The factor by which pictures are reduced.
  private let reduction: Double

  /// - Parameter renderer: makes pictures smaller.
  init(_ sheet: Sheet, _ renderer: any Renderer, maxPixels: Int) {
    self.renderer = renderer
    let pixels = sheet.cases.flatMap(\.pictures).reduce(0.0) { $0 + $1.pixelCount }
    reduction = min(1, (Double(maxPixels) / max(1, pixels)).squareRoot())
  }

  /// The sizes of a case's pictures in points of the device. A missing one is as large as the other.
  static func sizes(of shown: SheetCase) -> [CGSize] {
    let known = shown.pictures.map(\.size)
    let first = known.compactMap { $0 }.first ?? missingSize
    return known.map { $0 ?? first }
  }

  /// A picture for drawing at a size in points.
  ///
  /// - Parameter density: the maximum number of pixels per point that are useful; nil for all of a document's.
  func load(_ picture: SheetPicture, in size: CGSize, density: Double?) -> Shown {
    guard case .file(let url, _) = picture.content else { return .missing(picture.reason ?? "") }
    do {
      let file = try Data(contentsOf: url)
      if density == nil, reduction == 1, let image = CompressedImage(file) {
        return .image(UIImage(source: try ImageSource(compressed: image), scale: 1))
      }
      let bitmap = try PNG.read(file).bitmap
      let wanted = density.map { Double(size.width) * $0 / Double(bitmap.width) } ?? 1
      let shown = try reduced(bitmap, to: min(1, wanted, reduction))
      return .image(UIImage(source: ImageSource(bitmap: shown), scale: 1))
    } catch let error as PNGError {
      return .missing(error.description)
    } catch {
      return .missing("\(url.lastPathComponent) cannot be read.")
    }
  }

  /// The same picture with fewer pixels, each the mean of those it covers.
  private func reduced(_ bitmap: Bitmap, to share: Double) throws -> Bitmap {
    guard share < 1 else { return bitmap }
    let size = CGSize(
      width: max(1, (Double(bitmap.width) * share).rounded()),
      height: max(1, (Double(bitmap.height) * share).rounded()))
    let image = DrawCommand.image(ImageSource(bitmap: bitmap), in: CGRect(origin: .zero, size: size))
    return try renderer.draw(DisplayList(size: size, commands: [image]), scale: 1, into: pool)
  }
}

extension SheetPicture {
  /// The file's size in pixels, from its header.
  private var pixelSize: (width: Int, height: Int)? {
    guard case .file(let url, _) = content, let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let start = try? file.read(upToCount: 64) else { return nil }
    return try? PNG.size(of: start)
  }

  fileprivate var pixelCount: Double { pixelSize.map { Double($0.width) * Double($0.height) } ?? 0 }

  /// In points of the device; nil if there is no picture.
  fileprivate var size: CGSize? {
    guard case .file(_, let scale) = content, scale > 0, scale.isFinite, let pixels = pixelSize else { return nil }
    return CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// The reason that there is none.
  fileprivate var reason: String? {
    if case .missing(let reason) = content { reason } else { nil }
  }
}

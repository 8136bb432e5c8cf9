import CairoRendering
import Drawing
import Foundation
import HeadlessUIKit
import Raster

/// The pictures of a sheet: their sizes at first, which a file's beginning says, their pixels when a page shows them.
struct SheetImages {
  /// How many pixels the pictures of a sheet may have together, as they are drawn: 256 MiB. More are made smaller alike.
  static let mostPixels = 1 << 26
  /// The size of what stands for a picture that is missing, where there is none to go by.
  private static let missingSize = CGSize(width: 320, height: 200)

  /// A picture as it is drawn.
  enum Shown {
    case image(UIImage)
    case missing(String)
  }

  private let renderer = CairoRenderer()
  private let pool = BitmapPool()
  /// Pixels of pictures as they are drawn for those that they have.
  private let reduction: Double

  init(_ sheet: Sheet, mostPixels: Int) {
    let pixels = sheet.cases.flatMap(\.pictures).reduce(0.0) { $0 + $1.pixelCount }
    reduction = min(1, (Double(mostPixels) / max(1, pixels)).squareRoot())
  }

  /// The sizes of a case's pictures in points of the device. One that is missing is as large as the other.
  static func sizes(of shown: SheetCase) -> [CGSize] {
    let known = shown.pictures.map(\.size)
    let first = known.compactMap { $0 }.first ?? missingSize
    return known.map { $0 ?? first }
  }

  /// A picture to be drawn in so many points.
  ///
  /// - Parameter density: how many pixels a point can show, where more would be of no use.
  func load(_ picture: SheetPicture, in size: CGSize, density: Double?) -> Shown {
    guard case .file(let url, _) = picture.content else { return .missing(picture.reason ?? "") }
    do {
      let bitmap = try PNG.read(Data(contentsOf: url)).bitmap
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
  private func reduced(_ bitmap: Bitmap, to share: Double) throws(RenderingError) -> Bitmap {
    guard share < 1 else { return bitmap }
    let size = CGSize(
      width: max(1, (Double(bitmap.width) * share).rounded()),
      height: max(1, (Double(bitmap.height) * share).rounded()))
    let image = DrawCommand.image(ImageSource(bitmap: bitmap), in: CGRect(origin: .zero, size: size))
    return try renderer.draw(DisplayList(size: size, commands: [image]), scale: 1, into: pool)
  }
}

extension SheetPicture {
  /// The file's size in pixels, as its beginning says.
  private var pixelSize: (width: Int, height: Int)? {
    guard case .file(let url, _) = content, let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard let start = try? file.read(upToCount: 64) else { return nil }
    return try? PNG.size(of: start)
  }

  fileprivate var pixelCount: Double { pixelSize.map { Double($0.width) * Double($0.height) } ?? 0 }

  /// In points of the device; nil where there is nothing to be seen.
  fileprivate var size: CGSize? {
    guard case .file(_, let scale) = content, scale > 0, scale.isFinite, let pixels = pixelSize else { return nil }
    return CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// Why there is none.
  fileprivate var reason: String? {
    if case .missing(let reason) = content { reason } else { nil }
  }
}

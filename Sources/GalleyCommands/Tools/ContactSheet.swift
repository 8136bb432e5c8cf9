import Drawing
import Foundation
import HeadlessUIKit
import Raster
import TextLayout
import ViewRendering

/// Pictures of cases in rows, each with its case's name above it.
@MainActor
struct ContactSheet {
  /// A picture on the sheet.
  struct Cell {
    let caption: String
    let bitmap: Bitmap
    /// The left top corner of the picture, in pixels.
    fileprivate(set) var x = 0
    fileprivate(set) var y = 0
  }

  private static let gap = 16
  private static let captionHeight = 32
  /// The width of a sheet in heights, before rows are filled.
  private static let shape = 1.4
  private static let captionSize = 11.0
  private static let scale = 2.0

  private(set) var cells: [Cell]
  private(set) var width = 0
  private(set) var height = 0

  /// - Parameter pictures: in the order in which they are shown.
  init(_ pictures: [(caption: String, bitmap: Bitmap)]) {
    cells = pictures.map { Cell(caption: $0.caption, bitmap: $0.bitmap) }
    let area = cells.reduce(0.0) { sum, cell in
      sum + Double(cell.bitmap.width + Self.gap) * Double(cell.bitmap.height + Self.gap + Self.captionHeight)
    }
    let most = max((area * Self.shape).squareRoot(), Double((cells.map(\.bitmap.width).max() ?? 0) + 2 * Self.gap))
    var (x, y, rowHeight) = (Self.gap, Self.gap, 0)
    for index in cells.indices {
      let bitmap = cells[index].bitmap
      if x > Self.gap, Double(x + bitmap.width + Self.gap) > most {
        (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
      }
      (cells[index].x, cells[index].y) = (x, y + Self.captionHeight)
      x += bitmap.width + Self.gap
      width = max(width, x)
      rowHeight = max(rowHeight, bitmap.height + Self.captionHeight)
    }
    height = y + rowHeight + Self.gap
  }

  /// - Parameter fonts: the captions' fonts.
  /// - Throws: if the sheet would be too large.
  func bitmap(by renderer: ViewRenderer, fonts: FontLibrary) throws -> Bitmap {
    let list = try ViewEnvironment(fonts: fonts).run { captions }
    let sheet = try renderer.draw(list, scale: Self.scale)
    for cell in cells {
      for row in 0..<cell.bitmap.height {
        (sheet.row(cell.y + row) + cell.x).update(from: cell.bitmap.row(row), count: cell.bitmap.width)
      }
    }
    return sheet
  }

  /// The captions on the sheet's grey.
  private var captions: DisplayList {
    let size = CGSize(width: Double(width) / Self.scale, height: Double(height) / Self.scale)
    let page = UIView(frame: CGRect(origin: .zero, size: size))
    page.backgroundColor = UIColor(white: 0.92, alpha: 1)
    for cell in cells {
      let label = UILabel()
      label.text = cell.caption
      label.font = .systemFont(ofSize: Self.captionSize)
      label.textColor = .black
      label.lineBreakMode = .byTruncatingMiddle
      label.frame = CGRect(
        x: Double(cell.x) / Self.scale, y: Double(cell.y - Self.captionHeight) / Self.scale,
        width: Double(cell.bitmap.width) / Self.scale, height: Double(Self.captionHeight) / Self.scale)
      page.addSubview(label)
    }
    page.layoutIfNeeded()
    return page.record().displayList
  }
}

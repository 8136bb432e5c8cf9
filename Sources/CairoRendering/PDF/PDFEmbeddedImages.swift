import CCairo
import Foundation
import Glibc
import Raster

/// Images whose compressed rows become part of a PDF file unchanged, which is much faster than compressing pixels.
///
/// Cairo has no way to write such an image. It writes a stand-in, a JPEG image that is only a header, whose size is the
/// image's number; when Cairo has finished the file, an update after its end replaces the stand-ins (PDF 32000-1,
/// §7.5.6).
struct PDFEmbeddedImages {
  private var images: [CompressedImage] = []
  /// Numbers are written in this base, as the two sides of a stand-in.
  private static let base = 50_000

  /// The image as Cairo's surface of one pixel, which the caller owns.
  mutating func standIn(for image: CompressedImage) -> OpaquePointer? {
    let (high, low) = images.count.quotientAndRemainder(dividingBy: Self.base)
    images.append(image)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1)
    let header = Self.header(width: low + 1, height: high + 1)
    guard let bytes = malloc(header.count) else { return surface }
    bytes.copyMemory(from: header, byteCount: header.count)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, bytes.assumingMemoryBound(to: UInt8.self), UInt(header.count), { free($0) }, bytes)
    if status != CAIRO_STATUS_SUCCESS { free(bytes) }
    return surface
  }

  /// A JPEG file's start and frame header of one component (ITU-T T.81, §B.2.2).
  private static func header(width: Int, height: Int) -> [UInt8] {
    let sides = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + sides + [1, 1, 0x11, 0, 0xFF, 0xD9]
  }

  /// The file with the images in place of their stand-ins.
  func replace(in file: Data) throws(RenderingError) -> Data {
    guard !images.isEmpty else { return file }
    guard let end = PDFEnd(file) else { throw .cairo(reason: "the PDF file has no table of objects") }
    let numbers = PDFEmbeddedImages.numbers(in: file)
    var (file, entries) = (file, [(object: Int, offset: Int)]())
    for (index, image) in images.enumerated() {
      // An image that is clipped away has no stand-in.
      guard let object = numbers[index] else { continue }
      entries.append((object, file.count))
      file.append(Data("\(object) 0 obj\n<< /Length \(image.rows.count)\n\(image.entries)>>\nstream\n".utf8))
      file.append(image.rows)
      file.append(Data("\nendstream\nendobj\n".utf8))
    }
    file.append(end.update(entries.sorted { $0.object < $1.object }, at: file.count))
    return file
  }

  /// The objects of the stand-ins, by the numbers of their images.
  private static func numbers(in file: Data) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for offset in offsets(of: "/Filter /DCTDecode", in: file) {
      // The dictionary before the mark has no other contents than Cairo's own lines.
      let head = String(decoding: file[max(0, offset - 400)..<offset], as: UTF8.self)
      guard let match = head.matches(of: #/(\d+) 0 obj\n<<[^>]*/Width (\d+)\s+/Height (\d+)\s/#).last,
        let object = Int(match.1), let width = Int(match.2), let height = Int(match.3)
      else { continue }
      numbers[(height - 1) * base + width - 1] = object
    }
    return numbers
  }

  /// All places at which a text begins in a file.
  private static func offsets(of text: String, in file: Data) -> [Int] {
    let text = Array(text.utf8)
    return file.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var offsets: [Int] = []
      var start = 0
      while start + text.count <= bytes.count,
        let found = memchr(base + start, Int32(text[0]), bytes.count - text.count - start + 1)
      {
        let offset = UnsafeRawPointer(found) - base
        if memcmp(found, text, text.count) == 0 { offsets.append(offset) }
        start = offset + 1
      }
      return offsets
    }
  }
}

/// The end of a PDF file: where its table of objects is, and its trailer (PDF 32000-1, §7.5.5).
private struct PDFEnd {
  private let table: Int
  private let trailer: String

  /// Nil if the file has no plain table.
  init?(_ file: Data) {
    let end = String(decoding: file.suffix(1_024), as: UTF8.self)
    guard let match = end.firstMatch(of: #/trailer\s*<<(?<trailer>[^>]*)>>\s*startxref\s+(?<table>\d+)\s+%%EOF/#),
      let table = Int(match.table)
    else { return nil }
    (self.table, trailer) = (table, String(match.trailer))
  }

  /// The table of replaced objects, in ascending order, and its trailer.
  ///
  /// - Parameter offset: where they begin.
  func update(_ entries: [(object: Int, offset: Int)], at offset: Int) -> Data {
    let lines = entries.map { object, offset in
      "\(object) 1\n" + String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n"
    }
    return Data(
      "xref\n\(lines.joined())trailer\n<<\(trailer)   /Prev \(table)\n>>\nstartxref\n\(offset)\n%%EOF\n".utf8)
  }
}

extension CompressedImage {
  /// The entries of the image's dictionary (PDF 32000-1, §8.9.5), as Cairo writes them for other images.
  fileprivate var entries: String {
    let channels: Int
    let space: String
    switch colors {
    case .rgb: (channels, space) = (3, "/DeviceRGB")
    case .indexed(let palette):
      let digits = palette.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      (channels, space) = (1, "[ /Indexed /DeviceRGB \(palette.count / 3 - 1) <\(digits)> ]")
    }
    return """
         /Type /XObject
         /Subtype /Image
         /Width \(width)
         /Height \(height)
         /ColorSpace \(space)
         /Interpolate true
         /BitsPerComponent \(bitDepth)
         /Filter /FlateDecode
         /DecodeParms << /Predictor 15 /Colors \(channels) /BitsPerComponent \(bitDepth) /Columns \(width) >>

      """
  }
}

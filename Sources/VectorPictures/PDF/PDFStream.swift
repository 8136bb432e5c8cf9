import CDeflate

/// A stream in a PDF file: the dictionary before it, and its data.
struct PDFStream {
  let objectNumber: Int?
  /// The end of the data.
  let end: Int
  private let dictionary: ArraySlice<UInt8>
  private let data: ArraySlice<UInt8>

  /// The next stream; nil after the last.
  init?(after offset: Int, in file: [UInt8]) {
    let rest = file[offset...]
    guard let keyword = Self.keyword("stream", in: rest) else { return nil }
    var start = keyword.upperBound
    if start < file.count, file[start] == 0x0D { start += 1 }
    if start < file.count, file[start] == 0x0A { start += 1 }
    let close = file[start...].firstRange(of: Array("endstream".utf8))
    data = file[start..<(close?.lowerBound ?? file.count)]
    end = close?.upperBound ?? file.count
    let head = file[max(offset, keyword.lowerBound - 4096)..<keyword.lowerBound]
    let object = Self.lastRange(of: Array(" obj".utf8), in: head)
    dictionary = object.map { head[$0.upperBound...] } ?? head
    objectNumber = object.flatMap { Self.number(before: $0.lowerBound, in: head) }
  }

  /// The word where it does not end another, as `endstream` does.
  private static func keyword(_ word: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var rest = bytes
    while let range = rest.firstRange(of: Array(word.utf8)) {
      if range.lowerBound == bytes.startIndex || !(0x61...0x7A).contains(bytes[range.lowerBound - 1]) { return range }
      rest = rest[range.upperBound...]
    }
    return nil
  }

  private static func lastRange(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var last: Range<Int>?
    var rest = bytes
    while let range = rest.firstRange(of: word) {
      last = range
      rest = rest[range.upperBound...]
    }
    return last
  }

  /// The object's number in `12 0 obj`, before the word.
  private static func number(before end: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    let line = bytes[bytes.startIndex..<end].suffix(24)
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: { !$0.isASCII || !$0.isNumber })
    return words.count >= 2 ? Int(words[words.count - 2]) : nil
  }

  private func has(_ word: String) -> Bool { dictionary.firstRange(of: Array(word.utf8)) != nil }

  /// Whether the stream holds objects.
  var isObjectStream: Bool { has("/ObjStm") }

  /// The number of pixels of an image; nil for another stream.
  var pixels: Int? {
    guard has("/Image") else { return nil }
    let sides = ["/Width", "/Height"].map { value(of: $0) ?? 0 }
    return sides[0].multipliedReportingOverflow(by: sides[1]).overflow ? .max : sides[0] * sides[1]
  }

  private func value(of key: String) -> Int? {
    guard let range = dictionary.firstRange(of: Array(key.utf8)) else { return nil }
    let digits = dictionary[range.upperBound...].drop { $0 == 0x20 }.prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)) ?? .max
  }

  /// The bytes as they are interpreted, and how many there may be.
  ///
  /// Where they cannot be unpacked, there are none, and as many may be as the filter can make of the data.
  func unpacked(limit: Int) throws(VectorPictureError) -> (bytes: [UInt8], size: Int) {
    let filters = ["/FlateDecode", "/Fl ", "/LZWDecode", "/RunLengthDecode"].filter(has)
    guard filters.count <= 1, dictionary.ranges(of: Array("/FlateDecode".utf8)).count <= 1 else {
      throw .refused("One of its streams is packed several times, which is not read. Export it again.")
    }
    // Each element of a filter multiplies by at most as much: RFC 1951's by 1032, LZW's by 2730, a run by 64.
    switch filters.first {
    case "/LZWDecode": return ([], data.count * 2730)
    case "/RunLengthDecode": return ([], data.count * 64)
    case nil: return (Array(data), data.count)
    default: return inflated(limit: limit) ?? ([], data.count * 1032)
    }
  }

  /// The data without the container of zlib, whose checksum readers do not ask for.
  private func inflated(limit: Int) -> (bytes: [UInt8], size: Int)? {
    guard data.count > 2, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = min(max(data.count * 4, 4096), max(limit, 1))
    while true {
      var (used, written) = (0, 0)
      var status = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        data.dropFirst(2).withUnsafeBytes { input in
          status = libdeflate_deflate_decompress_ex(
            decompressor, input.baseAddress, input.count, output.baseAddress, capacity, &used, &written)
        }
        count = status == LIBDEFLATE_SUCCESS ? written : 0
      }
      if status == LIBDEFLATE_SUCCESS { return (bytes, written) }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      guard capacity < limit else { return ([], limit + 1) }
      capacity = min(capacity * 4, limit)
    }
  }
}

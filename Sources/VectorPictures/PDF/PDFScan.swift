/// Looks through a PDF file before poppler reads it: what it would take to draw it, and whether its drawing depends on the
/// machine.
///
/// It reads no structure, but finds streams by their keywords and unpacks them, and takes every name that is followed by
/// a reference for the name of that object. So it sees at least what a reader follows.
struct PDFScan {
  enum Limits {
    /// Of all streams, unpacked, in bytes.
    static let unpacked = 128 << 20
    /// Of what is interpreted, in bytes of content and eighths of pixels.
    static let work = 100 << 20
    static let pixels = 1 << 26
    static let streams = 20_000
  }

  /// The file, and the texts of its object streams.
  private var texts: [[UInt8]]
  private var streams: [Int: Content] = [:]
  private var links = PDFLinks()

  /// A stream as it is interpreted.
  private struct Content {
    var size: Int
    /// The names that it draws, as often as it does.
    var names: [String] = []
    /// The number of times that it chooses a state, which may have a mask.
    var stateCount = 0
  }

  init(_ file: [UInt8]) throws(VectorPictureError) {
    guard file.starts(with: Array("%PDF-".utf8)) || file.prefix(1024).firstRange(of: "%PDF-".utf8) != nil else {
      throw .damaged(reason: "It does not begin as PDF files do.")
    }
    texts = [file]
    var unpacked = 0
    var (offset, number) = (0, 0)
    while let stream = PDFStream(after: offset, in: file) {
      offset = stream.end
      number += 1
      guard number <= Limits.streams else { throw .tooMuchWork("It has more than \(Limits.streams) streams.") }
      try add(stream, unpacked: &unpacked)
    }
  }

  private mutating func add(_ stream: PDFStream, unpacked: inout Int) throws(VectorPictureError) {
    let text = try stream.unpacked(limit: Limits.unpacked - unpacked)
    unpacked += text.size
    guard unpacked <= Limits.unpacked else {
      throw .tooMuchWork("Its streams unpack to more than \(Limits.unpacked >> 20) MiB.")
    }
    if stream.isObjectStream { texts.append(text.bytes) }
    guard let number = stream.objectNumber else { return }
    if let pixels = stream.pixels {
      guard pixels <= Limits.pixels else { throw .tooMuchWork("It has an image of \(pixels) pixels.") }
      streams[number] = Content(size: max(1, pixels / 8))
    } else {
      let names = PDFOperators(text.bytes)
      streams[number] = Content(size: max(1, text.size), names: names.drawn, stateCount: names.stateCount)
    }
  }

  /// Throws for a file that would take long, or whose text is drawn with the machine's fonts.
  mutating func check() throws(VectorPictureError) {
    for text in texts {
      if text.firstRange(of: "/Encrypt ".utf8) != nil { throw .refused("It is encrypted. Save it without a password.") }
      links.add(text)
    }
    guard links.fontFiles > 0 || links.fonts == 0 else {
      throw .refused("Its text has fonts that are not in the file. Convert it to outlines.")
    }
    guard links.smallestStep >= 0.05 else {
      throw .tooMuchWork("It has a pattern that is repeated every \(links.smallestStep) points.")
    }
    var known: [Int: Int] = [:]
    var open: Set<Int> = []
    var sum = 0
    for number in streams.keys.sorted() {
      let cost = try cost(of: number, known: &known, open: &open)
      sum += min(cost, Limits.work + 1) * min(links.uses[number] ?? 0, Limits.work + 1)
      guard sum <= Limits.work else {
        throw .tooMuchWork("It draws too much, as its parts refer to each other many times.")
      }
    }
  }

  /// The cost of interpreting a stream with everything that it draws; each circle is followed once around.
  private func cost(
    of number: Int, known: inout [Int: Int], open: inout Set<Int>
  ) throws(VectorPictureError) -> Int {
    if let cost = known[number] { return cost }
    guard let stream = streams[number], open.insert(number).inserted else { return 0 }
    guard open.count < 1000 else { throw .tooMuchWork("Its parts refer to each other in a chain of more than 1000.") }
    defer { open.remove(number) }
    var sum = stream.size
    for name in stream.names {
      var largest = 0
      for target in links.targets[name] ?? [] {
        largest = max(largest, try cost(of: target, known: &known, open: &open))
      }
      sum = min(sum + largest, Limits.work + 1)
    }
    if stream.stateCount > 0 {
      for mask in links.targets["G"] ?? [] {
        let cost = try cost(of: mask, known: &known, open: &open)
        sum = min(sum + cost * stream.stateCount, Limits.work + 1)
      }
    }
    known[number] = sum
    return sum
  }
}

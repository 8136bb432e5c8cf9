import Foundation
import Raster
import TestSupport
import Testing

@Suite struct PNGDecodingTests {
  @Test func allColorTypesAreCovered() {
    // 15 allowed pairs of colour type and depth, 11 of which may have tRNS (five grey, two RGB, four indexed), plain
    // and interlaced.
    #expect(PNGCase.all.count == (15 + 11) * 2)
  }

  @Test(arguments: PNGCase.all)
  func pixelsAreWhatTheSpecificationSays(example: PNGCase) throws {
    let bitmap = try PNG.decode(example.file)
    #expect(bitmap.width == PNGCase.width)
    #expect(bitmap.height == PNGCase.height)
    #expect(contents(bitmap) == example.pixels)
  }

  @Test func pooledBitmapHoldsTheSamePixels() throws {
    let pool = BitmapPool()
    for example in PNGCase.all {
      #expect(try contents(PNG.decode(example.file, pool: pool)) == example.pixels, "\(example.name)")
    }
  }

  @Test func dataSlicesAreReadFromTheirOwnStart() throws {
    let example = try #require(PNGCase.all.first)
    let slice = (Data([1, 2, 3]) + example.file).dropFirst(3)
    #expect(try contents(PNG.decode(slice)) == example.pixels)
  }
}

@Suite struct PNGErrorTests {
  private let valid = PNGCase.all.first { $0.name == "rgba-8" }?.file ?? Data()

  private func error(_ file: Data, limits: PNG.Limits = .standard) -> PNGError? {
    do throws(PNGError) {
      _ = try PNG.decode(file, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("", .emptyFile),
      ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", .gitLFSPointer),
      ("<<<<<<< HEAD\nversion https://git-lfs.github.com/spec/v1\n=======\n", .mergeConflict),
      ("\u{89}PNG\n\u{1A}\n", .convertedText), ("\u{FFFD}PNG\r\n", .convertedText), ("?PNG\r\n", .convertedText),
      ("GIF89a", .other), ("PNG", .other),
    ] as [(String, PNGError.LikelyContent)])
  func textInPlaceOfAPNGIsNamed(text: String, lookalike: PNGError.LikelyContent) {
    #expect(error(Data(text.utf8)) == .notPNG(looksLike: lookalike))
  }

  @Test func convertedLineEndingsAreNamed() {
    let converted = [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A] + Array(valid.dropFirst(8))
    #expect(error(Data(converted)) == .notPNG(looksLike: .convertedText))
  }

  @Test func everyCutIsNoticed() {
    // The last four bytes are the checksum of IEND, which has no contents: libspng does not need them.
    for count in 1..<(valid.count - 4) {
      #expect(error(valid.prefix(count)) == .truncated, "cut to \(count) of \(valid.count) bytes")
    }
  }

  @Test func everyChangedByteIsNoticed() {
    for offset in valid.indices {
      var file = valid
      file[offset] ^= 0x10
      #expect(error(file) != nil, "byte \(offset)")
    }
  }

  @Test func wrongChecksumsAreNamed() throws {
    for chunk in PNGChunks.list(valid) {
      var file = valid
      file[chunk.body.upperBound] ^= 1
      #expect(error(file) == .checksumMismatch, "\(chunk.type)")
    }
  }

  @Test(arguments: [(0, 5), (5, 0), (0, 0)] as [(UInt32, UInt32)])
  func imagesWithoutPixelsAreNamed(width: UInt32, height: UInt32) {
    let file = Data(PNGChunks.header(width: width, height: height))
    #expect(error(file) == .zeroSize(width: Int(width), height: Int(height)))
  }

  @Test(arguments: [(32_768, 1), (1, 32_768), (32_767, 32_767), (.max, .max), (16_385, 8_192)] as [(UInt32, UInt32)])
  func largeImagesAreRefusedFromTheirHeaders(width: UInt32, height: UInt32) {
    let file = Data(PNGChunks.header(width: width, height: height))
    #expect(error(file) == .tooLarge(width: Int(width), height: Int(height), largestArea: 1 << 27))
  }

  @Test func limitsAreTheCallers() {
    #expect(error(valid, limits: PNG.Limits(fileSize: valid.count, area: 63)) == nil)
    #expect(
      error(valid, limits: PNG.Limits(fileSize: valid.count, area: 62))
        == .tooLarge(width: 9, height: 7, largestArea: 62))
    #expect(
      error(valid, limits: PNG.Limits(fileSize: valid.count - 1, area: 63))
        == .fileTooLarge(byteCount: valid.count, limit: valid.count - 1))
  }

  @Test(arguments: [(3, 0), (8, 1), (16, 3), (0, 2)] as [(UInt8, UInt8)])
  func impossibleFormatsAreCorrupt(bitDepth: UInt8, colorType: UInt8) {
    let header = PNGChunks.header(width: 1, height: 1, bitDepth: bitDepth, colorType: colorType)
    let file = header + PNGChunks.chunk("IDAT", []) + PNGChunks.chunk("IEND", [])
    #expect(
      error(Data(file)) == .corrupt("its header names a colour type or bit depth that PNG does not have"),
      "depth \(bitDepth), colour type \(colorType)")
  }

  /// Errors in chunks around one 8-bit grey pixel, with our messages.
  @Test(arguments: [
    (["ABCD", "IDAT"], "it has a chunk that no reader of PNG knows and none may leave out"),
    (["IHDR", "IDAT"], "a chunk is missing or in the wrong place"), ([], "a chunk is missing or in the wrong place"),
    (["IDAT"], "its rows do not unpack"),
  ])
  func damagedChunksAreNamed(types: [String], reason: String) {
    let chunks = types.flatMap { PNGChunks.chunk($0, $0 == "IDAT" ? [1, 2, 3, 4, 5, 6, 7, 8] : []) }
    let file = PNGChunks.header(width: 1, height: 1) + chunks + PNGChunks.chunk("IEND", [])
    #expect(error(Data(file)) == .corrupt(reason), "\(types)")
  }

  @Test func chunksThatUnpackToTooMuchAreNamed() throws {
    let bomb = PNGChunks.zeros(matches: 70_000)  // 18 MB.
    for (type, head) in [("iCCP", [0x78, 0, 0]), ("zTXt", [0x78, 0, 0]), ("iTXt", [0x78, 0, 1, 0, 0, 0])] {
      let end = try #require(PNGChunks.list(valid).first { $0.type == "IHDR" }).body.upperBound + 4
      let file = valid[..<end] + PNGChunks.chunk(type, head.map(UInt8.init) + bomb) + valid[end...]
      #expect(error(file) == .chunkTooLarge(limit: 8 << 20), "\(type)")
    }
    #expect(
      PNGError.chunkTooLarge(limit: 8 << 20).description
        == "The PNG file has a colour profile, a text or the like that is larger than 8 MiB, or unpacks to more. Save it "
        + "without that.")
  }

  /// Rows that decompress to 100 MB, for an image of one pixel: only as much as the image has is decompressed.
  @Test func rowsThatUnpackToMoreThanTheImageHasTakeNoMemory() throws {
    let file =
      PNGChunks.header(width: 1, height: 1) + PNGChunks.chunk("IDAT", PNGChunks.zeros(matches: 400_000))
      + PNGChunks.chunk("IEND", [])
    let before = peakMemory()
    #expect(error(Data(file)) == nil || error(Data(file)) == .corrupt("its rows do not unpack"))
    #expect(peakMemory() - before < 50 << 20)
  }

  /// All text together may be as large as one chunk; chunks that readers may ignore are skipped.
  @Test func manyChunksAreReadOrRefused() throws {
    let end = try #require(PNGChunks.list(valid).first { $0.type == "IHDR" }).body.upperBound + 4
    func file(_ type: String, _ body: [UInt8], _ count: Int) -> Data {
      let chunk = PNGChunks.chunk(type, body)
      return valid[..<end] + Data(repeatElement(chunk, count: count).joined()) + valid[end...]
    }
    #expect(error(file("prVt", [1, 2, 3], 100_000)) == nil)
    let text = Array("Title\0".utf8) + [UInt8](repeating: 65, count: 90_000)
    #expect(error(file("tEXt", text, 100)) == .chunkTooLarge(limit: 8 << 20))
  }

  /// The peak memory of this process, in bytes.
  private func peakMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }

  @Test func messagesSayWhatToDo() {
    #expect(
      PNGError.notPNG(looksLike: .gitLFSPointer).description
        == "The file is not a PNG image: it is a Git LFS pointer. Fetch the file with 'git lfs pull'.")
    #expect(
      PNGError.notPNG(looksLike: .emptyFile).description
        == "The file is not a PNG image: it is empty. Fetch or make it again.")
    #expect(PNGError.truncated.description == "The PNG file ends before its image does. Fetch or make it again.")
    #expect(
      PNGError.tooLarge(width: 40_000, height: 2, largestArea: 100).description
        == "The PNG file's image of 40000 × 2 pixels is too large: each side may have at most 32767 pixels, and the "
        + "area at most 100. Use a smaller image.")
  }
}

@Suite struct PNGMutationTests {
  /// Damaged files are rejected or read, and never cause a crash, a hang, or memory beyond the limits.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func damagedFilesNeverCrash(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limits = PNG.Limits(fileSize: 1 << 20, area: 1 << 20)
    for round in 0..<500 {
      let file = mutated(PNGCase.all[(round + Int(seed) * 7) % PNGCase.all.count].file, &random)
      guard let bitmap = try? PNG.decode(file, limits: limits) else { continue }
      let hasValidPixels = bitmap.pixels.allSatisfy { pixel in
        let alpha = pixel >> 24
        return pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha
      }
      #expect(hasValidPixels, "seed \(seed), round \(round)")
    }
  }

  /// Changes some bytes, and half of the time corrects the checksums, so that the damage reaches the decoder.
  private func mutated(_ file: Data, _ random: inout SeededGenerator) -> Data {
    var bytes = Array(file)
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      let offset = Int.random(in: 8..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.remove(at: offset)
      default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: offset)
      }
    }
    return Bool.random(using: &random) ? withRightChecksums(bytes) : Data(bytes)
  }

  private func withRightChecksums(_ bytes: [UInt8]) -> Data {
    var result = Array(bytes.prefix(8))
    for chunk in PNGChunks.list(Data(bytes)) {
      guard chunk.body.upperBound <= bytes.count else { break }
      let type = String(decoding: bytes[(chunk.body.lowerBound - 4)..<chunk.body.lowerBound], as: UTF8.self)
      result += PNGChunks.chunk(type, Array(bytes[chunk.body]))
    }
    return Data(result)
  }
}

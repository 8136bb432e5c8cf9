import Testing

@testable import Raster

/// Rows equal to the one above are not processed.
@Suite struct PixelRowsTests {
  /// A bitmap of rows of one colour each.
  private func bitmap(_ colors: [UInt32], width: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: colors.count)
    for (y, color) in colors.enumerated() { bitmap.row(y).update(repeating: color, count: width) }
    return bitmap
  }

  @Test(arguments: [1, 2, 7, 64]) func aRowIsWrittenOnceForAllThatRepeatIt(width: Int) throws {
    let bitmap = try bitmap([1, 1, 1, 2, 1, 1, 3, 3], width: width)
    var written: [UInt32] = []
    let bytes = withExtendedLifetime(bitmap) {
      PixelRows(bitmap).bytes(rowLength: 1) { row, output in
        written.append(row[0])
        output[0] = UInt8(row[0])
      }
    }
    #expect(written == [1, 2, 1, 3])
    // A zero precedes each row's byte.
    #expect(bytes == [0, 1, 0, 1, 0, 1, 0, 2, 0, 1, 0, 1, 0, 3, 0, 3])
  }

  /// The first row is never a repetition, even if it is transparent.
  @Test func theFirstRowIsWritten() throws {
    let bitmap = try bitmap([0, 0], width: 3)
    withExtendedLifetime(bitmap) {
      let rows = PixelRows(bitmap)
      #expect([rows.isRepetition(0), rows.isRepetition(1)] == [false, true])
    }
  }

  /// Rows that only differ in their last pixel are not repetitions.
  @Test func rowsAreComparedToTheirEnds() throws {
    let bitmap = try bitmap([5, 5, 5], width: 100)
    bitmap.row(1)[99] = 6
    withExtendedLifetime(bitmap) {
      let rows = PixelRows(bitmap)
      #expect((0..<3).map(rows.isRepetition) == [false, false, false])
    }
  }

  @Test func oneTranslucentPixelIsFoundInAnyRow() throws {
    for y in 0..<4 {
      let bitmap = try bitmap([0xFF00_0000, 0xFF00_0000, 0xFF12_3456, 0xFF12_3456], width: 9)
      #expect(withExtendedLifetime(bitmap) { PixelRows(bitmap).areOpaque })
      bitmap.row(y)[8] = 0xFE00_0000
      #expect(withExtendedLifetime(bitmap) { !PixelRows(bitmap).areOpaque }, "row \(y)")
    }
  }
}

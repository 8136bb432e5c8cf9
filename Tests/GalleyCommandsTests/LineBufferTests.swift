import Foundation
import Testing

@testable import GalleyCommands

@Suite struct LineBufferTests {
  /// The number of times that a byte was examined.
  private final class Counter { var count = 0 }

  private struct CountedBytes: Collection {
    let bytes: [UInt8]
    let counter: Counter
    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> UInt8 {
      counter.count += 1
      return bytes[index]
    }
  }

  @Test(arguments: 1...9)
  func linesAreTheSameWhateverPartsTheyArriveIn(size: Int) {
    let bytes = Array("one\n\ntwo\nthree".utf8)
    var buffer = LineBuffer()
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(bytes[start..<min(start + size, bytes.count)])
      while let line = buffer.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(lines == ["one", "", "two"])
    buffer.append(Array("\n".utf8))
    #expect(buffer.nextLine() == Data("three".utf8))
    #expect(buffer.nextLine() == nil)
  }

  /// Once to find the line's end, once to store it.
  @Test func everyByteIsLookedAtOnceHoweverLongTheLine() {
    let counter = Counter()
    var buffer = LineBuffer()
    for _ in 0..<100 { buffer.append(CountedBytes(bytes: Array(repeating: 0x61, count: 10), counter: counter)) }
    #expect(buffer.nextLine() == nil)
    #expect(counter.count == 2_000)
    buffer.append(Array("\n".utf8))
    #expect(buffer.nextLine()?.count == 1_000)
  }
}

import Foundation
import Raster
import Testing

@Suite struct Hash128Tests {
  /// Published in xxHash's own test vectors (`cli/xsum_sanity_check.c`, XXH128, seed 0, length 0).
  private static let ofNothing = "99aa06d3014798d86001c324468d497f"

  @Test func hashOfNothingIsThePublishedOne() {
    #expect(Hash128(hashing: [UInt8]()).description == Self.ofNothing)
    #expect(Hash128(hashing: Data()).description == Self.ofNothing)
  }

  @Test func arraysAndDataOfTheSameBytesHashAlike() {
    let bytes = (0..<1_000).map { UInt8($0 % 251) }
    #expect(Hash128(hashing: bytes) == Hash128(hashing: Data(bytes)))
    #expect(Hash128(hashing: bytes) != Hash128(hashing: Array(bytes.dropLast())))
  }

  @Test func textIsReadBack() throws {
    let small = Hash128(high: 0x1, low: 0xab)
    #expect(small.description == "000000000000000100000000000000ab")
    #expect(Hash128(hexadecimal: small.description) == small)
    let encoded = try JSONEncoder().encode([small])
    #expect(String(decoding: encoded, as: UTF8.self) == "[\"000000000000000100000000000000ab\"]")
    #expect(try JSONDecoder().decode([Hash128].self, from: encoded) == [small])
  }

  @Test(arguments: [
    "", "99aa", ofNothing.uppercased(), ofNothing + "0", String(ofNothing.dropLast()),
    "+9aa06d3014798d86001c324468d497f", "99aa06d3014798d86001c324468d497g", " 9aa06d3014798d86001c324468d497f",
    "é9aa06d3014798d86001c324468d497f",
  ])
  func otherTextIsRefused(text: String) {
    #expect(Hash128(hexadecimal: text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Hash128].self, from: JSONEncoder().encode([text]))
    }
  }
}

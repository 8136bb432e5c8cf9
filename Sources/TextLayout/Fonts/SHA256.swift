/// The hash of FIPS 180-4, which font manifests name their files by.
enum SHA256 {
  /// The hash in lower-case hexadecimal digits.
  static func hash(of bytes: UnsafeRawBufferPointer) -> String {
    var state: State = initial
    let whole = bytes.count & ~63
    var schedule = [UInt32](repeating: 0, count: 64)
    schedule.withUnsafeMutableBufferPointer { schedule in
      roundConstants.withUnsafeBufferPointer { constants in
        var offset = 0
        while offset < whole {
          compress(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64]), schedule, constants, &state)
          offset += 64
        }
        let padded = padding(after: bytes[whole...], count: bytes.count)
        padded.withUnsafeBytes { padded in
          for block in stride(from: 0, to: padded.count, by: 64) {
            compress(UnsafeRawBufferPointer(rebasing: padded[block..<block + 64]), schedule, constants, &state)
          }
        }
      }
    }
    return [state.0, state.1, state.2, state.3, state.4, state.5, state.6, state.7].map(hexadecimal).joined()
  }

  private typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes (§5.3.3).
  private static let initial: State = (
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19
  )

  /// The rest of the message, a one bit, zeros, and the message's length in bits (§5.1.1).
  private static func padding(after rest: Slice<UnsafeRawBufferPointer>, count: Int) -> [UInt8] {
    var block = Array(rest) + [0x80]
    block += [UInt8](repeating: 0, count: (120 - block.count % 64) % 64)
    return block + (0..<8).map { UInt8(truncatingIfNeeded: (UInt64(count) << 3) >> (56 - 8 * UInt64($0))) }
  }

  /// Works one block of 64 bytes into the state (§6.2.2).
  private static func compress(
    _ block: UnsafeRawBufferPointer, _ schedule: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>, _ state: inout State
  ) {
    for index in 0..<16 {
      schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index &- 15], schedule[index &- 2])
      let low = rotated(early, 7) ^ rotated(early, 18) ^ (early &>> 3)
      let high = rotated(late, 17) ^ rotated(late, 19) ^ (late &>> 10)
      schedule[index] = schedule[index &- 16] &+ low &+ schedule[index &- 7] &+ high
    }
    var (a, b, c, d, e, f, g, h) = state
    for index in 0..<64 {
      let chosen = (e & f) ^ (~e & g)
      let first =
        h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ chosen &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state.0 &+= a
    state.1 &+= b
    state.2 &+= c
    state.3 &+= d
    state.4 &+= e
    state.5 &+= f
    state.6 &+= g
    state.7 &+= h
  }

  @inline(__always) private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (§4.2.2).
  private static let roundConstants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1,
    0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
    0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
    0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147,
    0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
    0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
    0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
    0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

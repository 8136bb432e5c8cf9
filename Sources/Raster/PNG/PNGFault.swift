import CSpng

/// Translates libspng's error codes for the user who has the file.
enum PNGFault {
  /// The rest of a sentence about the file: `its rows do not unpack`.
  static func reason(_ status: Int32) -> String {
    reasons.first { $0.codes.contains(spng_errno(status)) }?.reason ?? "libspng refuses it with error \(status)"
  }

  /// The messages in the order of `spng.h`. Chunks are those of W3C PNG, third edition, §11.
  private static let reasons: [(codes: [spng_errno], reason: String)] = [
    ([SPNG_EBIT_DEPTH, SPNG_ECOLOR_TYPE], "its header names a colour type or bit depth that PNG does not have"),
    (
      [SPNG_ECOMPRESSION_METHOD, SPNG_EFILTER_METHOD, SPNG_EINTERLACE_METHOD],
      "its header names a method that PNG does not have"
    ),
    ([SPNG_EIHDR_SIZE, SPNG_ENOIHDR], "its header is missing or of a wrong size"),
    ([SPNG_ECHUNK_POS], "a chunk is missing or in the wrong place"),
    ([SPNG_ECHUNK_SIZE, SPNG_ECHUNK_STDLEN], "a chunk has an impossible size"),
    ([SPNG_ECHUNK_TYPE], "a chunk's name is not made of letters"),
    ([SPNG_ECHUNK_UNKNOWN_CRITICAL], "it has a chunk that no reader of PNG knows and none may leave out"),
    ([SPNG_EDUP_PLTE], "it has two palettes"),
    ([SPNG_EPLTE_IDX, SPNG_ENOPLTE], "its palette is missing or damaged"),
    ([SPNG_EIDAT_STREAM, SPNG_EZLIB, SPNG_EZLIB_INIT], "its rows do not unpack"),
    ([SPNG_EFILTER], "a row names a filter that PNG does not have"),
  ]
}

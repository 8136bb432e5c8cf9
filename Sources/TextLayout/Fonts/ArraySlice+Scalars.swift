extension ArraySlice<UInt16> {
  /// The first character of the slice; U+FFFD for a surrogate without its partner, and for an empty slice.
  var firstScalar: Unicode.Scalar { scalar(at: startIndex).scalar }

  /// The character at an index, and the index after it.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, next: Int) {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    guard index < endIndex else { return (replacement, index) }
    if let scalar = Unicode.Scalar(self[index]) { return (scalar, index + 1) }
    guard UTF16.isLeadSurrogate(self[index]), index + 1 < endIndex, UTF16.isTrailSurrogate(self[index + 1]) else {
      return (replacement, index + 1)
    }
    let pair = (UInt32(self[index]) - 0xD800) << 10 + UInt32(self[index + 1]) - 0xDC00
    return (Unicode.Scalar(0x10000 + pair) ?? replacement, index + 2)
  }

  /// Whether all characters satisfy a condition.
  func allScalars(_ condition: (Unicode.Scalar) -> Bool) -> Bool {
    var index = startIndex
    while index < endIndex {
      let (scalar, next) = scalar(at: index)
      guard condition(scalar) else { return false }
      index = next
    }
    return true
  }
}

import HeadlessUIKit

/// A number in a visual format – a distance, a length, a priority – without its sign.
struct VisualFormatNumber: Equatable {
  let value: Double
  /// The offset of its start, in code points.
  let offset: Int

  /// The numbers of a format; digits within names do not count.
  static func numbers(of format: String) -> [VisualFormatNumber] {
    let scalars = Array(format.unicodeScalars)
    var numbers: [VisualFormatNumber] = []
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, ("0"..."9").contains(scalars[index]) || scalars[index] == "." { index += 1 }
      let isInName = start > 0 && scalars[start - 1].isVisualFormatNamePart
      if !isInName, let value = Double(String(String.UnicodeScalarView(scalars[start..<index]))) {
        numbers.append(VisualFormatNumber(value: value, offset: start))
      }
      index = max(index, start + 1)
    }
    return numbers
  }
}

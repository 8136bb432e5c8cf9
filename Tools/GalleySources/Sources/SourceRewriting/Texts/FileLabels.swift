/// The parts of names that tell declarations made for one file from those for others.
struct FileLabels {
  private var counts: [String: Int] = [:]

  /// A file's name in letters, digits and underscores: other characters are hexadecimal, and so is the underscore. Files of one
  /// name in different folders are numbered in the order in which they are asked for.
  mutating func label(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name
    let label = stem.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      default: "_" + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
    counts[label, default: 0] += 1
    let number = counts[label, default: 1]
    return number == 1 ? label : "\(label)__\(number)"
  }
}

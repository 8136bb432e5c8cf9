import TextMeasuring

/// Measurers that tests share.
enum Measurers {
  static let opened = Result { try TextMeasurer() }
  static var shared: TextMeasurer { get throws { try opened.get() } }
}

/// The first stored property of every class whose objects may be the values of attributes.
///
/// `NSMutableAttributedString` compares such values through Core Foundation to join equal neighbours. Where Foundation is
/// built for Linux, that reads a type number from bits 8 to 17 of the first word behind an object's header, and ends the
/// program if it is 0; for any other number it asks Swift's `isEqual(_:)` (`CFEqual` and `_CFIsSwift` in
/// swift-corelibs-foundation). Without the mark, three differently coloured words appended to one text end the program.
struct CoreFoundationMark {
  private let typeNumber: UInt64 = 1 << 8
}

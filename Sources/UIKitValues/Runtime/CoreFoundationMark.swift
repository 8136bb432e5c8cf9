/// The first stored property of every class whose objects may be values of text attributes.
///
/// `NSMutableAttributedString` compares such values through Core Foundation to merge equal neighbours. In Foundation
/// for Linux that reads a type number from bits 8 to 17 of the first word after an object's header, and ends the
/// program if it is 0; for any other number it calls Swift's `isEqual(_:)` (`CFEqual` and `_CFIsSwift` in
/// swift-corelibs-foundation). Without the mark, appending three words of different colours to a text ends the program.
struct CoreFoundationMark {
  private let typeNumber: UInt64 = 1 << 8
}

import CoreText
import Foundation
import Testing
import UIKit

/// Styles of Core Text are UIKit's.
@MainActor @Suite struct CTParagraphStyleTests {
  @Test func settingsAreTheStylesValues() {
    var (spacing, alignment, mode) = (CGFloat(6), CTTextAlignment.center, CTLineBreakMode.byTruncatingTail)
    let style = withUnsafePointer(to: &spacing) { spacing in
      withUnsafePointer(to: &alignment) { alignment in
        withUnsafePointer(to: &mode) { mode in
          CTParagraphStyleCreate(
            [
              CTParagraphStyleSetting(spec: .lineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
              CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
              CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: mode),
              CTParagraphStyleSetting(spec: .headIndent, valueSize: 1, value: mode),
            ], 4)
        }
      }
    }
    #expect(style.lineSpacing == 6 && style.alignment == .center && style.lineBreakMode == .byTruncatingTail)
    #expect(style.headIndent == 0, "a value of another size is left out")
    var read: CGFloat = 0
    #expect(CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, MemoryLayout<CGFloat>.size, &read) && read == 6)
    #expect(!CTParagraphStyleGetValueForSpecifier(style, .lineSpacing, 1, &read))
  }
}

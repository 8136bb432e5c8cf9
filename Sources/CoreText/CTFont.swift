// Apple's names for fonts and frames of text.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

public typealias CTFont = UIFont

/// Where a font is registered, with Core Text's raw values.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Registers a file's fonts: Galley has those of its folder alone.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { false }
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { false }
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { false }

@MainActor public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafeRawPointer?) -> CTFont {
  UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// A text to be laid out.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = text
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size of a text within another, rounded up to whole points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: NSRange, _ frameAttributes: NSDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<NSRange>?
) -> CGSize {
  let size = framesetter.text.boundingRect(
    with: constraints, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
  ).size
  return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
}

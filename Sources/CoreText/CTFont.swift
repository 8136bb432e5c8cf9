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

/// Registers a file's fonts.
///
/// - Returns: whether the file could be used; if not, `error` has the reason.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  registering(error) { try UIFont.registerFonts(at: fontURL) }
}
/// Registers a file's fonts.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  CTFontManagerRegisterFontsForURL(fontURL as URL, scope, error)
}
/// Registers the font of a file. One of bytes in memory cannot be registered.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  registering(error) { try font.register() }
}
/// Registers the fonts of files, and reports those that cannot be used.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([CFError], Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { url -> CFError? in
    do {
      try UIFont.registerFonts(at: url)
      return nil
    } catch { return error as NSError }
  }
  _ = registrationHandler?(errors, true)
}
/// Does nothing: fonts stay registered.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }
/// Does nothing: fonts stay registered.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

private func registering(
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ register: () throws -> Void
) -> Bool {
  do {
    try register()
    return true
  } catch let reason {
    error?.pointee = Unmanaged.passRetained(reason as NSError)
    return false
  }
}

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

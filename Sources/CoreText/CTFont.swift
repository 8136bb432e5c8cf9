// Apple's names for fonts and frames of text.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

/// A font, which is UIKit's.
public typealias CTFont = UIFont

/// The scope in which a font is registered, with Core Text's raw values.
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

@preconcurrency @MainActor public func CTFontCreateWithName(
  _ name: String, _ size: CGFloat, _ matrix: UnsafeRawPointer?
) -> CTFont {
  UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafeRawPointer?, _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithFontDescriptor(attributes ?? font.fontDescriptor, size > 0 ? size : font.pointSize, nil) }

/// The description of a font, which is UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafeRawPointer?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  let pairs = attributes.compactMap { key, value in
    (key as? String).map { (UIFontDescriptor.AttributeName(rawValue: $0), value) }
  }
  return UIFontDescriptor(fontAttributes: Dictionary(pairs) { $1 })
}
/// An attribute of a descriptor; `nil` for one that it does not have.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
  descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute)).map { $0 as AnyObject }
}
/// `nil`: what a file contains is known once its fonts are registered.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? { nil }
/// `nil`: a font of bytes in memory cannot be registered.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? { nil }

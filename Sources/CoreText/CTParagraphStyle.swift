// Core Text's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The style of a paragraph: UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle

/// A place of lines in their box.
public enum CTTextAlignment: UInt8, Sendable {
  case left, right, center, justified, natural

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }

  fileprivate init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
  }
}

/// What becomes of a line that is too long.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of a paragraph. It is in memory as its number, as settings have it.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int8
  public init(rawValue: Int8) { self.rawValue = rawValue }
  public static let natural = CTWritingDirection(rawValue: -1)
  public static let leftToRight = CTWritingDirection(rawValue: 0)
  public static let rightToLeft = CTWritingDirection(rawValue: 1)
}

/// A value of a style; the numbers are Core Text's.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode
  case lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing
  case paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment
  case lineBoundsOptions

  /// The number that a style has; nil for a value that is not a number.
  fileprivate var number: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>? {
    switch self {
    case .firstLineHeadIndent: \.firstLineHeadIndent
    case .headIndent: \.headIndent
    case .tailIndent: \.tailIndent
    case .defaultTabInterval: \.defaultTabInterval
    case .lineHeightMultiple: \.lineHeightMultiple
    case .maximumLineHeight: \.maximumLineHeight
    case .minimumLineHeight: \.minimumLineHeight
    case .lineSpacing, .lineSpacingAdjustment, .maximumLineSpacing, .minimumLineSpacing: \.lineSpacing
    case .paragraphSpacing: \.paragraphSpacing
    case .paragraphSpacingBefore: \.paragraphSpacingBefore
    case .alignment, .tabStops, .lineBreakMode, .baseWritingDirection, .lineBoundsOptions: nil
    }
  }
}

/// A value of a style, where it is in memory.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  /// The value's size in bytes.
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }

  /// The value, if it has its type's size.
  fileprivate func load<Value>(_ type: Value.Type) -> Value? {
    valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: type) : nil
  }
}

/// A style with values. Differs from Core Text: tab stops, and the bounds of lines, have no effect; a largest or smallest
/// line spacing is the line spacing.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
    if let number = setting.spec.number {
      if let value = setting.load(CGFloat.self), value.isFinite { style[keyPath: number] = value }
      continue
    }
    switch setting.spec {
    case .alignment:
      setting.load(UInt8.self).flatMap(CTTextAlignment.init).map { style.alignment = $0.alignment }
    case .lineBreakMode:
      setting.load(UInt8.self).flatMap { NSLineBreakMode(rawValue: Int($0)) }.map { style.lineBreakMode = $0 }
    case .baseWritingDirection:
      setting.load(Int8.self).flatMap { NSWritingDirection(rawValue: Int($0)) }.map { style.baseWritingDirection = $0 }
    default: break
    }
  }
  return style
}

/// Writes a value of a style to memory; returns whether it has the size.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func write<Value: BitwiseCopyable>(_ value: Value) -> Bool {
    guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
    valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  if let number = spec.number {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(paragraphStyle)
    return write(style[keyPath: number])
  }
  switch spec {
  case .alignment: return write(CTTextAlignment(paragraphStyle.alignment).rawValue)
  case .lineBreakMode: return write(UInt8(paragraphStyle.lineBreakMode.rawValue))
  case .baseWritingDirection: return write(Int8(paragraphStyle.baseWritingDirection.rawValue))
  default: return false
  }
}

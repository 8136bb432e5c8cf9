// The names are Core Graphics'.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The keys of a PDF file's information. No file is written.

/// The title.
public let kCGPDFContextTitle = "kCGPDFContextTitle" as CFString
/// The author.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor" as CFString
/// The program that made the content.
public let kCGPDFContextCreator = "kCGPDFContextCreator" as CFString
/// The subject.
public let kCGPDFContextSubject = "kCGPDFContextSubject" as CFString
/// The keywords.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords" as CFString
/// The password of the file's owner.
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword" as CFString
/// The password of those who read the file.
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword" as CFString
/// Whether the file may be printed.
public let kCGPDFContextAllowsPrinting = "kCGPDFContextAllowsPrinting" as CFString
/// Whether the file's content may be copied.
public let kCGPDFContextAllowsCopying = "kCGPDFContextAllowsCopying" as CFString
/// The rectangle of a page.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox" as CFString

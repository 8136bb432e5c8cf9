// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// UIKit's functions for PDF files. None is written: to begin one is a fault, and what is drawn is drawn to the context before.

/// A fault; nothing is begun.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  noteMissingPDF("UIGraphicsBeginPDFContextToData")
}

/// A fault; nothing is begun, and the result is `false`.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  noteMissingPDF("UIGraphicsBeginPDFContextToFile")
  return false
}

/// Does nothing, as no file was begun.
public func UIGraphicsBeginPDFPage() {}

/// Does nothing, as no file was begun.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}

/// Does nothing, as no file was begun.
public func UIGraphicsEndPDFContext() {}

/// Does nothing, as no page is drawn.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}

/// The rectangle that a page shows; empty, as no page is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect { .zero }

private func noteMissingPDF(_ call: String) {
  UIKitFaults.unsupported(call, instead: "`galley test --sheet` writes scenes as PDF files.")
}

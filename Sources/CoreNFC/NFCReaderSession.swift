@_exported public import Foundation

/// Reads tags nearby: it is not available.
open class NFCReaderSession: NSObject {
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open var isReady: Bool { false }
  open func begin() {}
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
}

/// Reads messages from tags. It finds none.
open class NFCNDEFReaderSession: NFCReaderSession {
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?

  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) { self.delegate = delegate }
}

/// The delegate of what reads messages. It is never called.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A message of a tag.
open class NFCNDEFMessage: NSObject {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
}

/// A part of a message.
open class NFCNDEFPayload: NSObject {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data

  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }
}

/// The kind of a part, with its raw values.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty = 0
  case nfcWellKnown = 1
  case media = 2
  case absoluteURI = 3
  case nfcExternal = 4
  case unknown = 5
  case unchanged = 6
}

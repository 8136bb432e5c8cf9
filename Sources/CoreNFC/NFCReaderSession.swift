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

extension NFCNDEFPayload {
  /// The beginnings of addresses, by their numbers in the NFC Forum's URI record.
  private static let beginnings = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
    "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
    "rtsp://",
    "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://",
    "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
  ]

  /// A part with an address.
  public class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    guard URL(string: uri) != nil else { return nil }
    let numbers = beginnings.indices.filter { uri.hasPrefix(beginnings[$0]) }
    let number = numbers.max { beginnings[$0].count < beginnings[$1].count } ?? 0
    let rest = uri.dropFirst(beginnings[number].count)
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: Data([UInt8(number)]) + Data(rest.utf8))
  }
  /// A part with an address.
  public class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }
  /// A part with a text in UTF-8.
  public class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = locale.language.languageCode?.identifier ?? "en"
    guard language.utf8.count < 64 else { return nil }
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(language.utf8.count)]) + Data(language.utf8) + Data(text.utf8))
  }

  /// The address of a part; nil for other parts.
  public func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let number = payload.first,
      Self.beginnings.indices.contains(Int(number)), let rest = String(data: payload.dropFirst(), encoding: .utf8)
    else { return nil }
    return URL(string: Self.beginnings[Int(number)] + rest)
  }
  /// The text of a part and its language; nil for other parts.
  public func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else { return (nil, nil) }
    let count = Int(status & 63)
    guard payload.count > count, let language = String(data: payload.dropFirst().prefix(count), encoding: .ascii) else {
      return (nil, nil)
    }
    // The highest bit says that the text is in UTF-16.
    let text = String(data: payload.dropFirst(1 + count), encoding: status & 128 == 0 ? .utf8 : .utf16)
    return (text, Locale(identifier: language))
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

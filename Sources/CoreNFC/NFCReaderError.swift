// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let NFCErrorDomain = "NFCError"

/// An error of Core NFC.
public struct NFCReaderError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { NFCErrorDomain }

  /// The codes, with their raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = NFCReaderError

    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerErrorInvalidParameter = 3
    case readerErrorInvalidParameterLength = 4
    case readerErrorParameterOutOfBound = 5
    case readerErrorRadioDisabled = 6
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded = 101
    case readerTransceiveErrorTagResponseError = 102
    case readerTransceiveErrorSessionInvalidated = 103
    case readerTransceiveErrorTagNotConnected = 104
    case readerTransceiveErrorPacketTooLong = 105
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    case tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400
    case ndefReaderSessionErrorTagUpdateFailure = 401
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }

  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
  public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
  public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
  public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
  public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
  public static var readerTransceiveErrorTagResponseError: Code { .readerTransceiveErrorTagResponseError }
  public static var readerTransceiveErrorSessionInvalidated: Code { .readerTransceiveErrorSessionInvalidated }
  public static var readerTransceiveErrorTagNotConnected: Code { .readerTransceiveErrorTagNotConnected }
  public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
  public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
  public static var readerSessionInvalidationErrorSessionTimeout: Code { .readerSessionInvalidationErrorSessionTimeout }
  public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  }
  public static var readerSessionInvalidationErrorSystemIsBusy: Code { .readerSessionInvalidationErrorSystemIsBusy }
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public static var tagCommandConfigurationErrorInvalidParameters: Code {
    .tagCommandConfigurationErrorInvalidParameters
  }
  public static var ndefReaderSessionErrorTagNotWritable: Code { .ndefReaderSessionErrorTagNotWritable }
  public static var ndefReaderSessionErrorTagUpdateFailure: Code { .ndefReaderSessionErrorTagUpdateFailure }
  public static var ndefReaderSessionErrorTagSizeTooSmall: Code { .ndefReaderSessionErrorTagSizeTooSmall }
  public static var ndefReaderSessionErrorZeroLengthMessage: Code { .ndefReaderSessionErrorZeroLengthMessage }
}

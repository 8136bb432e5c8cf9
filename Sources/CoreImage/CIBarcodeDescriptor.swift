public import Foundation

/// The bits of a code.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}

/// The bits of a QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  public let errorCorrectedPayload: Data
  public let symbolVersion: Int
  public let maskPattern: UInt8
  public let errorCorrectionLevel: ErrorCorrectionLevel

  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    (self.errorCorrectedPayload, self.symbolVersion) = (errorCorrectedPayload, symbolVersion)
    (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
  }

  /// How much of a code may be damaged, with its raw values.
  public enum ErrorCorrectionLevel: Int, Sendable {
    case levelL = 76
    case levelM = 77
    case levelQ = 81
    case levelH = 72
  }
}

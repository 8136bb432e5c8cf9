@_exported public import Foundation

/// An app's measurements: none arrive.
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// A subscriber to measurements. It is never called.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Measurements of a day. None are ever made.
open class MXMetricPayload: NSObject {
  open func jsonRepresentation() -> Data { Data() }
}

/// Faults of a day. None are ever made.
open class MXDiagnosticPayload: NSObject {
  open func jsonRepresentation() -> Data { Data() }
}

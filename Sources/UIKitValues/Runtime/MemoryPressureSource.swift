public import Foundation

/// A source that tells when the device has little memory. It never does.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// What happened.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What is told of.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
  /// What happened: nothing.
  public var data: DispatchSource.MemoryPressureEvent { [] }
  /// What is told of: nothing.
  public var mask: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// How much memory the device has left.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enough.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Little.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// Nearly none.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// Every event.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Makes a source whose handler is never called.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    let source = DispatchSource.makeUserDataAddSource(queue: queue)
    guard let source = source as? DispatchSource else { preconditionFailure("Dispatch's sources are of one class") }
    return source
  }
}

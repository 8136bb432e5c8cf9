// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The joints of a body or a hand: there are none.
open class VNRecognizedPointsObservation: VNObservation {
  open var availableKeys: [VNRecognizedPointKey] { [] }
  open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }
  /// Throws an error: there are no joints.
  open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
    throw CocoaError(.featureUnsupported)
  }
}

/// The name of a joint.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of a group of joints.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A place in parts of a picture. Stored.
open class VNPoint: NSObject {
  public let x: Double
  public let y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  open var location: CGPoint { CGPoint(x: x, y: y) }
  open func distance(_ point: VNPoint) -> Double { VNPoint.distance(self, point) }
  open class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double {
    hypot(point2.x - point1.x, point2.y - point1.y)
  }
  open class var zero: VNPoint { VNPoint(x: 0, y: 0) }
}

/// The place of a joint. None is ever found.
open class VNRecognizedPoint: VNPoint {
  open var confidence: VNConfidence { 0 }
  open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}

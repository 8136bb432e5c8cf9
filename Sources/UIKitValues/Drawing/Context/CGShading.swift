public import Foundation

/// The functions of a `CGFunction`. Differs from Core Graphics: they are closures.
public struct CGFunctionCallbacks {
  /// Computes values from numbers: the context, the numbers, and where the values go.
  public typealias Evaluate = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void

  /// Always 0.
  public var version: UInt32
  /// Computes values.
  public var evaluate: Evaluate?
  /// Called when the function is no longer needed.
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

  /// Creates callbacks.
  public init(version: UInt32, evaluate: Evaluate?, releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?) {
    (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
  }
}

/// A function of numbers.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: ClosedRange<CGFloat>
  fileprivate let valueCount: Int

  /// Creates a function; `nil` without a closure that computes, and for more than one number.
  ///
  /// - Parameters:
  ///   - domain: the least and the largest number; 0 and 1 if `nil`.
  ///   - range: has no effect: colours have their own limits.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard callbacks.pointee.evaluate != nil, domainDimension == 1, rangeDimension > 0 else { return nil }
    (self.info, self.callbacks, valueCount) = (info, callbacks.pointee, rangeDimension)
    let ends = domain.map { ($0[0], $0[1]) } ?? (0, 1)
    self.domain = ends.0 <= ends.1 ? ends.0...ends.1 : 0...1
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The values at a place of the domain, 0...1.
  fileprivate func values(at place: CGFloat) -> [CGFloat] {
    var number = domain.lowerBound + place * (domain.upperBound - domain.lowerBound)
    var values = [CGFloat](repeating: 0, count: valueCount)
    callbacks.evaluate?(info, &number, &values)
    return values
  }
}

/// A gradient whose colours a function computes. Differs from Core Graphics: it is computed at 65 places.
public final class CGShading {
  fileprivate enum Geometry {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  fileprivate let gradient: CGGradient
  fileprivate let geometry: Geometry
  fileprivate let options: CGGradientDrawingOptions

  /// Creates a gradient along a line; `nil` if the function has not as many values as the space has components and an opacity.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) { self.init(space, .axial(start, end), function, extendStart, extendEnd) }

  /// Creates a gradient from one circle to another; `nil` if the function has not as many values as the space has components
  /// and an opacity.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) { self.init(space, .radial(start, startRadius, end, endRadius), function, extendStart, extendEnd) }

  private init?(
    _ space: CGColorSpace, _ geometry: Geometry, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
  ) {
    guard function.valueCount == space.numberOfComponents + 1 else { return nil }
    let places = (0...64).map { CGFloat($0) / 64 }
    let components = places.flatMap(function.values(at:))
    guard
      let gradient = CGGradient(
        colorSpace: space, colorComponents: components, locations: places, count: places.count)
    else { return nil }
    (self.gradient, self.geometry) = (gradient, geometry)
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }
}

extension CGContext {
  /// Fills what is not clipped with a gradient whose colours a function computes.
  public func drawShading(_ shading: CGShading) {
    switch shading.geometry {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
        options: shading.options)
    }
  }
}

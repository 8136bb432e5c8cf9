public import UIKit

/// A drawing: its lines, which are not drawn. Data of one are kept, and their lines are not read.
public struct PKDrawing: Equatable, Sendable {
  private var data = Data()
  public var strokes: [PKStroke] = []

  public init() {}
  public init(data: Data) throws { self.data = data }
  public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }

  /// The area of the lines; `.null` for none.
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
  /// The data that the drawing was made of.
  public func dataRepresentation() -> Data { data }
  /// An image without lines.
  @preconcurrency @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }
  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
  }
  public func appending(_ other: PKDrawing) -> PKDrawing {
    var drawing = self
    drawing.append(other)
    return drawing
  }
  public func appending(_ strokes: some Sequence<PKStroke>) -> PKDrawing { appending(PKDrawing(strokes: strokes)) }
  public mutating func append(_ other: PKDrawing) { strokes += other.strokes }

  /// Whether two drawings are the same one, unchanged.
  public static func == (one: PKDrawing, other: PKDrawing) -> Bool {
    one.data == other.data && one.strokes.map(\.id) == other.strokes.map(\.id)
  }
}

extension PKDrawing: Codable {
  /// A drawing of data.
  public init(from decoder: any Decoder) throws { data = try decoder.singleValueContainer().decode(Data.self) }
  /// Writes the data that the drawing was made of.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }
}

/// A line of a drawing. It is not drawn.
public struct PKStroke: @unchecked Sendable {
  let id = UUID()
  public var ink: PKInk
  public var transform: CGAffineTransform
  public var path: PKStrokePath
  public var mask: UIBezierPath?
  public var randomSeed: UInt32

  public init(
    ink: PKInk, path strokePath: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
    randomSeed: UInt32 = 0
  ) {
    (self.ink, path, self.transform) = (ink, strokePath, transform)
    (self.mask, self.randomSeed) = (mask, randomSeed)
  }

  /// The area of the points, each as large as it is.
  public var renderBounds: CGRect {
    path.reduce(.null) { area, point in
      let (place, size) = (point.location.applying(transform), point.size)
      let spot = CGRect(
        x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
      return area.union(spot)
    }
  }
  /// The parts of the path that no mask hides: all of it without a mask, and none with one.
  public var maskedPathRanges: [ClosedRange<CGFloat>] {
    mask == nil && !path.isEmpty ? [0...CGFloat(path.count - 1)] : []
  }
}

/// The kind and the colour of a line.
public struct PKInk: Equatable, Sendable {
  public var inkType: InkType
  public var color: UIColor

  public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }

  /// The kind of a line.
  public typealias InkType = PKInkingTool.InkType
}

/// The points of a line. Differs from PencilKit: between its points it is straight.
public struct PKStrokePath: RandomAccessCollection, @unchecked Sendable {
  private let points: [PKStrokePoint]
  public let creationDate: Date

  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date(timeIntervalSinceReferenceDate: 0)) }
  public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }

  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  public subscript(index: Int) -> PKStrokePoint { points[index] }

  /// The place at a parameter, which counts points.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    interpolatedPoint(at: parametricValue).location
  }
  /// The point at a parameter, which counts points; a point at the origin for an empty path.
  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    guard let last = points.last else { return PKStrokePoint() }
    let value = Swift.min(Swift.max(parametricValue, 0), CGFloat(points.count - 1))
    let index = Int(value)
    let next = index + 1 < points.count ? points[index + 1] : last
    return points[index].mixed(with: next, value - CGFloat(index))
  }
  /// Points at equal steps of a parameter; for steps of a distance or a time, the points themselves.
  public func interpolatedPoints(
    in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride
  ) -> InterpolatedSlice {
    guard case .parametricStep(let step) = stride, step > 0, !points.isEmpty else {
      return InterpolatedSlice(points: points)
    }
    let area = range ?? 0...CGFloat(points.count - 1)
    let values = Swift.stride(from: area.lowerBound, through: area.upperBound, by: step)
    return InterpolatedSlice(points: values.map { interpolatedPoint(at: $0) })
  }

  /// Points of a line at equal steps.
  public struct InterpolatedSlice: Sequence, IteratorProtocol {
    private var points: ArraySlice<PKStrokePoint>
    init(points: [PKStrokePoint]) { self.points = points[...] }
    public mutating func next() -> PKStrokePoint? { points.popFirst() }

    /// The unit of steps.
    public enum Stride: Sendable {
      case distance(CGFloat)
      case time(TimeInterval)
      case parametricStep(CGFloat)
    }
  }
}

/// A point of a line. Stored.
public struct PKStrokePoint: Sendable {
  public let location: CGPoint
  public let timeOffset: TimeInterval
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public let azimuth: CGFloat
  public let altitude: CGFloat
  public let secondaryScale: CGFloat

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat
  ) {
    self.init(
      location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force, azimuth: azimuth,
      altitude: altitude, secondaryScale: 1)
  }

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat, secondaryScale: CGFloat
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude, self.secondaryScale) = (force, azimuth, altitude, secondaryScale)
  }

  init() {
    self.init(location: .zero, timeOffset: 0, size: .zero, opacity: 1, force: 1, azimuth: 0, altitude: 0)
  }

  /// The point at a part of the way to another.
  func mixed(with other: PKStrokePoint, _ part: CGFloat) -> PKStrokePoint {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * part }
    return PKStrokePoint(
      location: CGPoint(x: mix(location.x, other.location.x), y: mix(location.y, other.location.y)),
      timeOffset: mix(timeOffset, other.timeOffset),
      size: CGSize(width: mix(size.width, other.size.width), height: mix(size.height, other.size.height)),
      opacity: mix(opacity, other.opacity), force: mix(force, other.force), azimuth: mix(azimuth, other.azimuth),
      altitude: mix(altitude, other.altitude), secondaryScale: mix(secondaryScale, other.secondaryScale))
  }
}

public import UIKit

/// Values over time, in the order of their times.
open class SKKeyframeSequence: NSObject {
  public private(set) var keyframeValues: [Any]
  public private(set) var times: [NSNumber]
  open var interpolationMode = SKInterpolationMode.linear
  open var repeatMode = SKRepeatMode.clamp

  public init(keyframeValues values: [Any], times: [NSNumber]) { (keyframeValues, self.times) = (values, times) }
  public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

  open func count() -> Int { keyframeValues.count }
  open func addKeyframeValue(_ value: Any, time: CGFloat) {
    let index = times.firstIndex { $0.doubleValue > Double(time) } ?? times.count
    keyframeValues.insert(value, at: index)
    times.insert(NSNumber(value: Double(time)), at: index)
  }
  open func removeLastKeyframe() { if count() > 0 { removeKeyframe(at: count() - 1) } }
  open func removeKeyframe(at index: Int) {
    keyframeValues.remove(at: index)
    times.remove(at: index)
  }
  open func setKeyframeValue(_ value: Any, for index: Int) { keyframeValues[index] = value }
  open func setKeyframeTime(_ time: CGFloat, for index: Int) { times[index] = NSNumber(value: Double(time)) }
  open func getKeyframeValue(for index: Int) -> Any { keyframeValues[index] }
  open func getKeyframeTime(for index: Int) -> CGFloat { CGFloat(times[index].doubleValue) }

  /// The value at a time: between two numbers on a line, and else the one before.
  open func sample(atTime time: CGFloat) -> Any? {
    guard let first = keyframeValues.first, let start = times.first?.doubleValue, let end = times.last?.doubleValue
    else { return nil }
    var time = Double(time)
    if repeatMode == .loop, end > start {
      time = start + (time - start).truncatingRemainder(dividingBy: end - start)
    }
    guard let before = times.lastIndex(where: { $0.doubleValue <= time }) else { return first }
    guard interpolationMode != .step, before + 1 < count(), let from = keyframeValues[before] as? NSNumber,
      let to = keyframeValues[before + 1] as? NSNumber
    else { return keyframeValues[before] }
    let span = times[before + 1].doubleValue - times[before].doubleValue
    let progress = span > 0 ? (time - times[before].doubleValue) / span : 0
    return NSNumber(value: from.doubleValue + (to.doubleValue - from.doubleValue) * progress)
  }
}

/// The way from one value to the next, with its raw values.
public enum SKInterpolationMode: Int, Sendable {
  case linear = 1
  case spline = 2
  case step = 3
}

/// What comes after the last value, with its raw values.
public enum SKRepeatMode: Int, Sendable {
  case clamp = 1
  case loop = 2
}

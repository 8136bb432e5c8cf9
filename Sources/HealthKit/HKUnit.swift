public import Foundation

/// A unit, with the factor that converts it to the base unit of its dimension.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  let factor: Double

  fileprivate init(_ name: String, _ factor: Double) { (unitString, self.factor) = (name, factor) }

  open class func count() -> HKUnit { HKUnit("count", 1) }
  open class func percent() -> HKUnit { HKUnit("%", 1) }
  open class func gram() -> HKUnit { HKUnit("g", 0.001) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "g", 0.001 * prefix.factor) }
  open class func pound() -> HKUnit { HKUnit("lb", 0.453_592_37) }
  open class func meter() -> HKUnit { HKUnit("m", 1) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "m", prefix.factor) }
  open class func mile() -> HKUnit { HKUnit("mi", 1609.344) }
  open class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
  open class func inch() -> HKUnit { HKUnit("in", 0.0254) }
  open class func liter() -> HKUnit { HKUnit("L", 1) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "L", prefix.factor) }
  open class func second() -> HKUnit { HKUnit("s", 1) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "s", prefix.factor) }
  open class func minute() -> HKUnit { HKUnit("min", 60) }
  open class func hour() -> HKUnit { HKUnit("hr", 3600) }
  open class func day() -> HKUnit { HKUnit("d", 86400) }
  open class func joule() -> HKUnit { HKUnit("J", 1) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
  open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322) }
  open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1) }
  open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor) }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor)
  }

  /// A unit by its name; an unknown one counts as itself.
  public convenience init(from string: String) {
    let known: [HKUnit] = [
      .gram(), .gramUnit(with: .kilo), .gramUnit(with: .milli), .pound(), .meter(), .meterUnit(with: .kilo),
      .meterUnit(with: .centi), .mile(), .foot(), .inch(), .liter(), .literUnit(with: .milli), .second(),
      .secondUnit(with: .milli), .minute(), .hour(), .day(), .joule(), .kilocalorie(), .millimeterOfMercury(),
    ]
    let parts = string.split(separator: "/").map(String.init)
    let factors = parts.map { name in known.first { $0.unitString == name }?.factor ?? 1 }
    self.init(string, factors.dropFirst().reduce(factors.first ?? 1, /))
  }
}

/// A power of ten of a unit, with its raw values.
public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case nano = 13
  case micro = 1
  case milli = 2
  case centi = 3
  case deci = 4
  case deca = 5
  case hecto = 6
  case kilo = 7
  case mega = 8
  case giga = 9

  var factor: Double {
    switch self {
    case .none: 1
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 0.01
    case .deci: 0.1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    }
  }

  var name: String {
    switch self {
    case .none: ""
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    }
  }
}

/// A number with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  open func doubleValue(for unit: HKUnit) -> Double { value * self.unit.factor / unit.factor }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

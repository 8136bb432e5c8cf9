// Names are HealthKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A unit, with the factor that converts it to the base unit of its dimension, once an offset is added.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  let factor: Double
  let offset: Double

  fileprivate init(_ name: String, _ factor: Double, offset: Double = 0) {
    (unitString, self.factor, self.offset) = (name, factor, offset)
  }

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
  open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, offset: 273.15) }
  open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", 5 / 9, offset: 459.67) }
  open class func kelvin() -> HKUnit { HKUnit("K", 1) }
  open class func ounce() -> HKUnit { HKUnit("oz", 0.453_592_37 / 16) }
  open class func stone() -> HKUnit { HKUnit("st", 14 * 0.453_592_37) }
  open class func yard() -> HKUnit { HKUnit("yd", 0.9144) }
  open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625) }
  open class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", 0.0284130625) }
  open class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365) }
  open class func cupImperial() -> HKUnit { HKUnit("cup_imp", 0.284130625) }
  open class func pintUS() -> HKUnit { HKUnit("pt_us", 0.473176473) }
  open class func pintImperial() -> HKUnit { HKUnit("pt_imp", 0.56826125) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "J", prefix.factor) }
  open class func calorie() -> HKUnit { HKUnit("cal", 4.184) }
  open class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184) }
  open class func pascal() -> HKUnit { HKUnit("Pa", 1) }
  open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "Pa", prefix.factor) }
  open class func centimeterOfWater() -> HKUnit { HKUnit("cmAq", 98.0665) }
  open class func inchesOfMercury() -> HKUnit { HKUnit("inHg", 3386.389) }
  open class func atmosphere() -> HKUnit { HKUnit("atm", 101325) }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", 1) }
  open class func decibelHearingLevel() -> HKUnit { HKUnit("dBHL", 1) }
  open class func hertz() -> HKUnit { HKUnit("Hz", 1) }
  open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "Hz", prefix.factor) }
  open class func watt() -> HKUnit { HKUnit("W", 1) }
  open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "W", prefix.factor) }
  open class func volt() -> HKUnit { HKUnit("V", 1) }
  open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "V", prefix.factor) }
  open class func siemen() -> HKUnit { HKUnit("S", 1) }
  open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "S", prefix.factor) }
  open class func internationalUnit() -> HKUnit { HKUnit("IU", 1) }
  open class func radianAngle() -> HKUnit { HKUnit("rad", 1) }
  open class func degreeAngle() -> HKUnit { HKUnit("deg", .pi / 180) }
  open class func diopter() -> HKUnit { HKUnit("D", 1) }
  open class func appleEffortScore() -> HKUnit { HKUnit("appleEffortScore", 1) }
  /// The amount of a substance, as the mass of it: in kilograms, as other masses.
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("mol<\(gramsPerMole)>", gramsPerMole / 1000)
  }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("\(prefix.name)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole / 1000)
  }
  open func isNull() -> Bool { false }
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor) }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", pow(factor, Double(power)))
  }
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
      .largeCalorie(), .calorie(), .jouleUnit(with: .kilo), .ounce(), .stone(), .yard(), .kelvin(), .watt(), .hertz(),
      .gramUnit(with: .micro), .literUnit(with: .deci), .fluidOunceUS(), .fluidOunceImperial(), .pascal(),
      .pascalUnit(with: .kilo), .degreeAngle(),
    ]
    let parts = string.split(separator: "/").map(String.init)
    let factors = parts.map { name in known.first { $0.unitString == name }?.factor ?? 1 }
    let warmth = [HKUnit.degreeCelsius(), .degreeFahrenheit()].first { $0.unitString == string }
    self.init(
      string, warmth?.factor ?? factors.dropFirst().reduce(factors.first ?? 1, /), offset: warmth?.offset ?? 0)
  }
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    switch energyFormatterUnit {
    case .joule: self.init(from: "J")
    case .kilojoule: self.init(from: "kJ")
    case .calorie: self.init(from: "cal")
    case .kilocalorie: self.init(from: "kcal")
    }
  }
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    switch lengthFormatterUnit {
    case .millimeter: self.init("mm", 0.001)
    case .centimeter: self.init(from: "cm")
    case .meter: self.init(from: "m")
    case .kilometer: self.init(from: "km")
    case .inch: self.init(from: "in")
    case .foot: self.init(from: "ft")
    case .yard: self.init(from: "yd")
    case .mile: self.init(from: "mi")
    }
  }
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    switch massFormatterUnit {
    case .gram: self.init(from: "g")
    case .kilogram: self.init(from: "kg")
    case .ounce: self.init(from: "oz")
    case .pound: self.init(from: "lb")
    case .stone: self.init(from: "st")
    }
  }

  open override var description: String { unitString }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  open override var hash: Int { unitString.hashValue }
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
  open func doubleValue(for unit: HKUnit) -> Double {
    let (from, to) = (self.unit, unit)
    if from.offset == to.offset { return value * from.factor / to.factor }
    return (value + from.offset) * from.factor / to.factor - to.offset
  }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
  }

  /// The number as it is written for programmers, and its unit.
  open override var description: String {
    "\(value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)) \(unit.unitString)"
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKQuantity).map { compare($0) == .orderedSame } ?? false
  }
  open override var hash: Int { 0 }
}

/// The mass of a mole of blood sugar, in grams.
public var HKUnitMolarMassBloodGlucose: Double { 180.15588000005408 }

// Names are HealthKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A kind of sleep, with its raw values.
public enum HKCategoryValueSleepAnalysis: Int, CaseIterable, Sendable {
  case inBed = 0
  case asleepUnspecified = 1
  case awake = 2
  case asleepCore = 3
  case asleepDeep = 4
  case asleepREM = 5
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// The value of what has none, with its raw value.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

/// Whether a person stood in an hour, with its raw values.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood = 0
  case idle = 1
}

/// How bad a symptom is, with its raw values.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified = 0
  case notPresent = 1
  case mild = 2
  case moderate = 3
  case severe = 4
}

/// Whether there is a symptom, with its raw values.
public enum HKCategoryValuePresence: Int, Sendable {
  case present = 0
  case notPresent = 1
}

/// The flow of a menstruation, with its raw values.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light = 2
  case medium = 3
  case heavy = 4
  case none = 5
}

/// A kind of mucus, with its raw values.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
  case dry = 1
  case sticky = 2
  case creamy = 3
  case watery = 4
  case eggWhite = 5
}

/// The result of a test of ovulation, with its raw values.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  case negative = 1
  case luteinizingHormoneSurge = 2
  case indeterminate = 3
  case estrogenSurge = 4
}

/// The result of a test, with its raw values.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
  case negative = 1
  case positive = 2
  case indeterminate = 3
}

/// The change of an appetite, with its raw values.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
  case unspecified = 0
  case noChange = 1
  case decreased = 2
  case increased = 3
}

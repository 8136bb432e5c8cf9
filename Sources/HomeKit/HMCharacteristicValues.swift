/// Whether a door is open, with its raw values.
public enum HMCharacteristicValueDoorState: Int, Sendable {
  case open = 0
  case closed = 1
  case opening = 2
  case closing = 3
  case stopped = 4
}

/// Whether something heats or cools, with its raw values.
public enum HMCharacteristicValueHeatingCooling: Int, Sendable {
  case off = 0
  case heat = 1
  case cool = 2
  case auto = 3
}

/// What heats or cools now, with its raw values.
public enum HMCharacteristicValueCurrentHeatingCooling: Int, Sendable {
  case off = 0
  case heat = 1
  case cool = 2
}

/// The direction in which a fan turns, with its raw values.
public enum HMCharacteristicValueRotationDirection: Int, Sendable {
  case clockwise = 0
  case counterClockwise = 1
}

/// The units of temperatures, with their raw values.
public enum HMCharacteristicValueTemperatureUnit: Int, Sendable {
  case celsius = 0
  case fahrenheit = 1
}

/// Whether a lock is locked, with its raw values.
public enum HMCharacteristicValueLockMechanismState: Int, Sendable {
  case unsecured = 0
  case secured = 1
  case jammed = 2
  case unknown = 3
}

/// The way in which a home is guarded, with its raw values.
public enum HMCharacteristicValueCurrentSecuritySystemState: Int, Sendable {
  case stayArm = 0
  case awayArm = 1
  case nightArm = 2
  case disarmed = 3
  case triggered = 4
}

/// The way in which a home is to be guarded, with its raw values.
public enum HMCharacteristicValueTargetSecuritySystemState: Int, Sendable {
  case stayArm = 0
  case awayArm = 1
  case nightArm = 2
  case disarm = 3
}

/// The direction in which something moves, with its raw values.
public enum HMCharacteristicValuePositionState: Int, Sendable {
  case closing = 0
  case opening = 1
  case stopped = 2
}

/// The quality of air, with its raw values.
public enum HMCharacteristicValueAirQuality: Int, Sendable {
  case unknown = 0
  case excellent = 1
  case good = 2
  case fair = 3
  case inferior = 4
  case poor = 5
}

/// Whether something is charged, with its raw values.
public enum HMCharacteristicValueChargingState: Int, Sendable {
  case none = 0
  case inProgress = 1
  case notChargeable = 2
}

/// The presses of a button, with their raw values.
public enum HMCharacteristicValueInputEvent: Int, Sendable {
  case singlePress = 0
  case doublePress = 1
  case longPress = 2
}

/// Whether something works, with its raw values.
public enum HMCharacteristicValueActivationState: Int, Sendable {
  case inactive = 0
  case active = 1
}

/// Whether a contact is closed, with its raw values.
public enum HMCharacteristicValueContactState: Int, Sendable {
  case detected = 0
  case none = 1
}

/// Whether a battery is nearly empty, with its raw values.
public enum HMCharacteristicValueBatteryStatus: Int, Sendable {
  case normal = 0
  case low = 1
}

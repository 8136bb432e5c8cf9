import HeadlessUIKit

/// What went wrong in views that a test made before it asserts something of them.
enum EarlierFaults {
  /// - Throws: `ViewFaults` once for what went wrong in the test since it last asserted something of a view.
  static func check() throws {
    if let faults = ViewEnvironment.takeFaultsOutside() { throw faults }
  }
}

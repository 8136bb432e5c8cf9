import HeadlessUIKit

/// Faults of views that a test made before an assertion.
enum EarlierFaults {
  /// - Throws: `ViewFaults`, once, for faults in the test since its last assertion about a view.
  static func check() throws {
    if let faults = ViewEnvironment.takeFaultsOutside() { throw faults }
  }
}

/// The version of `galley`, which reports and pages name.
enum ProgramVersion {
  static let current = "0.1.0"
}

/// The version of `galley`, which reports and pages name.
package enum ProgramVersion {
  package static let current = "0.1.0"
}

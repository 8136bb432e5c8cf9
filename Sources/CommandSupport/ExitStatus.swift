/// The exit status of a command that ran.
package enum ExitStatus: Int32, Error {
  case review = 1
  case unusable = 2
}

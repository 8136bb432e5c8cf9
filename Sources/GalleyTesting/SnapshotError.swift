import Exceptions
import ViewRendering

/// A reason that a snapshot could not be taken, compared or written.
enum SnapshotError: Error, Equatable {
  case unknownRecordMode(String, variable: String)
  case notOnMainActor
  case unnamedCase(test: String)
  case emptyName(String)
  /// Two tests have the same references.
  case sharedName(String, other: String)
  /// Two calls have the same references.
  case clashingNames(String, String)
  /// `limit` is in bytes of UTF-8.
  case longName(String, limit: Int)
  case unusableFolder(String)
  case emptyView
  case emptyImage
  case noConfiguration
  case unknownDevice(String)
  case size(width: Double, height: Double?)
  case scale(Double)
  case unusableTrait(String)
  case unknownAxis(String, suggestion: String)
  case axisValue(AxisValue, axis: String, expected: String)
  /// A number of a `SnapshotVision` is not in its range.
  case vision(String, Double, ClosedRange<Double>)
  /// A view has both a tolerance and a reference without a picture.
  case toleranceOfRecords
  /// A text that is not a day, in an argument or a variable.
  case unknownDay(String, of: String)
  case unknownIssue(String)
  case noPreview(of: String)
}

extension SnapshotError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownRecordMode(let word, let variable):
      "\(variable) is '\(word)', which is not a record mode. Set it to all, failed, missing or never."
    case .notOnMainActor:
      "Views are made, laid out and drawn on the main actor. Mark the test @MainActor."
    case .unnamedCase(let test):
      "\"\(test)\" has arguments: each of its cases needs its own name, or they share a reference. Pass named:."
    case .emptyName(let name):
      "'\(name)' has no letter or digit to use in a file name. Pass another named:."
    case .sharedName(let name, let other):
      "References named \"\(name)\" are also used by \(other): each is compared with what the other recorded. "
        + "Rename one, or pass named:; in a function that several tests call, pass testName:."
    case .clashingNames(let name, let other):
      "Two calls use the same file, at least on case-insensitive file systems: \(other) and \(name). Pass another named:."
    case .longName(let name, let limit):
      "'\(name.prefix(40))…' would be a name of \(name.utf8.count) bytes, but at most \(limit) are allowed. Pass a shorter named:, or "
        + "rename the test."
    case .unusableFolder(let name):
      "'\(name)' cannot be a folder of references on every system. Use letters, digits, '-', '_', and spaces and '.' inside."
    case .emptyView:
      "The view has no size. Give it a frame, or name a size: .image(on: .width(343))."
    case .emptyImage: "The image has no bitmap. Make it from a PNG file's data."
    case .unknownDevice(let name):
      "'\(name)' is not a known device. Name one as Apple does, such as 'iPhone 16' or 'iPad (10th gen)'."
    case .size(let width, let height):
      "\(width) by \(height.map { "\($0)" } ?? "its content's height") is not a valid view size: sides are from 1 to 10000 points."
    case .scale(let scale): "\(scale) is not a valid scale. Use 1 to 4 device pixels per point."
    case .unusableTrait(let name):
      "The trait \(name) is determined by the device. Name one: .image(on: .device(\"iPhone 16\"))."
    case .unknownAxis(let key, let suggestion): "'\(key)' is not an axis.\(suggestion)"
    case .axisValue(let value, let axis, let expected):
      "\(value) is not a value of the axis '\(axis)': expected \(expected)."
    case .vision(let name, let value, let range):
      "\(name) is \(value): it must be from \(range.lowerBound) to \(range.upperBound)."
    case .toleranceOfRecords:
      "A tolerance compares pictures, but references: .records keeps none. Remove the tolerance, or pass references: "
        + ".pictures."
    case .unknownDay(let text, let name): "\(name) is '\(text)': give \(CalendarDay.expected)."
    case .unknownIssue(let text): "issue is '\(text)': give \(ExceptionTerms.expectedIssue)."
    case .noPreview(let target):
      "'\(target)' has no preview. Write one, #Preview { … }, or remove this test."
    case .noConfiguration: "There is nothing to render: one of the lists is empty."
    }
  }
}

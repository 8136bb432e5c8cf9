import HeadlessUIKit

/// A snapshot strategy: it turns a value into a format that is stored on disk, and compares it with the stored one.
///
/// There are two kinds. A value's format, such as text, is one file. Views are *rendered* under one or more
/// configurations, each of which has a picture and a record of its layout.
public struct Snapshotting<Value, Format> {
  let form: Form

  enum Form {
    case file(FileStrategy<Value, Format>)
    case rendered(RenderedStrategy<Value>)
  }

  init(_ form: Form) { self.form = form }

  /// Makes a custom strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: the extension of the reference's file; nil for none.
  ///   - diffing: the storage and comparison of the format.
  ///   - snapshot: makes the format of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    form = .file(FileStrategy(pathExtension: pathExtension, diffing: diffing) { value in try snapshot(value()) })
  }

  /// A strategy for values that are transformed to this strategy's: for a user, by the user's view, say.
  ///
  /// - Parameter transform: called once, or for a view once for each configuration, with its traits.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    switch form {
    case .file(let strategy):
      Snapshotting<NewValue, Format>(
        .file(
          FileStrategy(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            try strategy.snapshot { try transform(value()) }
          }))
    case .rendered(let strategy):
      Snapshotting<NewValue, Format>(
        .rendered(
          RenderedStrategy(
            configurations: strategy.configurations, tolerance: strategy.tolerance, allowed: strategy.allowed,
            content: strategy.content
          ) { value in
            let made = try strategy.view(transform(value))
            return (made.view, (made.owner, value))
          }))
    }
  }
}

/// A strategy whose format is the value itself.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Makes a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// A strategy that keeps one file for each value.
struct FileStrategy<Value, Format> {
  let pathExtension: String?
  let diffing: Diffing<Format>
  /// Makes the format of a value, which is evaluated as often as the strategy needs a new one.
  let snapshot: (_ value: () throws -> Value) throws -> Format
}

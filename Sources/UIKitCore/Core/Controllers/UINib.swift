public import Foundation
import UIKitValues

/// One of Interface Builder's documents with views: a `.xib` file as it is. Compiled nibs (`.nib`) are not read.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The source of the document.
  package enum Source: CustomStringConvertible {
    case file(name: String, bundle: Bundle?)
    case data(Data)

    /// The argument of the initializer, for messages.
    package var description: String {
      switch self {
      case .file(let name, _): "nibName: \"\(name)\""
      case .data: "data"
      }
    }
  }

  package final let source: Source
  /// The document, once it was read: whatever the target that reads documents keeps.
  package final var contents: AnyObject?

  /// Creates a nib with a file name, without an extension. The file is read when objects are made.
  ///
  /// - Parameter bundleOrNil: the bundle with the file; nil for the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundle: bundleOrNil)
    super.init()
  }

  /// Creates a nib from a document's bytes.
  ///
  /// - Parameter bundleOrNil: has no effect.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data)
    super.init()
  }

  /// Makes the nib's objects, connects their outlets and actions, and calls their `awakeFromNib()`.
  ///
  /// - Parameter ownerOrNil: the object that stands for File's Owner.
  /// - Returns: the top-level objects in document order, without placeholders. None if the document cannot be read, which
  ///   is a fault.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let reading = self as? any NibReading else {
      UIKitFaults.reportNoReader("UINib(\(source))")
      return []
    }
    return reading.makeObjects(
      owner: ownerOrNil, externalObjects: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
  }

  /// The keys of options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects for the document's other placeholders: a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of the nib with a name, as `UINib.instantiate(withOwner:options:)` does.
  ///
  /// - Returns: the top-level objects; nil if the document cannot be read, which is a fault.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}

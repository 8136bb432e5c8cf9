public import Foundation

/// A file of views. Differs from UIKit: nibs are not read, and one that is asked for its views is a fault.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The file's name.
  package final let name: String

  /// A file of a name. It need not be there.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A file that is in memory.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    super.init()
  }

  /// A fault, and nothing: nibs are not read.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    UIKitFaults.unsupported("UINib(nibName: \"\(name)\")", instead: "Make the views in code.")
    return []
  }

  /// How a nib is read.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that stand for those that the file names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// A fault, and nil: nibs are not read.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    _ = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return nil
  }
}

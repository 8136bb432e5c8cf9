public import Foundation

/// A nib file. Differs from UIKit: nibs are not supported, and instantiating one is a fault.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name of the file.
  package final let name: String

  /// Creates a nib with a file name. The file need not exist.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates a nib from data.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    super.init()
  }

  /// Reports a fault and returns no objects: nibs are not supported.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    UIKitFaults.unsupported("UINib(nibName: \"\(name)\")", instead: "Make the views in code.")
    return []
  }

  /// The keys of options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The external objects that the nib refers to.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Reports a fault and returns `nil`: nibs are not supported.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    _ = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return nil
  }
}

public import UIKit

/// A filter: it keeps what it is given, and has no output.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  public init?(name: String) {
    self.name = name
    super.init()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  init(known name: String) {
    self.name = name
    super.init()
  }

  /// The keys of the filter's inputs. A filter that is not in the list has an image's alone.
  open var inputKeys: [String] { FilterInputs.keys[name] ?? [kCIInputImageKey] }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var outputImage: CIImage? { nil }
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }
  open func setDefaults() {}
  /// The names of the filters whose inputs are known. Differs from the original: whatever the category.
  open class func filterNames(inCategory category: String?) -> [String] { FilterInputs.keys.keys.sorted() }
  open class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was set. There is never an output image.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? nil : values[key] }
}

public import UIKit

/// A filter: it keeps what it is given. Its output is the input with an effect that is not computed.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  /// A filter of a subclass, which has no name.
  public override init() {
    name = ""
    super.init()
  }

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
  /// The input with the filter's effect, which is not computed; of a filter that makes images, one without pixels; `nil` without
  /// the input that the filter has.
  open var outputImage: CIImage? {
    if let input = values[kCIInputImageKey] as? CIImage { return input.adding(name) }
    guard let known = FilterInputs.keys[name], !known.contains(kCIInputImageKey) else { return nil }
    return CIImage(nil, area: CIFilter.areaOfMade, effects: [name])
  }
  /// The place and size of an image that a filter makes: of codes they follow from their content, and others have no edges.
  private static let areaOfMade = CGRect(x: 0, y: 0, width: 100, height: 100)
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }
  open func setDefaults() {}
  /// The names of the filters whose inputs are known. Differs from the original: whatever the category.
  open class func filterNames(inCategory category: String?) -> [String] { FilterInputs.keys.keys.sorted() }
  open class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was set, or the output.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
}

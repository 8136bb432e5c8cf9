public import Foundation

/// A provider of data or objects for drag and drop, sharing and pasting.
///
/// Objects are kept as they were given, as nothing leaves the process.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var objects: [any NSItemProviderWriting] = []
  private var files: [(type: String, data: Data)] = []
  /// A name for the item, such as a file's.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() {
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    objects = [object]
    super.init()
  }

  /// Creates a provider of an item of a uniform type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    if let item = item as? any NSItemProviderWriting { objects = [item] }
    if let data = item as? NSData { files = [(typeIdentifier ?? "public.data", Data(referencing: data))] }
  }

  /// Creates a provider of a file's data; `nil` if it cannot be read, as a missing file's.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init(item: data as NSData, typeIdentifier: "public.data")
    suggestedName = fileURL.lastPathComponent
  }

  /// The uniform types of what is provided, in the order in which it was registered.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider } + files.map(\.type)
  }

  /// Whether something of the uniform type is provided.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Provides another object.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    objects.append(object)
  }

  /// Whether an object of the class is provided.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { isObject($0, of: aClass) }
  }

  /// Loads the first object of the class; the handler is called before the call returns.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = objects.first { isObject($0, of: aClass) } as? any NSItemProviderReading
    completionHandler(found, found == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Loads data of a uniform type; the handler is called before the call returns.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = files.first { $0.type == typeIdentifier }?.data
    completionHandler(data, data == nil ? CocoaError(.coderValueNotFound) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Loads a file of a uniform type, from data: there is no file, so the handler gets an error before the call returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }

  /// Loads an item of a uniform type: data, or the object that stands for the type. The handler is called before the call
  /// returns.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let object = objects.first { type(of: $0).writableTypeIdentifiersForItemProvider.contains(typeIdentifier) }
    let item: Any? = files.first { $0.type == typeIdentifier }?.data ?? object
    completionHandler?(item, item == nil ? CocoaError(.coderValueNotFound) : nil)
  }

  private func isObject(_ object: any NSItemProviderWriting, of aClass: any NSItemProviderReading.Type) -> Bool {
    guard let wanted = aClass as? NSObject.Type, let object = object as? NSObject else { return false }
    return object.isKind(of: wanted)
  }
}

/// An object that can be provided.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform types of its data.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be loaded from a provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform types of the data that it is made from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// The processes that may load what is provided. Stored: nothing leaves the process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// The team's apps.
  case team = 1
  /// The app's group.
  case group = 2
  /// This app.
  case ownProcess = 3
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

// Values of types that are objects on Apple's systems: `String` for `NSString`, `URL` for `NSURL`.
extension NSItemProvider {
  /// Whether a value of the type is provided.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Loads the first value of the type; the handler is called before the call returns.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      completionHandler(
        (object as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }
}

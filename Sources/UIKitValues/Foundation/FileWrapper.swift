public import Foundation

/// A file or a folder in memory. Foundation on Linux does not have it. Links are read as what they lead to.
open class FileWrapper: NSObject {
  /// The options for reading files.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once. All are.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without mapping into memory. None are mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The options for writing files.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All or nothing.
    public static let atomic = WritingOptions(rawValue: 1)
    /// With the names that the files have then.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The content of a file; nil for a folder.
  open private(set) var regularFileContents: Data?
  /// The files of a folder by their names; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name in the folder around.
  open var preferredFilename: String?
  /// The name in the folder around.
  open var filename: String?
  /// The attributes of the file. Stored.
  open var fileAttributes: [String: Any] = [:]

  /// A file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// A folder of files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// The file or folder at an address, with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    super.init()
    try read(from: url, options: options)
  }

  /// Reads what is at a place, with all that is in it.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
    regularFileContents = isFolder ? nil : try Data(contentsOf: url)
    fileWrappers = isFolder ? [:] : nil
    for child in isFolder ? try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) : [] {
      fileWrappers?[child.lastPathComponent] = try FileWrapper(url: child, options: options)
    }
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }

  /// Writes the file, or the folder with all that is in it.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    }
    guard let fileWrappers else { return }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers {
      try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
    }
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { fileWrappers == nil }
  /// Whether it is a link: none is.
  open var isSymbolicLink: Bool { false }

  /// Adds a file to a folder, under its preferred name or a free one.
  ///
  /// - Returns: the name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let preferred = child.preferredFilename ?? ""
    var (name, count) = (preferred, 1)
    while fileWrappers?[name] != nil {
      count += 1
      name = "\(preferred) \(count)"
    }
    fileWrappers?[name] = child
    child.filename = name
    return name
  }

  /// Adds a file with contents to a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) { fileWrappers = fileWrappers?.filter { $0.value !== child } }
  /// The name of a file in a folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }
  /// Whether the file has changed since it was read. It is not looked at.
  open func matchesContents(of url: URL) -> Bool { true }
}

/// The file format of a configuration; the raw value is the file's extension.
public enum ConfigurationType: String, CaseIterable, Sendable {
  /// JSON, which takes precedence over a property list of the same name.
  case json
  /// A property list in XML.
  case plist
}

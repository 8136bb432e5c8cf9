/// How a configuration is written; the raw value is the file's extension.
public enum ConfigurationType: String, CaseIterable, Sendable {
  /// JSON, which goes before a property list of the same name.
  case json
  /// A property list in XML.
  case plist
}

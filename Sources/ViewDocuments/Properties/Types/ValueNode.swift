/// A value in a document: a scalar, a list, or a map, independent of the file's format.
///
/// YAML nodes conform, and so do XML elements, whose attributes are a map of scalars. A node knows its place and its
/// format's syntax, so it also makes the errors.
package protocol ValueNode {
  associatedtype Map: ValueMap where Map.Node == Self
  associatedtype Failure: Error

  /// A scalar's text; nil for a list or a map.
  var scalar: String? { get }
  /// A scalar's text if it is not a number.
  var nonNumericScalar: String? { get }
  var isMapping: Bool { get }

  // Each of these throws if the node is something else. `expected` describes the value in the message: "a number from 0
  // to 1".

  func text(_ expected: String) throws(Failure) -> String
  /// Non-empty text.
  func word(_ expected: String) throws(Failure) -> String
  func number(_ expected: String) throws(Failure) -> Double
  func whole(_ expected: String) throws(Failure) -> Int
  func boolean(_ expected: String) throws(Failure) -> Bool
  func list(_ expected: String) throws(Failure) -> [Self]
  /// Numbers with names and an order.
  func numbers(_ names: [String], _ expected: String) throws(Failure) -> [Double]
  /// - Parameters:
  ///   - owner: the name of the map in messages: "a font".
  ///   - example: an example of such a map, for messages.
  func map(_ owner: String, such example: String?) throws(Failure) -> Map

  /// The error that says what was expected and what was found.
  func wrong(_ expected: String, hint: String?) -> Failure
  /// The error for an unknown name.
  func unknown(_ name: String, among names: [String]) -> Failure
  /// The error with this node's place.
  func failure(_ error: PropertyError) -> Failure
}

/// Values by name.
package protocol ValueMap {
  associatedtype Node: ValueNode

  var names: [String] { get }
  /// The value of a name; nil if it is missing.
  subscript(name: String) -> Node? { get }
  /// The value of a required name.
  func required(_ name: String) throws(Node.Failure) -> Node
  /// Throws for the first name that is not one of these.
  func checkKeys(_ names: [String]) throws(Node.Failure)
  /// Throws if a name is present that another one excludes; `owner` tells which: "a font with 'name'".
  func forbid(_ name: String, in owner: String) throws(Node.Failure)
  /// The error for a map that has none of these names.
  func missing(oneOf names: [String]) -> Node.Failure
}

/// Resolves the names and paths in values: colours, styles, texts and files of the document.
package protocol ValueSource {
  associatedtype Node: ValueNode

  /// The colour that the document defines under a name; nil for a name that may be one of `UIColor`'s.
  func color(named name: String, at node: Node, for property: String) throws(Node.Failure) -> ColorValue?
  func image(_ node: Node, _ expected: String) throws(Node.Failure) -> ImageValue
  func style(_ node: Node, _ expected: String) throws(Node.Failure) -> StyleValue
  func view(_ node: Node) throws(Node.Failure) -> ViewValue
  /// The text for a key.
  func localizedText(_ map: Node) throws(Node.Failure) -> LocalizedTextValue
}

/// A value in a document's file: a scalar, a list, or a map, whatever the file is written in.
///
/// YAML's nodes are such, and so are elements of XML, whose attributes are a map of scalars. A node knows its place and
/// how its language is written, so it makes the errors, too.
package protocol ValueNode {
  associatedtype Map: ValueMap where Map.Node == Self
  associatedtype Failure: Error

  /// A scalar's text; nil of a list or a map.
  var scalar: String? { get }
  /// A scalar's text if it is no number.
  var nonNumericScalar: String? { get }
  var isMapping: Bool { get }

  // Each throws what stands there in place of what is expected, as messages call that: "a number from 0 to 1".

  func text(_ expected: String) throws(Failure) -> String
  /// A text that is not empty.
  func word(_ expected: String) throws(Failure) -> String
  func number(_ expected: String) throws(Failure) -> Double
  func whole(_ expected: String) throws(Failure) -> Int
  func boolean(_ expected: String) throws(Failure) -> Bool
  func list(_ expected: String) throws(Failure) -> [Self]
  /// Numbers that have names and an order.
  func numbers(_ names: [String], _ expected: String) throws(Failure) -> [Double]
  /// - Parameters:
  ///   - owner: what messages call the map: "a font".
  ///   - example: one of its kind, for messages.
  func map(_ owner: String, such example: String?) throws(Failure) -> Map

  /// The error that says what is expected, and what stands there.
  func wrong(_ expected: String, hint: String?) -> Failure
  /// The error that a name is none of those known.
  func unknown(_ name: String, among names: [String]) -> Failure
  /// The error with the place of this node.
  func failure(_ error: PropertyError) -> Failure
}

/// Values by their names.
package protocol ValueMap {
  associatedtype Node: ValueNode

  var names: [String] { get }
  /// The value of a name; nil where there is none.
  subscript(name: String) -> Node? { get }
  /// The value of a name that has to be there.
  func required(_ name: String) throws(Node.Failure) -> Node
  /// Throws at the first name that is none of these.
  func checkKeys(_ names: [String]) throws(Node.Failure)
  /// Throws where there is a name that another one rules out; `owner` says which: "a font with 'name'".
  func forbid(_ name: String, in owner: String) throws(Node.Failure)
  /// The error that none of these names is there.
  func missing(oneOf names: [String]) -> Node.Failure
}

/// What the names and paths in values stand for: colours, styles, texts and files of the document's.
package protocol ValueSource {
  associatedtype Node: ValueNode

  /// The colour that has a name of the document's own; nil for one that may be `UIColor`'s.
  func color(named name: String, at node: Node, for property: String) throws(Node.Failure) -> ColorValue?
  func image(_ node: Node, _ expected: String) throws(Node.Failure) -> ImageValue
  func style(_ node: Node, _ expected: String) throws(Node.Failure) -> StyleValue
  /// The text of a key.
  func localizedText(_ map: Node) throws(Node.Failure) -> LocalizedTextValue
}

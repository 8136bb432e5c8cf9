/// Something noticed while rendering that no reference is needed for.
package struct Finding: Codable, Equatable, Sendable {
  package var kind: String
  package var node: String
  package var message: String

  package init(kind: String, node: String, message: String) {
    self.kind = kind
    self.node = node
    self.message = message
  }
}

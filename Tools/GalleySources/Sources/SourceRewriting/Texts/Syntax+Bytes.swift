import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of a node without what is around it, or with the spaces (no line ends, no comments) that follow.
  func bytes(andSpacesAfter: Bool = false) -> Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    var end = endPositionBeforeTrailingTrivia.utf8Offset
    if andSpacesAfter {
      for piece in trailingTrivia {
        guard case .spaces(let count) = piece else { break }
        end += count
      }
    }
    return start..<end
  }

  /// The node's text on one line: a space stands for comments, spaces and line ends between two tokens.
  var oneLineText: String {
    var text = ""
    var isSeparated = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, isSeparated || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      isSeparated = !token.trailingTrivia.isEmpty
    }
    return text
  }
}

extension DeclSyntax {
  /// The bytes of a member with the semicolon after it.
  var bytesAsMember: Range<Int> { parent?.as(MemberBlockItemSyntax.self)?.bytes() ?? bytes() }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var identifierText: String {
    let text = text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

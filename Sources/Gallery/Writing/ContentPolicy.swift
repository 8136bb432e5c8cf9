import Digests
import Foundation

/// The resources that a page may load and run (Content Security Policy, level 3): only its own.
enum ContentPolicy {
  private static let rest = "base-uri 'none'; form-action 'none'"

  /// The policy of a page in a folder with its files; its icon is a `data:` address.
  static let folder =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \(rest)"

  /// The policy of a page that asks its server what has changed.
  static let live = folder + "; connect-src 'self'"

  /// The policy of a page that contains everything: only elements with these texts.
  static func text(styles: [String], scripts: [String]) -> String {
    "default-src 'none'; script-src \(sources(scripts)); style-src \(sources(styles)); img-src data:; "
      + "font-src data:; \(rest)"
  }

  private static func sources(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "'none'" }
    return texts.map { text in
      let digest = Array(text.utf8).withUnsafeBytes(SHA256.digest)
      return "'sha256-\(Data(digest).base64EncodedString())'"
    }.joined(separator: " ")
  }
}

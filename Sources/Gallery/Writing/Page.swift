import Foundation
import Mustache
import Snapshots

/// The page itself, from its template.
struct Page {
  let template: MustacheTemplate

  /// - Throws: `GalleryError` for an invalid template.
  init(_ site: SiteFiles) throws(GalleryError) {
    template = try MustacheTemplate(html: site.template, named: SiteFiles.templateName)
  }

  /// The values passed to the template, which are listed in `README.md`.
  struct Context {
    var title = ""
    let version: String
    var policy = ""
    var totals = ""
    var groups: [String] = []
    var notes: [String] = []
    var fault: String?
    /// The number of the page's revision; nil for a page that stays as it is.
    var revision: Int?
    /// Paths of files that the page loads.
    var styles: [String] = []
    var scripts: [String] = []
    var data: [String] = []
    /// The texts included in the page itself.
    var inlineStyles: [String] = []
    var inlineScripts: [String] = []
    var inlineData: [(kind: String, json: String)] = []

    /// - Parameter version: Galley's version.
    init(_ input: GalleryInput, version: String) {
      self.version = version
      (title, totals, notes, fault) = (input.title, input.totals, input.warnings + input.notes, input.fault)
      groups = input.groups.map { $0.line.replacing("\t", with: " ") }
    }
  }

  func html(_ context: Context) -> Data {
    func named(_ name: String, _ texts: [String]) -> [[String: String]] { texts.map { [name: $0] } }
    var values: [String: Any] = [
      "title": context.title, "version": context.version, "csp": context.policy, "totals": context.totals,
      "groups": named("line", context.groups), "notes": named("line", context.notes),
      "styles": named("file", context.styles), "scripts": named("file", context.scripts),
      "data": named("file", context.data), "inlineStyles": named("text", context.inlineStyles),
      "inlineScripts": named("text", context.inlineScripts),
      "inlineData": context.inlineData.map { ["kind": $0.kind, "json": $0.json] },
    ]
    values["fault"] = context.fault
    values["live"] = context.revision.map { [["revision": "\($0)"]] }
    return Data(template.render(values).utf8)
  }
}

extension MustacheTemplate {
  /// An HTML template, in which values are escaped.
  ///
  /// - Throws: `GalleryError` for an invalid template.
  init(html: String, named name: String) throws(GalleryError) {
    MustacheContentTypes.register(ScalarEscaping(), named: ScalarEscaping.name)
    do {
      try self.init(string: "{{% CONTENT_TYPE: \(ScalarEscaping.name)}}" + html)
    } catch {
      throw .damagedSite(path: name, reason: "\(error)")
    }
  }
}

/// Escapes characters with a meaning in HTML, scalar by scalar.
///
/// The engine's own escaping works on `Character`s, where a quote followed by a combining accent is not a quote.
private struct ScalarEscaping: MustacheContentType {
  static let name = "HTML-SCALARS"

  func escapeText(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "&": escaped += "&amp;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "'": escaped += "&#39;".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

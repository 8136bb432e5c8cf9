import Foundation
import ReferenceCommands
import Reports
import Snapshots

/// A web page with a case's history: a strip of its pictures, each with the commit that brought it. It loads nothing from
/// elsewhere, and runs no script.
struct HistoryPage {
  static let fileName = "index.html"
  private static let styleName = "history.css"

  private let history: ReferenceHistory

  init(_ history: ReferenceHistory) { self.history = history }

  /// Writes the page, and each different picture once.
  func write(to folder: RenewedFolder) throws {
    var written: Set<Int> = []
    for version in history.versions {
      guard let number = version.number, let picture = version.picture, written.insert(number).inserted else {
        continue
      }
      try folder.put(picture, at: "pictures/\(number).png")
    }
    try folder.put(Data(HistoryPage.style.utf8), at: HistoryPage.styleName)
    try folder.put(Data(html(pictures: written).utf8), at: HistoryPage.fileName)
    try folder.removeRest()
  }

  private func html(pictures: Set<Int>) -> String {
    let title = XMLText.escaped(history.path)
    let flips = history.flipLines.map { "<p class=\"flips\">\(XMLText.escaped($0))</p>\n" }.joined()
    let items = history.versions.map { item($0, pictures: pictures) }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
      <title>\(title)</title>
      <link rel="stylesheet" href="\(HistoryPage.styleName)">
      </head>
      <body>
      <h1>\(title)</h1>
      <p>\(XMLText.escaped(history.totals))</p>
      \(flips)<ol tabindex="0" aria-label="References, the oldest first">
      \(items)</ol>
      </body>
      </html>

      """
  }

  private func item(_ version: ReferenceVersion, pictures: Set<Int>) -> String {
    let number = version.number.map { "#\($0) " } ?? ""
    let picture = version.number.flatMap { pictures.contains($0) ? $0 : nil }
    let image =
      picture.map {
        "<a href=\"pictures/\($0).png\"><img src=\"pictures/\($0).png\" alt=\"Picture \($0)\" loading=\"lazy\"></a>"
      }
      ?? "<p class=\"none\">No picture</p>"
    let differences = version.differences.map { "<li dir=\"auto\">\(XMLText.escaped($0))</li>" }.joined()
    return """
      <li class="\(version.change.rawValue)">
      \(image)
      <h2>\(number)\(version.change.rawValue)</h2>
      <p><time>\(version.date)</time> <code>\(version.commit.prefix(9))</code></p>
      <p><bdi>\(XMLText.escaped(version.author))</bdi></p>
      <p class="subject" dir="auto">\(XMLText.escaped(version.subject))</p>
      \(differences.isEmpty ? "" : "<ul>\(differences)</ul>\n")</li>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 24px; }
    h1 { font-size: 20px; overflow-wrap: anywhere; }
    h2 { font-size: 15px; margin: 8px 0 0; }
    p { margin: 4px 0; }
    ol { display: flex; gap: 24px; overflow-x: auto; list-style: none; margin: 16px 0; padding: 0 0 16px; }
    ol > li { flex: 0 0 auto; width: 240px; content-visibility: auto; contain-intrinsic-size: 240px 480px; }
    ul { margin: 4px 0; padding-left: 18px; }
    img { display: block; max-width: 100%; max-height: 480px; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
    .none { padding: 48px 0; text-align: center; border: 1px dashed; }
    .subject { font-weight: 600; }
    .renewed { opacity: 0.75; }
    .flips { font-weight: 600; }

    """
}

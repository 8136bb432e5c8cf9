import UIKit

/// The content of a card.
struct Card: Equatable {
  var title: String
  var text: String
  var date: String

  /// Short and long ones, one with several paragraphs, Arabic, Japanese, and an empty one.
  static let examples = texts.enumerated().map { index, text in
    Card(title: titles[index % titles.count], text: text, date: text.isEmpty ? "" : "\(index + 1) May")
  }

  private static let titles = ["Door", "Tyre pressure of the left rear wheel", "زيت", "電池"]

  private static let texts = [
    "Open",
    "The door on the driver's side was left open.",
    "Pressure has been falling slowly for three days: have the wheel looked at before the next long journey, and keep "
      + "a spare one within reach until then.",
    "Two things:\nThe oil is low.\n\nAnd the horn is too loud for where you live.",
    "مستوى الزيت منخفض، يرجى زيارة أقرب ورشة في أسرع وقت ممكن.",
    "電池の残量が少なくなっています。早めに充電してください。",
    "",
    "Kraftfahrzeughaftpflichtversicherungsbescheinigung",
    "Помыто, натёрто воском и как новое.",
  ]

  /// 48 x 32 points, of a single colour.
  static let picture: UIImage? = {
    let data = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAGAAAABAAQMAAADf+uBNAAAAA1BMVEXIUCi3yA+MAAAAEElEQVR42mNg"
        + "GAWjYBSQCwADQAAB8oOzpwAAAABJRU5ErkJggg==")
    return data.flatMap { UIImage(data: $0, scale: 2) }
  }()
}

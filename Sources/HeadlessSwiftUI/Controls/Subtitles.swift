import HeadlessUIKit
import UIKitLists

/// Views that are several.
@MainActor
private protocol SeveralViews {
  /// The views.
  var views: [any View] { get }
}

extension TupleView: SeveralViews {}

extension NodeContext {
  /// The nodes of a control's label, of whose texts the first is the title and the others are subtitles below it (Apple,
  /// `Toggle`). These look as the subtitle of a cell of UIKit's: no public source settles it.
  func nodes(ofLabel label: some View, at key: ChildKey) -> [ViewNode] {
    guard let views = (label as? any SeveralViews)?.views, let title = views.first as? Text,
      case let subtitles = views.dropFirst().compactMap({ $0 as? Text }), subtitles.count == views.count - 1
    else { return nodes(of: label, at: key) }
    return nodes(of: TitleAndSubtitles(title: title, subtitles: subtitles), at: key)
  }
}

private struct TitleAndSubtitles: View {
  let title: Text
  let subtitles: [Text]

  var body: some View {
    let cell = UIListContentConfiguration.subtitleCell()
    VStack(alignment: .leading, spacing: cell.textToSecondaryTextVerticalPadding) {
      title
      ForEach(subtitles.indices, id: \.self) { index in
        subtitles[index].font(Font(cell.secondaryTextProperties.font)).foregroundStyle(.secondary)
      }
    }
  }
}

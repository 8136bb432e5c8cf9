import UIKitCore

/// The content of a system item, and its name.
struct SystemItemContent: Equatable {
  /// The title of an item that shows text.
  var title: String?
  /// The symbol of an item that shows a picture.
  var symbol: String?
  /// The name for assistive technologies, in English.
  var name: String

  private init(title: String) {
    (self.title, name) = (title, title)
  }

  private init(symbol: String, _ name: String) {
    (self.symbol, self.name) = (symbol, name)
  }

  /// The content of a system item; `nil` for spaces, and for the page curl, which bars have not shown since iOS 11.
  init?(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .done: self.init(title: "Done")
    case .cancel: self.init(title: "Cancel")
    case .edit: self.init(title: "Edit")
    case .save: self.init(title: "Save")
    case .undo: self.init(title: "Undo")
    case .redo: self.init(title: "Redo")
    case .flexibleSpace, .fixedSpace, .pageCurl: return nil
    default: self.init(pictured: item)
    }
  }

  private init?(pictured item: UIBarButtonItem.SystemItem) {
    switch item {
    case .add: self.init(symbol: "plus", "Add")
    case .compose: self.init(symbol: "square.and.pencil", "Compose")
    case .reply: self.init(symbol: "arrowshape.turn.up.left", "Reply")
    case .action: self.init(symbol: "square.and.arrow.up", "Share")
    case .organize: self.init(symbol: "folder", "Organize")
    case .bookmarks: self.init(symbol: "book", "Bookmarks")
    case .search: self.init(symbol: "magnifyingglass", "Search")
    case .refresh: self.init(symbol: "arrow.clockwise", "Refresh")
    case .stop: self.init(symbol: "xmark", "Stop")
    case .camera: self.init(symbol: "camera", "Camera")
    case .trash: self.init(symbol: "trash", "Delete")
    case .play: self.init(symbol: "play.fill", "Play")
    case .pause: self.init(symbol: "pause.fill", "Pause")
    case .rewind: self.init(symbol: "backward.fill", "Rewind")
    case .fastForward: self.init(symbol: "forward.fill", "Fast Forward")
    case .close: self.init(symbol: "xmark.circle.fill", "Close")
    default: return nil
    }
  }
}

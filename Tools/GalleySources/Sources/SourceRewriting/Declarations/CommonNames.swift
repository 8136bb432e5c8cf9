/// Names of members that so many types have that their use says nothing of whose they are.
enum CommonNames {
  static func contains(_ name: String) -> Bool { names.contains(name) || name.utf8.count < 3 }

  private static let names: Set<String> = [
    "add", "alignment", "alpha", "animate", "append", "apply", "attributes", "background", "backgroundColor", "begin",
    "black", "body", "bold", "bottom", "bounds", "buttonTapped", "cancel", "cell", "center", "centerX", "centerY",
    "chars",
    "clear", "close", "code", "color", "commonInit", "components", "configure", "constraints", "contains", "content",
    "convert", "count", "create", "data", "date", "day", "default", "delegate", "delete", "description", "didTap",
    "dismiss", "duration", "edges", "element", "enumerated", "error", "fetch", "filter", "first", "flatMap", "font",
    "format", "formatted", "forEach", "frame", "get", "handle", "hash", "height", "hide", "hour", "id", "identifier",
    "image", "index", "indices", "info", "insert", "isEmpty", "isEnabled", "isHidden", "isSelected", "isValid", "item",
    "items", "join", "joined", "key", "keys", "label", "last", "layer", "layout", "leading", "left", "length", "load",
    "localizedDescription", "lowercased", "main", "make", "map", "max", "message", "min", "minute", "model", "month",
    "name", "next", "normalized", "object", "open", "origin", "padding", "path", "perform", "pop", "position", "prefix",
    "prepare", "present", "print", "push", "range", "read", "reduce", "register", "reload", "reloadData", "remove",
    "removeAll", "removeFirst", "removeLast", "replace", "replacing", "reset", "result", "reverse", "reversed", "right",
    "rotate", "row", "rows", "save", "scale", "second", "section", "sections", "select", "self", "send", "separator",
    "set", "setup", "setUp", "setTitle", "share", "shared", "show", "shuffled", "size", "sort", "sorted", "split",
    "spacing", "start", "state", "stop", "string", "style", "subscript", "subtitle", "suffix", "sum", "swap", "tag",
    "text", "textColor", "time", "timestamp", "title", "toggle", "top", "trailing", "transform", "trim", "trimmed",
    "type", "update", "uppercased", "url", "value", "values", "view", "white", "width", "with", "write", "year",
  ]
}

import UIKit
import os.log

extension Notification.Name {
    public static let textStylesDidChange = Notification.Name("textStylesDidChange")
}

/// The styles and colors of an app, read from a JSON file.
@objc(TKConfiguration)
public final class Configuration: NSObject {
    @objc public static let shared = Configuration()
    @objc public private(set) dynamic var styles: [String: TextStyle] = [:]
    @objc public private(set) var colors: [String: UIColor] = [:]
    private let log = OSLog(subsystem: "typography", category: "configuration")

    private override init() { super.init() }

    @objc(readData:error:)
    public func read(_ data: Data) throws {
        let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        colors = (root["typography-colors"] as? [String: String] ?? [:]).compactMapValues(UIColor.init(notation:))
        let entries = root["ui-font-text-styles"] as? [String: [String: Any]] ?? [:]
        var result: [String: TextStyle] = [:]
        for name in entries.keys.sorted() {
            _ = resolve(name, in: entries, into: &result, path: [])
        }
        styles = result
        NotificationCenter.default.post(name: .textStylesDidChange, object: self, userInfo: [#keyPath(styles): result])
    }

    private func resolve(_ name: String, in entries: [String: [String: Any]], into result: inout [String: TextStyle],
                         path: [String]) -> TextStyle? {
        if let style = result[name] { return style }
        guard let entry = entries[name] else {
            os_log("There is no style named %{public}@", log: log, type: .error, name)
            return nil
        }
        guard !path.contains(name) else {
            os_log("The style %{public}@ extends itself", log: log, type: .error, name)
            return nil
        }
        let base = (entry["extends"] as? String).flatMap {
            resolve($0, in: entries, into: &result, path: path + [name])
        }
        let style = TextStyle(name: name, entry: entry, colors: colors, base: base)
        result[name] = style
        return style
    }
}

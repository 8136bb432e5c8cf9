import SwiftUI

@available(iOS 13.0, *)
public extension Configuration {
    /// A color for SwiftUI's views.
    func color(named name: String) -> Color? {
        return colors[name].map(Color.init)
    }
}

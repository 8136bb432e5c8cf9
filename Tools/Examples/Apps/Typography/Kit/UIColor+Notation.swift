import UIKit

extension UIColor {
    /// A color from `#RRGGBB`, `#RRGGBBAA` or `rgb(r, g, b)`.
    convenience init?(notation: String) {
        let text = notation.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("rgb("), text.hasSuffix(")") {
            let parts = text.dropFirst(4).dropLast().split(separator: ",")
                .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
            guard parts.count == 3 else { return nil }
            self.init(red: CGFloat(parts[0]) / 255, green: CGFloat(parts[1]) / 255, blue: CGFloat(parts[2]) / 255,
                      alpha: 1)
            return
        }
        let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        guard [6, 8].contains(digits.count), let value = UInt64(digits, radix: 16) else { return nil }
        let all = digits.count == 6 ? value << 8 | 0xFF : value
        let part: (UInt64) -> CGFloat = { CGFloat(all >> $0 & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}

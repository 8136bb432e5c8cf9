public import Foundation
public import UIKitCore
public import UIKitValues

extension UICalendarView {
  /// A mark below a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The size of a mark, with UIKit's raw values.
    public enum Size: Int, Sendable, CaseIterable {
      /// A small one.
      case small = 0
      /// The standard one.
      case medium = 1
      /// A large one.
      case large = 2

      /// How large the symbol is: no public source.
      fileprivate var pointSize: CGFloat { [8, 10, 13][rawValue] }
    }

    private let make: @MainActor () -> UIView

    private init(_ make: @escaping @MainActor () -> UIView) { self.make = make }

    /// A new view of the mark.
    final var view: UIView { make() }

    /// A dot of a colour, by default the system's fill.
    open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      image(UIImage(systemName: "circle.fill"), color: color, size: size)
    }

    /// An image, by default a dot.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration {
        let view = UIImageView(image: image ?? UIImage(systemName: "circle.fill"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.pointSize)
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        return view
      }
    }

    /// A view of the app's own.
    open class func customView(_ viewProvider: @escaping () -> UIView) -> Decoration { Decoration { viewProvider() } }
  }
}

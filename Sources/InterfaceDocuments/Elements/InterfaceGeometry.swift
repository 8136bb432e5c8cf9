/// A rectangle in points.
package struct InterfaceRect: Equatable, Sendable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A size in points.
package struct InterfaceSize: Equatable, Sendable {
  package var width, height: Double

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A point.
package struct InterfacePoint: Equatable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// Insets from the edges, in points.
package struct InterfaceInsets: Equatable, Sendable {
  package var top, left, bottom, right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Insets from the edges in the direction of reading, in points.
package struct InterfaceDirectionalInsets: Equatable, Sendable {
  package var top, leading, bottom, trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// The parts of a view's frame that change when its superview does. The bits are UIKit's.
package struct InterfaceAutoresizingMask: OptionSet, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = Self(rawValue: 1 << 0)
  package static let flexibleWidth = Self(rawValue: 1 << 1)
  package static let flexibleRightMargin = Self(rawValue: 1 << 2)
  package static let flexibleTopMargin = Self(rawValue: 1 << 3)
  package static let flexibleHeight = Self(rawValue: 1 << 4)
  package static let flexibleBottomMargin = Self(rawValue: 1 << 5)
}

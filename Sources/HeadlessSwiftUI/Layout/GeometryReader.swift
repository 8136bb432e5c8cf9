public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// A view that takes the room it is proposed, and says to its content how large that is.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the content for a size and place.
  public var content: (GeometryProxy) -> Content

  /// A view whose content is made when the size is known.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The content is made when the size is known, with its top left corner at the view's (R1).
  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let node = ViewNode("GeometryReader", GeometryRoom(), in: context)
    node.content = DeferredContent { place in
      let inner = context.part("content")
      inner.element.beginChildren()
      defer { inner.element.endChildren() }
      let proxy = GeometryProxy(place, in: context)
      let children = inner.nodes(of: content(proxy), at: .content)
      return children.map {
        PlacedNode(node: $0, origin: .zero, proposal: ProposedSize(LayoutSize(place.size)))
      }
    }
    return [node]
  }
}

/// A view's size and place.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
  /// The distances of the view from the edges of the safe area, as far as it lies outside.
  public let safeAreaInsets: EdgeInsets
  /// No insets: the corners of the screen take no room.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
  let globalFrame: CGRect
  let spaces: [CoordinateSpaceName: CGRect]

  @MainActor init(_ place: DeferredPlace, in context: NodeContext) {
    size = place.size
    globalFrame = place.frame
    safeAreaInsets = context.environment.safeAreaInsets
    spaces = context.environment.coordinateSpaces.mapValues(\.frame)
  }

  /// The view's frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named(let name):
      guard let space = spaces[CoordinateSpaceName(name)] else { return globalFrame }
      return globalFrame.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  /// The view's frame in a coordinate space; in the global one where no view around has the name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The part of the view around with a name, in this view's coordinates; nil where no view around has it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace, let space = spaces[CoordinateSpaceName(name)]
    else { return nil }
    return space.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
  }

  /// The value of an anchor in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: globalFrame) }
}

/// A name of a coordinate space.
struct CoordinateSpaceName: Hashable {
  let name: AnyHashable

  init(_ name: AnyHashable) { self.name = name }
}

/// The frame of a view that names a coordinate space, once it is known.
final class CoordinateSpaceFrame {
  var frame = CGRect.zero
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: [CoordinateSpaceName: CoordinateSpaceFrame] { [:] }
}

private struct SafeAreaKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  var coordinateSpaces: [CoordinateSpaceName: CoordinateSpaceFrame] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }

  /// The distances of the safe area from the edges of the room that the view is in.
  var safeAreaInsets: EdgeInsets {
    get { self[SafeAreaKey.self] }
    set { self[SafeAreaKey.self] = newValue }
  }
}

/// Coordinates.
public enum CoordinateSpace: Equatable, Hashable {
  /// The coordinates of the hosting view.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of a view around that has the name.
  case named(AnyHashable)
}

/// Coordinates of a kind.
public protocol CoordinateSpaceProtocol {
  /// The coordinates of this kind.
  var coordinateSpace: CoordinateSpace { get }
}

/// Coordinates of a view by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace

  /// The coordinates of a view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

/// Coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The coordinates of the view itself.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// Coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The coordinates of the hosting view.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the hosting view.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The names of scroll views' coordinates.
enum ScrollSpace: Hashable {
  case any
  case along(Axis)
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace.any) }
  /// The coordinates of the nearest scroll view around along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpace.along(axis)) }
  /// The coordinates of a view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .named(name) }
}

/// A place or frame of a view, which a geometry proxy has in its own coordinates.
public struct Anchor<Value> {
  private let read: (CGRect) -> Value

  package init(_ read: @escaping (CGRect) -> Value) { self.read = read }

  func value(in frame: CGRect) -> Value { read(frame) }

  /// The part of a view that is an anchor.
  public struct Source {
    let make: (CGRect) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place.
  public static func == (one: Anchor, other: Anchor) -> Bool { one.value(in: .zero) == other.value(in: .zero) }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the place to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value(in: .zero)) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { frame in
      Anchor { room in frame.offsetBy(dx: -room.minX, dy: -room.minY) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading edge, which is the left one.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge, which is the right one.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  /// A place in the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame in
      Anchor { room in
        let place = point.place(in: frame)
        return CGPoint(x: place.x - room.minX, y: place.y - room.minY)
      }
    }
  }
}

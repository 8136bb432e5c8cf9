// What containers of an app's own were made with before iOS 18, by the names that SwiftUI's interface has.

/// Containers that are made of the views of their content.
public enum _VariadicView {
  /// A type that makes a view from others.
  public typealias Root = _VariadicView_Root
  /// A type that makes one view from others.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A type that makes several views from others.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views of the content.
  public typealias Children = _VariadicView_Children

  /// A container with its content.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View, PrimitiveView {
    /// The value that makes a view from those of the content.
    public var root: Root
    /// The content.
    public var content: Content

    /// A container of views.
    public init(_ root: Root, @ViewBuilder content: () -> Content) { (self.root, self.content) = (root, content()) }
    /// A container of a view.
    public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

    public func makeNodes(in context: NodeContext) -> [ViewNode] {
      let children = SubviewsCollection(context.nodes(of: content, at: .part("base")))
      return context.nodes(of: root.body(children: Children(subviews: children)), at: .content)
    }
  }
}

/// A type that makes a view from others.
public protocol _VariadicView_Root {}

/// A type that makes a view from others and shows it.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View
  /// The view that is made of the content's.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A type that makes one view from others.
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that makes several views from others.
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a container's content.
public struct _VariadicView_Children: RandomAccessCollection, View {
  /// A view of a container's content.
  public struct Element: View, PrimitiveView, Identifiable {
    let subview: Subview

    public nonisolated var id: AnyHashable {
      nonisolated(unsafe) let subview = subview
      return AnyHashable(subview.id)
    }
    public func makeNodes(in context: NodeContext) -> [ViewNode] { subview.makeNodes(in: context) }
  }

  let subviews: SubviewsCollection

  public nonisolated var startIndex: Int { subviews.startIndex }
  public nonisolated var endIndex: Int { subviews.endIndex }
  public nonisolated subscript(position: Int) -> Element {
    nonisolated(unsafe) let subview = subviews[position]
    return MainActor.assumeIsolated {
      nonisolated(unsafe) let element = Element(subview: subview)
      return element
    }
  }

  public var body: some View { ForEach(self) { $0 } }
}

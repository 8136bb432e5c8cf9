import Foundation

/// A view below a navigation bar: the root of a stack.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  private let root: Root
  private let path: [AnyHashable]

  /// The root of a stack.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (self.root, path) = (root(), []) }
  /// The root of a stack. What the path has above it is not shown.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, self.path) = (root(), path.wrappedValue.values)
  }
  /// The root of a stack. What the path has above it is not shown.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    (self.root, self.path) = (root(), path.wrappedValue.map { AnyHashable($0) })
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    NavigationContainer.makeNodes(of: root, path: path, in: context)
  }
}

/// A view below a navigation bar, or columns: of several views, the first is the sidebar and the last the details. Where
/// the width is compact, or the views are a stack, the first is shown.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content

  /// A view below a navigation bar, or columns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    guard let columns = content as? any ColumnViews else {
      return NavigationContainer.makeNodes(of: content, path: [], in: context)
    }
    return columns.makeColumns(in: context)
  }
}

/// Views in a navigation view that are columns.
@MainActor
private protocol ColumnViews {
  func makeColumns(in context: NodeContext) -> [ViewNode]
}

extension TupleView: ColumnViews {
  @MainActor fileprivate func makeColumns(in context: NodeContext) -> [ViewNode] {
    let views = views.map { AnyView($0) }
    guard let first = views.first, let last = views.last, views.count > 1,
      context.environment.horizontalSizeClass == .regular, !context.environment.navigatesInStack
    else {
      return NavigationContainer.makeNodes(of: views.first ?? AnyView(EmptyView()), path: [], in: context)
    }
    guard views.count > 2 else {
      return NavigationSplitView(sidebar: { first }, detail: { last }).makeNodes(in: context)
    }
    return NavigationSplitView(sidebar: { first }, content: { views[1] }, detail: { last }).makeNodes(in: context)
  }
}

/// The values above the root of a stack: a still picture shows the last of them.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// The number of values.
  public var count: Int { values.count }
  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// A path without values.
  public init() {}
  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// The representation for storing the path: nil, as nothing is stored.
  public var codable: CodableRepresentation? { nil }
  /// A path that was stored: an empty one.
  public init(_ codable: CodableRepresentation) {}

  /// A path as it is stored: not at all.
  public struct CodableRepresentation: Codable, Equatable {}

  /// Adds a value, of which the path keeps that there is one.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values from the end, at most all.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension View {
  /// Sets the view that a stack around this one shows for values of a type in its path.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    nonisolated(unsafe) let destination = destination
    return changingNodes { node in
      node.changeBar { bar in
        bar.destinations[ObjectIdentifier(D.self)] = { value in
          (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
        }
      }
    }
  }

  /// Shows a view above this one in the stack around, as long as the binding says so.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    nonisolated(unsafe) let shown = isPresented.wrappedValue ? AnyView(destination()) : nil
    return changingNodes { node in if let shown { node.changeBar { $0.pushed = shown } } }
  }

  /// Shows a view for an item above this one in the stack around.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    nonisolated(unsafe) let shown = item.wrappedValue.map { AnyView(destination($0)) }
    return changingNodes { node in if let shown { node.changeBar { $0.pushed = shown } } }
  }

  /// Sets whether navigation views of several views are columns or a stack. On a phone, every look is that of a stack.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.navigatesInStack = S.self == StackNavigationViewStyle.self }
  }
}

private struct NavigatesInStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether navigation views are stacks whatever their width.
  fileprivate var navigatesInStack: Bool {
    get { self[NavigatesInStackKey.self] }
    set { self[NavigatesInStackKey.self] = newValue }
  }
}

/// The look of navigation views.
public protocol NavigationViewStyle {}

/// One view above the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One view above the other.
  public init() {}
}

/// Columns, which are one on a phone.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Columns, which are one on a phone.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view above the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns, which are one on a phone.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// Two columns, which are one on a phone.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Two columns, which are one on a phone.
  public init() {}
}

/// Columns, which are one on a phone.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Columns, which are one on a phone.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, which are one on a phone.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

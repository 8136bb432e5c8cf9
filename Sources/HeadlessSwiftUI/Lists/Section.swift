public import Foundation
import HeadlessUIKit
import ProposalLayout

/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let footer: Footer
  let content: Content
  /// Whether the content is shown.
  let isExpanded: Bool

  init(header: Parent, footer: Footer, content: Content, isExpanded: Bool = true) {
    (self.header, self.footer, self.content, self.isExpanded) = (header, footer, content, isExpanded)
  }
}

/// The parts of a section, which a list around it lays out.
struct SectionParts {
  var header: [ViewNode] = []
  var rows: [ViewNode] = []
  var footer: [ViewNode] = []
  /// The section's settings for those of its rows that have none of their own.
  var rowTraits = ListRowTraits()
  /// The section's own node, which is not laid out; nil for rows that are in none.
  var node: ViewNode?

  /// The parts of a node; nil for one that is not a section.
  @MainActor init?(of node: ViewNode) {
    guard let parts = node.traits.values[ObjectIdentifier(SectionParts.self)] as? SectionParts else { return nil }
    self = parts
    (rowTraits, self.node) = (node.listRow, node)
  }

  init(header: [ViewNode] = [], rows: [ViewNode] = [], footer: [ViewNode] = []) {
    (self.header, self.rows, self.footer) = (header, rows, footer)
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// Outside of lists the parts stand one below the other.
  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    // Headers and footers of lists have the fonts and colours of UIKit's lists (iOS 17 and 18; §3, 28); those that stand out,
    // UIKit's extra prominent ones.
    let isInList = context.environment.isInList
    let small =
      !isInList
      ? context
      : context.with { environment in
        environment.font = .footnote
        environment.foregroundStyles = ForegroundStyles(styles: [Color.secondary])
      }
    let headers =
      !isInList
      ? context
      : context.environment.headerProminence == .increased
        ? context.with { $0.font = .title3.weight(.semibold) }
        : context.environment.listStyle == .plain
          ? context.with { $0.font = .headline } : small.with { $0.textCase = .uppercase }
    let parts = SectionParts(
      header: headers.nodes(of: header, at: .part("header")),
      rows: isExpanded ? context.nodes(of: content, at: .content) : [],
      footer: small.nodes(of: footer, at: .part("footer")))
    guard context.environment.isInList else {
      @MainActor func edge(_ nodes: [ViewNode]) -> [ViewNode] {
        nodes.map { $0.with { $0.traits.isSectionEdge = true } }
      }
      let nodes = SectionMark.marked(parts)
      return edge(nodes.header) + nodes.rows + edge(nodes.footer)
    }
    let node = ViewNode("Section", Layers(), in: context)
    node.traits.values[ObjectIdentifier(SectionParts.self)] = parts
    return [node]
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section: RowOwner where Parent: View, Content: View, Footer: View {
  func keepsRows(in context: NodeContext) -> Bool { context.environment.isInList }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer of views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }

  /// Views with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }

  /// Views with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Views with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header, which are shown if the binding is true.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content(), isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Views with the text of a key as their header, which are shown if the binding is true.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(
      header: Text(titleKey), footer: EmptyView(), content: content(), isExpanded: isExpanded.wrappedValue)
  }

  /// Views with the text of a key as their header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Views with a text as their header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

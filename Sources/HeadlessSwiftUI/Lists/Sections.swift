public import Foundation
import HeadlessUIKit

/// The section that a view belongs to outside of lists, for containers that are made of sections.
struct SectionMark {
  /// The part of a section.
  enum Part {
    case header
    case content
    case footer
  }

  /// A section that was made.
  final class Identity {}

  let section: Identity
  let part: Part

  /// The parts of a section, each of whose views says that it belongs to it. An outer section takes views from an inner one.
  @MainActor static func marked(_ parts: SectionParts) -> SectionParts {
    let section = Identity()
    func marked(_ nodes: [ViewNode], _ part: Part) -> [ViewNode] {
      nodes.map { $0.with { $0.sectionMark = SectionMark(section: section, part: part) } }
    }
    var result = parts
    result.header = marked(parts.header, .header)
    result.rows = marked(parts.rows, .content)
    result.footer = marked(parts.footer, .footer)
    return result
  }
}

extension ViewNode {
  var sectionMark: SectionMark? {
    get { traits.values[ObjectIdentifier(SectionMark.self)] as? SectionMark }
    set { traits.values[ObjectIdentifier(SectionMark.self)] = newValue }
  }
}

/// A section that a container is made of. Views outside of any section are sections without a header and a footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section in its container.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  public let id: ID
  /// The views of the header; empty if there is none.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of the footer; empty if there is none.
  public let footer: SubviewsCollection

  /// The values that the section's first view has for the container around it.
  @MainActor public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections that a container is made of.
public struct SectionCollection: RandomAccessCollection, View {
  let sections: [SectionConfiguration]

  @MainActor init(_ nodes: [ViewNode]) {
    var groups: [[ViewNode]] = []
    for node in nodes {
      if let last = groups.last?.last, last.sectionMark?.section === node.sectionMark?.section {
        groups[groups.count - 1].append(node)
      } else {
        groups.append([node])
      }
    }
    sections = groups.enumerated().map { index, nodes in
      @MainActor func views(_ part: SectionMark.Part) -> SubviewsCollection {
        SubviewsCollection(nodes.filter { ($0.sectionMark?.part ?? .content) == part }.map(\.unmarked))
      }
      return SectionConfiguration(
        id: SectionConfiguration.ID(index: index), header: views(.header), content: views(.content),
        footer: views(.footer))
    }
  }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { sections.count } }
  public nonisolated subscript(position: Int) -> SectionConfiguration {
    nonisolated(unsafe) let collection = self
    nonisolated(unsafe) let section = MainActor.assumeIsolated { collection.sections[position] }
    return section
  }

  public var body: some View {
    ForEach(sections) { section in
      section.header
      section.content
      section.footer
    }
  }
}

extension ViewNode {
  /// The view without its section, which the container has taken apart.
  fileprivate var unmarked: ViewNode {
    with {
      $0.sectionMark = nil
      $0.traits.isSectionEdge = false
    }
  }
}

/// A view that is made of the sections of another.
public struct GroupSectionsOfContent<Base: View, Result: View>: View, PrimitiveView {
  let base: Base
  let transform: (SectionCollection) -> Result

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let sections = SectionCollection(context.nodes(of: base, at: .part("base")))
    return context.nodes(of: transform(sections), at: .content)
  }
}

extension Group {
  /// A view that is made of the sections of another.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    nonisolated(unsafe) let (view, transform) = (view, transform)
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The sections of a view, which are known when they are shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection, LateCollection {
  let make: NodeMaker

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a view are known when they are shown.")
  }
}

extension ForEach
where Content: View, Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
  /// A view for each section of another.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    nonisolated(unsafe) let (view, content) = (view, content)
    let group = ForEachSectionCollection<Content> { context in
      let sections = SectionCollection(context.nodes(of: view, at: .part("base")))
      return context.nodes(
        of: ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>(sections.sections, content: content),
        at: .content)
    }
    self.init(group, id: { $0.id }, content: content)
  }
}

extension Slice: View where Base == SubviewsCollection {
  public var body: some View { ForEach(self) { $0 } }
}

public import Foundation
public import HeadlessUIKit
import ProposalLayout

extension View {
  /// Says a value to the views around.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    nonisolated(unsafe) let value = value
    return changingNodes { $0.preferences[ObjectIdentifier(K.self)] = value }
  }

  /// Changes what the view says to those around.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    nonisolated(unsafe) let callback = callback
    return changingNodes { node in
      var value = node.preference(K.self) ?? K.defaultValue
      callback(&value)
      node.preferences[ObjectIdentifier(K.self)] = value
    }
  }

  /// Calls an action with what the view says, and when that changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Says a place or frame of the view to the views around.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    nonisolated(unsafe) let (value, transform) = (value, transform)
    return changingNodes { node in
      node.preferences[ObjectIdentifier(K.self)] = K.defaultValue
      node.anchorActions.append { node, frame in
        node.preferences[ObjectIdentifier(K.self)] = transform(value.make(frame))
      }
    }
  }

  /// Changes what the view says to those around by a place or frame of it.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    nonisolated(unsafe) let (value, transform) = (value, transform)
    return changingNodes { node in
      nonisolated(unsafe) let said = node.preference(K.self) ?? K.defaultValue
      node.preferences[ObjectIdentifier(K.self)] = said
      node.anchorActions.append { node, frame in
        var changed = node.preference(K.self) ?? said
        transform(&changed, value.make(frame))
        node.preferences[ObjectIdentifier(K.self)] = changed
      }
    }
  }

  /// Shows a view in front of this one that is made of what this one says.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceViewModifier<Key, T>(isOverlay: true, alignment: alignment, transform: transform))
  }

  /// Shows a view behind this one that is made of what this one says.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceViewModifier<Key, T>(isOverlay: false, alignment: alignment, transform: transform))
  }

  /// Names the view's coordinates.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: CoordinateSpaceName(AnyHashable(name))))
  }

  /// Names the view's coordinates.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    guard case .named(let name) = name.coordinateSpace else {
      return modifier(CoordinateSpaceModifier(name: CoordinateSpaceName(AnyHashable(0))))
    }
    return modifier(CoordinateSpaceModifier(name: CoordinateSpaceName(name)))
  }
}

/// Calls an action when what a view says has changed.
nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let nodes = content(context)
    let action = action
    context.graph.afterLayout {
      let value = nodes.preference(Key.self) ?? Key.defaultValue
      let known: Key.Value? = context.element[.of(Self.self)]
      guard value != known ?? Key.defaultValue else { return }
      context.element[.of(Self.self)] = value
      action(value)
    }
    return nodes
  }
}

/// Shows a second view that is made of what the content says.
nonisolated struct PreferenceViewModifier<Key: PreferenceKey, Second: View>: ViewModifier, PrimitiveModifier {
  let isOverlay: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> Second

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let nodes = content(context)
    return nodes.map { main in
      // Made when the frames are known, which anchors need.
      let second = ViewNode("", Leaf.flexible, in: context, isListed: false)
      second.content = DeferredContent { place in
        let inner = context.part("preference")
        inner.element.beginChildren()
        defer { inner.element.endChildren() }
        let made = inner.nodes(of: transform(nodes.preference(Key.self) ?? Key.defaultValue), at: .content)
        let room = LayoutSize(place.size)
        return made.map { node in
          let size = node.layout.size(for: ProposedSize(room))
          let origin = LayoutPoint(
            x: alignment.horizontal.guide.standardPlace(in: room)
              - alignment.horizontal.guide.standardPlace(in: size),
            y: alignment.vertical.guide.standardPlace(in: room) - alignment.vertical.guide.standardPlace(in: size))
          return PlacedNode(node: node, origin: origin, proposal: ProposedSize(room))
        }
      }
      second.hidesPreferences = true
      return ViewNode(
        "", isOverlay ? ProposalLayout.Secondary.overlay() : .background(),
        isOverlay ? [main, second] : [second, main],
        in: context, isListed: false)
    }
  }
}

/// Names the coordinates of the content.
nonisolated struct CoordinateSpaceModifier: ViewModifier, PrimitiveModifier {
  let name: CoordinateSpaceName

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let space = CoordinateSpaceFrame()
    return content(context.with { $0.coordinateSpaces[name] = space }).map { node in
      let outer = node.inside(Padding(LayoutInsets()), in: context)
      outer.layoutActions.append { space.frame = $0 }
      return outer
    }
  }
}

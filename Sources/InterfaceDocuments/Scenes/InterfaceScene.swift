package import SourcePlaces

/// A scene of a storyboard with its outermost objects, or all of a `.xib`.
package struct InterfaceScene: Sendable {
  package let id: String?
  package let objects: [InterfaceElement]
  package let place: SourcePlace

  static func scenes(of root: InterfaceElement) -> [InterfaceScene] {
    if let objects = root.child(named: "objects") {
      return [InterfaceScene(id: nil, objects: objects.children, place: objects.place)]
    }
    return (root.child(named: "scenes")?.children ?? []).filter { $0.name == "scene" }.map { scene in
      InterfaceScene(
        id: scene["sceneID"], objects: scene.child(named: "objects")?.children ?? [], place: scene.place)
    }
  }
}

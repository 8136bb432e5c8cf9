public import Foundation

/// A scene of an editor with its entities. None is read of a file.
open class GKScene: NSObject {
  open var rootNode: (any GKSceneRootNodeType)?
  open private(set) var entities: [GKEntity] = []
  open private(set) var graphs: [String: GKGraph] = [:]

  /// `nil`: scenes of the editor are not read.
  public init?(fileNamed filename: String) { nil }
  /// `nil`: scenes of the editor are not read.
  public init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) { nil }

  open func addEntity(_ entity: GKEntity) { entities.append(entity) }
  open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
  open func removeGraph(_ name: String) { graphs[name] = nil }
  open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
}

/// The root of a scene.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

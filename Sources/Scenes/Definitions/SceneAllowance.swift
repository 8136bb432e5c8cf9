import Exceptions
import Snapshots

/// A known finding of a scene, with the terms on which it is allowed.
struct SceneAllowance: Sendable {
  let finding: FindingAllowance
  let exception: PlacedException
}

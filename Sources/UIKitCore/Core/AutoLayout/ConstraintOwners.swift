import ConstraintSolver

/// The origins of the constraints in a solver, by handle. Handles count up from 0.
struct ConstraintOwners {
  private var owners: [(handle: ConstraintHandle, owner: ConstraintOwner)?] = []

  subscript(handle: ConstraintHandle) -> ConstraintOwner? {
    get { owners.indices.contains(Int(handle.index)) ? owners[Int(handle.index)]?.owner : nil }
    set {
      while owners.count <= Int(handle.index) { owners.append(nil) }
      owners[Int(handle.index)] = newValue.map { (handle, $0) }
    }
  }

  /// The handles of the constraints that have an owner, in the order they were added.
  var keys: [ConstraintHandle] { owners.compactMap { $0?.handle } }
}

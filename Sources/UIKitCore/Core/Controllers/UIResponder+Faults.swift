import Foundation

extension UIResponder {
  /// Reports that UIKit would raise `exception` in the view or controller; the call has no effect.
  package final func raiseFault(_ exception: String, call: String, reason: String) {
    UIKitFaults.raise(exception, call: call, reason: reason, by: self, in: viewEnvironment)
  }

  /// Reports a use of the view or controller that `UNSUPPORTED.md` lists.
  package final func reportUnsupported(_ call: String, instead: String) {
    UIKitFaults.unsupported(call, instead: instead, by: self, in: viewEnvironment)
  }
}

extension UIView {
  /// Removes and returns the earlier faults of the views in the tree and of their controllers, and those without a known
  /// source, in the tree's environment and outside of any `run`.
  package final func takeFaultsOfTree() -> [String] {
    let root = treeRoot
    let (own, outermost) = (viewEnvironment.faults, ViewEnvironment.outermost.faults)
    return (own === outermost ? [own] : [outermost, own]).flatMap { log in
      log.take { ($0 as? UIResponder)?.treeRoot === root }
    }
  }

  /// Calls `body` as the view's work: its environment and traits are the current ones, and faults are attributed to it.
  package final func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
    try viewEnvironment.atWork(self, traitCollection, body)
  }
}

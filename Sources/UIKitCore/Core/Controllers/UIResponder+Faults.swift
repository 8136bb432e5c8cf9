import Foundation

extension UIResponder {
  /// Notes that UIKit would raise `exception` in the view or controller: the call has no effect.
  package final func raiseFault(_ exception: String, call: String, reason: String) {
    UIKitFaults.raise(exception, call: call, reason: reason, by: self, in: viewEnvironment)
  }

  /// Notes a use of the view or controller that is listed in `UNSUPPORTED.md`.
  package final func reportUnsupported(_ call: String, instead: String) {
    UIKitFaults.unsupported(call, instead: instead, by: self, in: viewEnvironment)
  }
}

extension UIView {
  /// What went wrong before: the faults of the views in the tree and of their controllers, and those that nothing known
  /// raised, in the tree's environment and outside of any `run`. They are given once.
  package final func takeFaultsOfTree() -> [String] {
    let root = treeRoot
    let (own, outermost) = (viewEnvironment.faults, ViewEnvironment.outermost.faults)
    return (own === outermost ? [own] : [outermost, own]).flatMap { log in
      log.take { ($0 as? UIResponder)?.treeRoot === root }
    }
  }

  /// What `body` returns while the view is at work: its environment and its traits are the current ones, and faults are its
  /// own.
  package final func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
    try viewEnvironment.atWork(self, traitCollection, body)
  }
}

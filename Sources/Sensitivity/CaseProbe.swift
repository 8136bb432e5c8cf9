import Drawing
import Foundation
package import HeadlessUIKit
package import ImageComparison
package import Snapshots
package import ViewRendering

/// Mutates each view of a case, one at a time, and asks whether a comparison with the unchanged case notices it.
@MainActor
package final class CaseProbe {
  /// Lays the case out and calls the closure with its view, in its environment and window.
  package typealias Layout = (_ inspect: (UIView) -> Void) throws -> Void

  private let renderer: ViewRenderer
  private let identity: CaseIdentity
  private let configuration: Configuration
  private let tolerance: Tolerance
  private let maskableNames: Set<String>
  private let comparesLayout: Bool

  private var result = ProbedViews()
  private var trial: CaseTrial?
  /// The index, in tree order, of the view whose mutations are next, and that of its next mutation.
  private var next = (view: 0, mutation: 0)
  private var viewCount: Int?
  private var error: (any Error)?

  /// - Parameters:
  ///   - tolerance: the case's tolerance.
  ///   - maskableNames: names that its mask may have although no view here has them.
  ///   - comparesLayout: whether the case is compared with a reference, and not just by its pixels.
  package init(
    _ identity: CaseIdentity, under configuration: Configuration, tolerance: Tolerance, maskableNames: Set<String>,
    comparesLayout: Bool, by renderer: ViewRenderer
  ) {
    (self.identity, self.configuration, self.renderer) = (identity, configuration, renderer)
    (self.tolerance, self.maskableNames, self.comparesLayout) = (tolerance, maskableNames, comparesLayout)
  }

  /// The number of mutations, and those that no verdict notices.
  ///
  /// - Throws: what laying out, recording and drawing throw.
  package func probe(_ layOut: Layout) throws -> ProbedViews {
    repeat {
      let before = next
      try layOut { self.inspect($0) }
      if let error { throw error }
      precondition(before != next || isDone, "\(identity): laying the case out again gave other views.")
    } while !isDone
    return result
  }

  private var isDone: Bool { viewCount.map { next.view >= $0 } ?? false }

  /// Goes on with the mutations until all are done, or the view has to be made again.
  private func inspect(_ root: UIView) {
    do {
      let original = try rendered(root)
      let trial = try self.trial ?? CaseTrial(original, tolerance: tolerance, comparesLayout: comparesLayout)
      self.trial = trial
      let views = ProbedTree(root, original.layout)
      viewCount = views.count
      while next.view < views.count {
        guard try probe(views, trial, original) else { return }
        next = (next.view + 1, 0)
      }
    } catch {
      self.error = error
    }
  }

  /// Tries the mutations of one view that are left; false if the last could not be undone.
  private func probe(_ views: ProbedTree, _ trial: CaseTrial, _ original: RenderedCase) throws -> Bool {
    let mutations = ViewMutations.of(
      views.views[next.view], isRoot: next.view == 0, hasLines: !views.nodes[next.view].lines.isEmpty)
    while next.mutation < mutations.count {
      let mutation = mutations[next.mutation]
      next.mutation += 1
      mutation.apply()
      let changed = try rendered(views.root)
      let verdict = try trial.verdict(on: changed)
      try count(mutation, verdict, views, trial)
      mutation.undo()
      guard try rendered(views.root).isRecorded(as: original) else {
        if next.mutation == mutations.count { next = (next.view + 1, 0) }
        return false
      }
    }
    return true
  }

  private func count(
    _ mutation: ViewMutation, _ verdict: CaseTrial.Verdict, _ views: ProbedTree, _ trial: CaseTrial
  ) throws {
    // What draws nothing, and is not in a layout that counts, cannot be seen to move or go.
    if verdict == .unpainted, mutation.isOfUncertainEffect || [.moved, .hidden].contains(mutation.mutation.kind) {
      return
    }
    result.counts[mutation.mutation.kind, default: 0] += 1
    if let reason = try reason(mutation, verdict, views, trial) {
      result.unnoticed.append(UnnoticedMutation(view: views.name(next.view), mutation.mutation, reason))
    }
  }

  /// The reason that a mutation is not noticed; nil if it is.
  private func reason(
    _ mutation: ViewMutation, _ verdict: CaseTrial.Verdict, _ views: ProbedTree, _ trial: CaseTrial
  ) throws -> UnnoticedReason? {
    switch verdict {
    case .noticed: return nil
    case .masked(let names): return .masked(names)
    case .tolerated(let rules): return .tolerated(rules)
    case .unpainted, .samePixels: break
    }
    if let place = views.reasonOfPlace(next.view) { return place }
    guard let exaggerate = mutation.exaggerate else { return mutation.mutation.kind == .text ? .unknown : .sameColour }
    exaggerate()
    return try trial.verdict(on: rendered(views.root)) == .samePixels ? .covered : .transparent
  }

  private func rendered(_ root: UIView) throws -> RenderedCase {
    var recording = root.recordAgain()
    recording.displayList.filters = configuration.filters
    var rendered = try renderer.renderedCase(recording, identity, scale: configuration.scale)
    rendered.otherNames = maskableNames
    return rendered
  }
}

extension RenderedCase {
  fileprivate func isRecorded(as other: RenderedCase) -> Bool {
    displayList == other.displayList && layout == other.layout
  }
}

import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Where UIKit raises an exception, a fault names the call, and something harmless replaces what is missing.
@MainActor @Suite(.ownEnvironment) struct CollectionFaultTests {
  @Test func countsThatChangeWithoutAWord() {
    let list = ListCollection(count: 4)
    list.view.layoutIfNeeded()
    list.source.sections = [["a"]]
    list.view.setNeedsLayout()
    let faults = collectFaults { list.view.layoutIfNeeded() }
    #expect(
      faults == [
        "NSInternalInconsistencyException: UICollectionView.layoutSubviews: the data source went from 4 to 1 items in "
          + "section 0 without reloadData() or an update"
      ])
    #expect(list.names == ["a"])
  }

  @Test func updatesThatDoNotAddUp() {
    let list = ListCollection(count: 3)
    list.view.layoutIfNeeded()
    list.source.sections[0].append("x")
    list.source.sections[0].append("y")
    let faults = collectFaults { list.view.insertItems(at: [IndexPath(item: 3, section: 0)]) }
    #expect(
      faults == [
        "NSInternalInconsistencyException: UICollectionView.performBatchUpdates: Invalid update: invalid number of "
          + "items in section 0. The number of items contained in an existing section after the update (5) must be "
          + "equal to the number of items contained in that section before the update (3), plus or minus the number "
          + "of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of "
          + "items moved into or out of that section (0 moved in, 0 moved out)."
      ])
    list.view.layoutIfNeeded()
    #expect(list.names == ["0", "1", "2", "x"])
  }

  @Test func updatesOfWhatIsNotThere() {
    let list = ListCollection(count: 3)
    list.view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    let calls: [(String, () -> Void)] = [
      ("delete item [0, 7]", { list.view.deleteItems(at: [IndexPath(item: 7, section: 0)]) }),
      ("delete item [0, -1]", { list.view.deleteItems(at: [IndexPath(item: -1, section: 0)]) }),
      ("insert item [4, 0]", { list.view.insertItems(at: [IndexPath(item: 0, section: 4)]) }),
      ("reload item [0]", { list.view.reloadItems(at: [IndexPath(index: 0)]) }),
      ("move item [9, 9]", { list.view.moveItem(at: IndexPath(item: 9, section: 9), to: path) }),
      ("delete section 3", { list.view.deleteSections([3]) }),
      ("insert section 8", { list.view.insertSections([8]) }),
      ("move to section 5", { list.view.moveSection(0, toSection: 5) }),
      ("move section -2", { list.view.moveSection(-2, toSection: 0) }),
      ("delete, reload or move item [0, 1] more than once", { list.view.deleteItems(at: [path, path]) }),
      ("invalid number of sections", { list.view.deleteSections([0]) }),
    ]
    for (text, call) in calls {
      let faults = collectFaults(call)
      #expect(faults.count == 1 && faults[0].contains(text), "\(text): \(faults)")
      list.view.layoutIfNeeded()
      #expect(list.names == ["0", "1", "2"])
    }
  }

  @Test func identifiersNothingIsRegisteredFor() {
    let list = ListCollection(count: 2)
    list.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "text")
    let faults = collectFaults { list.view.layoutIfNeeded() }
    #expect(
      faults == [
        "NSInternalInconsistencyException: UICollectionView.dequeueReusable: could not dequeue a view of kind: cell "
          + "with identifier \"text\": a class must be registered for the identifier"
      ])
    #expect(list.view.visibleCells.count == 2)
  }

  @Test func classesThatAreNoCells() {
    let list = ListCollection(count: 2)
    let faults = collectFaults {
      list.view.register(UIView.self, forCellWithReuseIdentifier: "text")
      list.view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "text")
    }
    #expect(faults.count == 2)
    #expect(faults[0].contains("UIView is not a subclass of UICollectionViewCell"))
    list.view.layoutIfNeeded()
    #expect(list.view.visibleCells.count == 2)
  }

  @Test func cellsMadeByHandAndCellsGivenTwice() {
    final class Careless: NSObject, UICollectionViewDataSource {
      let cell = UICollectionViewCell(frame: .zero)
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { cell }
    }
    let (list, source) = (ListCollection(count: 3), Careless())
    list.view.dataSource = source
    let faults = collectFaults { list.view.layoutIfNeeded() }
    #expect(faults.filter { $0.contains("does not have a reuseIdentifier") }.count == 3)
    #expect(faults.filter { $0.contains("returned the view that shows [0, 0]") }.count == 2)
    #expect(Set(list.view.visibleCells.map(ObjectIdentifier.init)).count == 3)
  }

  @Test func headersNobodyMakes() {
    final class Silent: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      }
    }
    let (list, source) = (ListCollection(count: 3), Silent())
    list.view.dataSource = source
    list.layout.headerHeight = 10
    let faults = collectFaults { list.view.layoutIfNeeded() }
    #expect(faults.count == 1 && faults[0].contains("viewForSupplementaryElementOfKind"))
    #expect(list.view.visibleCells.count == 1)
  }

  @Test func negativeAndEnormousCounts() {
    final class Wild: NSObject, UICollectionViewDataSource {
      var (sections, items) = (1, -3)
      func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      }
    }
    let (list, source) = (ListCollection(count: 0), Wild())
    let view = list.view
    view.dataSource = source
    var count = -1
    let negative = collectFaults {
      view.layoutIfNeeded()
      count = view.numberOfItems(inSection: 0)
    }
    #expect(negative.first?.contains("the data source answered -3") == true)
    #expect(count == 0)
    source.items = .max
    let enormous = collectFaults { count = view.numberOfItems(inSection: 0) }
    #expect(count == 1_000_000 && enormous.count == 1)
    source.sections = -1
    let missing = collectFaults { count = view.numberOfItems(inSection: 5) }
    #expect(count == 0 && missing.last?.contains("only 0 sections") == true)
  }

  @Test func aDataSourceThatReloadsWhileItIsAsked() {
    let list = ListCollection(count: 3)
    list.source.configure = { _ in
      list.view.reloadData()
      list.view.layoutIfNeeded()
    }
    let faults = collectFaults { list.view.layoutIfNeeded() }
    #expect(faults.contains { $0.contains("FeedbackLoop") })
    list.source.configure = { _ in }
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.names == ["0", "1", "2"])
  }

  @Test func itemsThatCannotBeScrolledTo() {
    let list = ListCollection(count: 3)
    list.view.layoutIfNeeded()
    let faults = collectFaults {
      list.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
      list.view.scrollToItem(at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
    }
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.hasPrefix("NSInvalidArgumentException: UICollectionView.scrollToItem") })
  }

  @Test func indexPathsThatAreTooShort() {
    var numbers: [Int] = []
    let faults = collectFaults {
      numbers = [IndexPath(index: 4).section, IndexPath(index: 4).item, IndexPath().section]
    }
    #expect(numbers == [4, 0, 0])
    #expect(faults.count == 2)
  }
}

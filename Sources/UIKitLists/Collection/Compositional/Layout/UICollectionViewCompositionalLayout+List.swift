extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists with the configuration. The list's background fills the collection view.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { list { _ in configuration } }

  /// A layout of lists, each with a configuration of its own; the background of the first fills the collection view.
  package class func list(
    _ configuration: @escaping @MainActor (_ section: Int) -> UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(using: configuration(index), layoutEnvironment: environment)
      section.decorationItems = []
      return section
    }
    let first = configuration(0)
    layout.listBackgroundColor = first.backgroundColor ?? first.appearance.backgroundColor
    return layout
  }
}

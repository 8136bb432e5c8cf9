public import Foundation

extension URL {
  /// The text of the default style: the scheme, the host and the path.
  public func formatted() -> String { formatted(.url) }

  /// The text of a style.
  public func formatted<Style: Foundation.FormatStyle>(_ format: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { format.format(self) }

  /// The parts of an address that are shown.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    private var parts: [Component: ComponentDisplayOption]
    private var host: HostDisplayOption

    /// Creates a style.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      parts = [
        .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
        .fragment: fragment,
      ]
      self.host = host
    }

    /// The style with another option for the scheme.
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
    /// The style with another option for the user.
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(.user, strategy) }
    /// The style with another option for the password.
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(.password, strategy) }
    /// The style with another option for the host.
    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      var style = self
      style.host = strategy
      return style
    }
    /// The style with another option for the port.
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(.port, strategy) }
    /// The style with another option for the path.
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
    /// The style with another option for the query.
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(.query, strategy) }
    /// The style with another option for the fragment.
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(.fragment, strategy) }

    private func with(_ part: Component, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.parts[part] = option
      return style
    }

    /// The text of an address.
    public func format(_ value: URL) -> String {
      guard let address = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      func shown(_ part: Component) -> String? {
        parts[part]?.condition.holds(in: address) == true ? part.text(in: address) : nil
      }
      var text = shown(.scheme).map { $0 + (address.host == nil ? ":" : "://") } ?? ""
      if let host = host.shown(in: address) {
        let password = shown(.password).map { ":" + $0 } ?? ""
        let user = shown(.user).map { $0 + password + "@" } ?? ""
        text += user + host + (shown(.port).map { ":" + $0 } ?? "")
      }
      text += shown(.path) ?? ""
      text += shown(.query).map { "?" + $0 } ?? ""
      return text + (shown(.fragment).map { "#" + $0 } ?? "")
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The scheme, the host and the path of an address.
  public static var url: Self { Self() }
}

extension URL.FormatStyle {
  /// A part of an address.
  public enum Component: Int, Codable, Hashable, Sendable {
    /// The parts, in their order.
    case scheme, user, password, host, port, path, query, fragment

    func text(in address: URLComponents) -> String? {
      switch self {
      case .scheme: address.scheme
      case .user: address.user
      case .password: address.password
      case .host: address.host
      case .port: address.port.map { "\($0)" }
      case .path: address.path
      case .query: address.query
      case .fragment: address.fragment
      }
    }
  }

  /// When a part is shown.
  public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
    let condition: Condition

    /// It is.
    public static var always: Self { Self(condition: .always) }
    /// It is not.
    public static var never: Self { Self(condition: .never) }
    /// It is not in web addresses.
    public static var omitIfHTTPFamily: Self { Self(condition: .unless(.scheme, Condition.webSchemes)) }
    /// It is where a part is one of some texts.
    public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .when(component, requirements))
    }
    /// It is not where a part is one of some texts.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .unless(component, requirements))
    }

    public var description: String { "\(condition)" }
  }

  /// When the host is shown, and how much of it.
  public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
    let condition: Condition
    var omitted: Set<String> = []
    var omitsLevels = false

    /// It is.
    public static var always: Self { Self(condition: .always) }
    /// It is not.
    public static var never: Self { Self(condition: .never) }
    /// It is not in web addresses.
    public static var omitIfHTTPFamily: Self { Self(condition: .unless(.scheme, Condition.webSchemes)) }
    /// It is where a part is one of some texts.
    public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .when(component, requirements))
    }
    /// It is not where a part is one of some texts.
    public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
      Self(condition: .unless(component, requirements))
    }
    /// It is, without some first labels like `www`.
    ///
    /// Differs from Foundation, which has a list of all registries: those below a country's are the usual ones.
    ///
    /// - Parameter omitMultiLevelSubdomains: whether one label is left before the registered name.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(condition: .always, omitted: subdomainsToOmit, omitsLevels: omitMultiLevelSubdomains)
    }
    /// As `omitSpecificSubdomains(_:includeMultiLevelSubdomains:)`, where a part is one of some texts; else all of it.
    public static func omitSpecificSubdomains(
      _ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
      when component: Component, matches requirements: Set<String>
    ) -> Self {
      Self(condition: .when(component, requirements), omitted: subdomainsToOmit, omitsLevels: omitMultiLevelSubdomains)
    }

    public var description: String { "\(condition)" }

    private var isAboutSubdomains: Bool { !omitted.isEmpty || omitsLevels }

    func shown(in address: URLComponents) -> String? {
      guard let host = address.host else { return nil }
      let holds = condition.holds(in: address)
      guard holds, isAboutSubdomains else { return holds || isAboutSubdomains ? host : nil }
      var labels = host.split(separator: ".")
      guard Int(labels.last ?? "") == nil else { return host }
      let registries: Set<Substring> = ["ac", "co", "com", "edu", "go", "gov", "ne", "net", "or", "org"]
      let isBelowCountry =
        labels.count > 2 && labels[labels.count - 1].count == 2
        && registries.contains(labels[labels.count - 2])
      let registered = isBelowCountry ? 3 : 2
      if omitsLevels { labels = Array(labels.suffix(registered + 1)) }
      if labels.count > registered, omitted.contains(String(labels[0])) { labels.removeFirst() }
      return labels.joined(separator: ".")
    }
  }

  /// When something is shown.
  enum Condition: Codable, Hashable, Sendable {
    case always, never
    case when(Component, Set<String>)
    case unless(Component, Set<String>)

    static let webSchemes: Set<String> = ["http", "https"]

    func holds(in address: URLComponents) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .when(let part, let texts): part.text(in: address).map(texts.contains) ?? false
      case .unless(let part, let texts): !(part.text(in: address).map(texts.contains) ?? false)
      }
    }
  }
}

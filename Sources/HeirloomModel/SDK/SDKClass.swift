/// Facts about a class that may be a superclass.
package struct SDKClass: Sendable {
    /// The relation of a subclass to `init()` of the class.
    package enum PlainInitializer: Hashable, Sendable {
        /// `init()` is a designated initializer: subclasses call it as `super.init()`, and override it by declaring
        /// their own.
        case designated
        /// `init()` exists, but no initializer of a subclass can call it: `UIViewController()`. A subclass inherits it
        /// unless it declares designated initializers other than those of its superclass. The associated value is the
        /// arguments of `super.init(…)`, if these suit any subclass.
        case convenience(calling: String?)
        /// There is no `init()`.
        case absent
        case unknown

        /// `super.init(frame: .zero)`, although the class can also be created with `View()`.
        static func calling(_ arguments: String) -> Self { .convenience(calling: arguments) }

        /// `super.init(rootView: …)`, with values that only the subclass knows.
        static var demanding: Self { .convenience(calling: nil) }
    }

    /// The initializer for decoding that a subclass with initializers of its own must declare.
    package enum Coder: Sendable {
        case none
        /// `required init?(coder: NSCoder)`
        case failable
        /// `required init(coder: NSCoder)`
        case unfailing
    }

    package let superclass: String?
    package let plainInitializer: PlainInitializer
    package let coder: Coder
}

extension SDKClass {
    /// The arguments of `super.init(…)`, if the call is required and these values suit any subclass.
    private var superArguments: String? {
        if case .convenience(let arguments) = plainInitializer { arguments } else { nil }
    }

    /// The labels of the designated initializer that is called with `superArguments`.
    private var designatedLabels: [String]? {
        superArguments.map { arguments in
            arguments.split(separator: ",").map { argument in
                String(argument.prefix { $0 != ":" }.drop { $0 == " " })
            }
        }
    }

    /// Returns whether a subclass inherits `init()` if these are its designated initializers, given by the labels of
    /// their parameters: none, or overrides of those of the superclass.
    package func passesOnInit(toClassWith initializers: [[String]]) -> Bool {
        switch plainInitializer {
        case .absent, .unknown: return false
        case .designated: return initializers.isEmpty
        case .convenience:
            guard !initializers.isEmpty else { return true }
            guard let labels = designatedLabels else { return false }
            return initializers.contains(labels)
                && initializers.allSatisfy { $0 == labels || $0 == ["coder"] }
        }
    }

    /// Whether an initializer of a subclass must call one of this class explicitly, because `super.init()`, which Swift
    /// calls implicitly, does not exist or is not the only designated initializer.
    package var mustBeCalled: Bool {
        switch plainInitializer {
        case .unknown: false
        case .designated: coder != .none
        case .convenience, .absent: true
        }
    }

    /// Returns the reason why the call is required, in words.
    package func reasonToCall(_ name: String) -> String {
        plainInitializer == .designated
            ? "'\(name)' has several initializers, and Swift calls none of them implicitly"
            : "'\(name)' has no designated 'init()'"
    }

    /// The arguments of `super.init(…)`; `nil` if unknown.
    package var calledArguments: String? { plainInitializer == .designated ? "" : superArguments }

    /// Returns the lines of the initializer for decoding that a subclass must declare.
    package func coderLines(indentation: String, access: String = "") -> [String] {
        let failable: String
        switch coder {
        case .none: return []
        case .failable: failable = "?"
        case .unfailing: failable = ""
        }
        return [
            "@available(*, unavailable)", "\(access)required init\(failable)(coder: NSCoder) {",
            indentation + "fatalError(\"'init(coder:)' is not used\")", "}",
        ]
    }
}

/// What is known of a class that may be a superclass.
package struct SDKClass: Sendable {
    /// What an `init()` of the class is to a subclass.
    package enum PlainInitializer: Sendable {
        /// `init()` is a designated initializer: `super.init()` calls it, and to write another is to override it.
        case designated
        /// There is an `init()`, which no initializer of a subclass can call: `UIViewController()`. A subclass inherits
        /// it as long as it has no other designated initializers than its superclass.
        case convenience
        /// There is none.
        case absent
        case unknown
    }

    /// What a subclass with initializers of its own must have, to come from a coder.
    package enum Coder: Sendable {
        case none
        /// `required init?(coder: NSCoder)`
        case failable
        /// `required init(coder: NSCoder)`
        case unfailing
    }

    package let superclass: String?
    package let plainInitializer: PlainInitializer
    /// What stands in `super.init(…)`, where that cannot be left out and these values suit any subclass.
    let superArguments: String?
    package let coder: Coder
}

extension SDKClass {
    /// The labels of the designated initializer that `superArguments` calls.
    private var designatedLabels: [String]? {
        superArguments.map { arguments in
            arguments.split(separator: ",").map { argument in
                String(argument.prefix { $0 != ":" }.drop { $0 == " " })
            }
        }
    }

    /// Whether a class inherits `init()` that has these designated initializers, each by the labels of its parameters:
    /// none, or overrides of the class's own.
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

    /// Whether an initializer of a subclass must call one of the class's: `super.init()`, which Swift calls where nothing
    /// is written, is not there, or not the only designated one.
    package var mustBeCalled: Bool {
        switch plainInitializer {
        case .unknown: false
        case .designated: coder != .none
        case .convenience, .absent: true
        }
    }

    /// Why one must be, in words.
    package func reasonToCall(_ name: String) -> String {
        plainInitializer == .designated
            ? "'\(name)' has several initializers, of which Swift calls none by itself"
            : "'\(name)' has no designated 'init()'"
    }

    /// What stands in `super.init(…)`, `nil` where that is not known.
    package var calledArguments: String? { plainInitializer == .designated ? "" : superArguments }

    /// The lines of the initializer that a subclass must have, to come from a coder.
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

/// How a subclass calls the initializers of a class.
enum SDKInitializer {
    /// `super.init()`
    case designated
    /// `super.init(frame: .zero)`, though the class can be made by `View()` as well.
    case calling(String)
    /// `super.init(rootView: …)`, with values that only the subclass knows.
    case demanding
    /// The same, where there is no `init()` at all.
    case absent
    case unknown
}

extension SDKClass {
    init(
        _ initializer: SDKInitializer,
        below superclass: String?,
        coder: Coder
    ) {
        self.superclass = superclass
        self.coder = coder
        switch initializer {
        case .designated:
            plainInitializer = .designated
            superArguments = nil
        case .calling(let arguments):
            plainInitializer = .convenience
            superArguments = arguments
        case .demanding:
            plainInitializer = .convenience
            superArguments = nil
        case .absent:
            plainInitializer = .absent
            superArguments = nil
        case .unknown:
            plainInitializer = .unknown
            superArguments = nil
        }
    }
}

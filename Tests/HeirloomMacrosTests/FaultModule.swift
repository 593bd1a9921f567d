import Foundation
import HeirloomModel
import HeirloomTestSupport

/// Many cases as the files of a single module, to check all of them with one run of the compiler.
struct FaultModule {
    struct File {
        let name: String
        let text: String
    }

    private let folder: TemporaryFolder
    private let paths: [String]

    /// Every case declares a `Subject`; the files of a module need different names.
    init(_ files: [File], withExpectations: Bool = false) throws {
        folder = try TemporaryFolder()
        let prelude =
            withExpectations
            ? Self.prelude : Self.prelude.replacingOccurrences(of: "// expected-note", with: "// note")
        var paths = [try folder.write(prelude, to: "Prelude.swift").path]
        for (index, file) in files.enumerated() {
            let source = file.text
                .replacingOccurrences(of: "Subject", with: "Subject\(index)")
                .replacingOccurrences(of: "subject", with: "subject\(index)")
            let expectations =
                withExpectations
                ? Expectation.lines(for: source, caseName: file.name).map { $0 + "\n" }.joined() : ""
            let text = "import Heirloom\n" + source + "\n" + expectations
            paths.append(try folder.write(text, to: "\(file.name).swift").path)
        }
        self.paths = paths
    }

    func typecheck(verifying: Bool = false, mode: [String] = ["-swift-version", "6"]) throws -> ProgramResult
    {
        try Subprocess.run(
            "swiftc",
            [
                "-typecheck", "-wmo", "-parse-as-library", "-module-name", "Faults",
                "-package-name", "Faults", "-D", "DEBUG",
            ]
                + mode
                + (verifying ? ["-Xfrontend", "-verify"] : [])
                + (try Compiler.shared.get().arguments) + paths,
            in: folder.url
        )
    }

    private static let prelude = """
        import Heirloom

        public final class Service: Sendable {
            public init() {}
        }

        public struct User: Sendable {}

        public protocol Clock {}

        public final class SystemClock: Clock {}

        public final class NSCoder {}

        open class UIViewController {
            public init(nibName: String?, bundle: String?) {}

            public required init?(coder: NSCoder) {  // expected-note {{is declared in superclass here}}
                nil
            }
        }

        @Instantiable
        public struct Built: Instantiable {
            @Forwarded let user: User
        }

        @propertyWrapper
        public struct Held<Value> {
            public var wrappedValue: Value

            public init(wrappedValue: Value) {
                self.wrappedValue = wrappedValue
            }
        }

        extension Held: Sendable where Value: Sendable {}

        @propertyWrapper
        public struct Published<Value> {
            public var wrappedValue: Value

            public init(wrappedValue: Value) {
                self.wrappedValue = wrappedValue
            }
        }

        @propertyWrapper
        public struct Binding<Value> {
            public let get: () -> Value
            public let set: (Value) -> Void

            public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
                self.get = get
                self.set = set
            }

            public var wrappedValue: Value {
                get { get() }
                nonmutating set { set(newValue) }
            }
        }

        @propertyWrapper
        public struct ReadOnly<Value> {
            public let wrappedValue: Value

            public init(wrappedValue: Value) {
                self.wrappedValue = wrappedValue
            }
        }

        @propertyWrapper
        public struct Named<Value> {
            public var wrappedValue: Value

            public init(wrappedValue: Value, name: String = "") {  // expected-note {{declared here}}
                self.wrappedValue = wrappedValue
            }
        }
        """
}

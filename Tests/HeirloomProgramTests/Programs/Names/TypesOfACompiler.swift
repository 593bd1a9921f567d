// A compiler's types are named 'Type' and 'Protocol', some nested and some not; others name them in strings, aliases, arguments
// and closures.
//: Syntax/Syntax.swift
import Heirloom

public enum Node {
    public struct `Type`: Hashable, Sendable {
        public let name: String
        public init(name: String) { self.name = name }
    }

    @Instantiable
    public final class `Protocol`: Instantiable {
        @Received public let root: Node.`Type`
        @Instantiated public let members: Members

        public init(root: Node.`Type`, members: Members) {
            self.root = root
            self.members = members
        }

        @Instantiable
        public struct Members: Instantiable {
            @Received public let root: Node.`Type`
            @Instantiated public let checker: any Checker
            public var text: String { checker.check(root) }
        }
    }
}

public protocol Checker {
    func check(_ type: Node.`Type`) -> String
}
//: Semantics/Semantics.swift
import Heirloom
import Syntax

public struct Known<Element: Sendable>: Sendable {
    public let all: [Element]
}

@Instantiable
extension Known: Instantiable {
    public static func instantiate() -> Known<Node.`Type`> { Known<Node.`Type`>(all: [.init(name: "Int")]) }
}

public enum Strict {
    @Instantiable(fulfillingAdditionalTypes: [Checker.self])
    public struct `Type`: Instantiable, Checker {
        @Received public let known: Known<Node.`Type`>
        public func check(_ type: Node.`Type`) -> String { known.all.contains(type) ? "known" : "unknown" }
    }
}

public enum Loose {
    public struct `Protocol`: Checker {
        public init() {}
        public func check(_ type: Node.`Type`) -> String { "any" }
    }
}

@Instantiable
extension Loose.`Protocol`: Instantiable {
    public static func instantiate() -> Loose.`Protocol` { .init() }
}

public typealias Meta = Node.Type
//: Compiler/main.swift
import Heirloom
import Semantics
import Syntax

struct `Type`: Sendable {
    let depth = 1
}

@Instantiable
struct Compiler: Instantiable {
    @Instantiated let known: Known<Node.`Type`>
    @Instantiated(fulfilledByType: "Loose.`Protocol`") let checker: any Checker
    @Instantiated let unitBuilder: Instantiator<Unit>
    @Instantiated let moduleBuilder: Instantiator<Module.`Type`>
}

@Instantiable
struct Unit: Instantiable {
    @Forwarded let root: Node.`Type`
    @Forwarded let meta: Meta
    @Forwarded let plain: `Type`
    @Forwarded let found: @Sendable (Node.`Type`) -> Node.Type
    @Instantiated let `protocol`: Node.`Protocol`
    @Instantiated let pass: Pass
}

@Instantiable
struct Pass: Instantiable {
    @Received let root: Node.`Type`
    @Received let meta: Node.Type
    @Received let plain: `Type`
    @Received let found: @Sendable (Node.`Type`) -> Node.Type
}

enum Module {
    @Instantiable
    struct `Type`: Instantiable {
        @Forwarded let name: String
        @Received let checker: any Checker
    }
}

let compiler = Compiler()
let unit = compiler.unitBuilder.instantiate(
    root: .init(name: "Int"),
    meta: Node.self,
    plain: `Type`(),
    found: { _ in Node.self }
)
print(unit.protocol.members.text, unit.pass.plain.depth, unit.pass.root.name)
print(compiler.moduleBuilder.instantiate(name: "M").name)
//: prints
// known 1 Int
// M

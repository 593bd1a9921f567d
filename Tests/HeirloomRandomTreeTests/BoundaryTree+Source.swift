/// Prints a tree as the sources of its modules.
extension BoundaryTree {
    private func type(_ part: Int) -> String { "T\(seed)_\(part)" }
    private func contract(_ part: Int) -> String { "P\(seed)_\(part)" }
    private var collectedName: String { "C\(seed)" }
    private var tracer: String { "Tracer\(seed)" }
    private func value(_ value: Int) -> String { "V\(seed)_\(value)" }
    private var root: String { "Root\(seed)" }

    /// The flag on which some parts depend.
    static let flag = "TUNED"

    /// The statements of the program that build the root, as it is and with a replacement, and print what they have built.
    var statements: String {
        let effects = isThrowing ? "try " : ""
        let ordinary = "print((\(effects)\(root)()).text)\n"
        guard let replaced else { return ordinary }
        return ordinary + """
            var overrides\(seed) = \(root).MockOverrides()
            overrides\(seed).replace(\\.b\(replaced), with: Stand\(seed)())
            print((\(effects)\(root).mock(overrides: overrides\(seed))).text)

            """
    }

    /// Returns the name of a part's type.
    func name(of part: Int) -> String { type(part) }

    /// Returns the declarations of a module.
    ///
    /// - Parameter isOpen: Whether everything is public.
    func source(of module: Int, isOpen: Bool) -> [String] {
        func word(_ access: Access) -> String { isOpen ? Access.public.word : access.word }
        switch module {
        case BoundaryShape.base:
            return ["public protocol \(tracer) {}"]
                + (0..<Self.valueCount).flatMap { value(declaring: $0, word) }
        case BoundaryShape.app:
            return rootDeclaration
        default:
            let shared = "\(word(collected.access))protocol \(collectedName) { var text: String { get } }"
            let contracts = parts.indices.filter { parts[$0].contractModule == module }.map { index in
                "\(word(parts[index].contract))protocol \(contract(index)) { var text: String { get } }"
            }
            return (collected.module == module ? [shared] : []) + contracts
                + parts.indices.filter { parts[$0].module == module }.flatMap { declaration(of: $0, word) }
        }
    }

    private func value(declaring value: Int, _ word: (Access) -> String) -> [String] {
        let access = word(Self.access(ofValue: value))
        return [
            "@Instantiable", "\(access)final class \(self.value(value)): Instantiable {",
            "    \(access)let number = count(\(seed))", "    \(access)init() {}", "}",
        ]
    }

    private var rootDeclaration: [String] {
        let line = [
            "@Instantiable(fulfillingAdditionalTypes: [\(tracer).self])",
            "struct Line\(seed): Instantiable, \(tracer) {}",
        ]
        let stand = replaced.map { index in
            [
                "struct Stand\(seed): \(contract(rootBuilds[index].products[0])) {",
                "    var text: String { \"stand\" }",
                "}",
            ]
        }
        return (tracesRoot ? line : []) + (stand ?? []) + [
            "@Instantiable(isRoot: true\(replaced == nil ? "" : ", generateMock: true"))",
            "final class \(root): Instantiable {",
        ]
            + (0..<Self.valueCount).map { "    @Instantiated let v\($0): \(value($0))" }
            + (tracesRoot ? ["    @Instantiated let tracer: any \(tracer)"] : [])
            + rootBuilds.enumerated().map { "    @Instantiated\(arguments($1)) let b\($0): \(type($1))" }
            + [text(of: rootBuilds.enumerated().map { text("b\($0)", $1) }), "}"]
    }

    private func declaration(of index: Int, _ word: (Access) -> String) -> [String] {
        let part = parts[index]
        let listed = [contract(index)] + (part.isCollected ? [collectedName] : [])
        let head = [
            "@Instantiable(fulfillingAdditionalTypes: [\(listed.map { $0 + ".self" }.joined(separator: ", "))])",
            "\(word(part.access))final class \(type(index)): Instantiable, \(listed.joined(separator: ", ")) {",
        ]
        func members(_ isFlagSet: Bool) -> [String] {
            self.members(of: part.under(isFlagSet), type(index), word)
        }
        let body =
            part.isConditional
            ? ["    #if \(Self.flag)"] + members(true) + ["    #else"] + members(false) + ["    #endif"]
            : members(true)
        return head + body + ["}"]
    }

    private func members(of part: Part, _ name: String, _ word: (Access) -> String) -> [String] {
        var properties = part.received.map { Property("@Received", "v\($0)", value($0)) }
        if part.isTraced {
            properties.append(Property("@Received(onlyIfAvailable: true)", "tracer", "(any \(tracer))?"))
        }
        for (number, build) in part.builds.enumerated() {
            properties.append(Property("@Instantiated\(arguments(build))", "b\(number)", type(build)))
        }
        let parameters = properties.map { property in
            "\(property.label): \(property.type.contains("->") ? "@escaping " : "")\(property.type)"
        }
        let texts =
            ["\"\(name)#\\(number)\""] + part.received.map { "\"v\($0)#\\(v\($0).number)\"" }
            + (part.isTraced ? ["tracer == nil ? \"untraced\" : \"traced\""] : [])
            + part.builds.enumerated().map { text("b\($0)", $1) }
        let effects = part.isThrowing ? " throws" : ""
        var lines = properties.map { "    \($0.attribute) private let \($0.label): \($0.type)" }
        lines.append("    private let number = count(\(seed))")
        lines.append("    \(word(part.initializer))init(\(parameters.joined(separator: ", ")))\(effects) {")
        lines += properties.map { "        self.\($0.label) = \($0.label)" }
        lines.append("    }")
        return lines + [text(of: texts)]
    }

    private struct Property {
        let attribute: String
        let label: String
        let type: String

        init(_ attribute: String, _ label: String, _ type: String) {
            self.attribute = attribute
            self.label = label
            self.type = type
        }
    }

    private func text(of parts: [String]) -> String {
        "    public var text: String { [\(parts.joined(separator: ", "))].joined(separator: \" \") }"
    }

    private func type(_ build: Build) -> String {
        switch build.request {
        case .type: type(build.products[0])
        case .contract: "any \(contract(build.products[0]))"
        case .function: "() throws -> any \(contract(build.products[0]))"
        case .collection: "[any \(collectedName)]"
        }
    }

    private func arguments(_ build: Build) -> String {
        guard case .collection(isChosen: true) = build.request else { return "" }
        return "(collecting: [" + build.products.map { "\"\(type($0))\"" }.joined(separator: ", ") + "])"
    }

    private func text(_ name: String, _ build: Build) -> String {
        switch build.request {
        case .type, .contract: "\"(\\(\(name).text))\""
        case .function: "\"{\\((try? \(name)().text) ?? \"nothing\")}\""
        case .collection: "\"[\\(\(name).map(\\.text).joined(separator: \", \"))]\""
        }
    }

    private var isThrowing: Bool { rootBuilds.contains(where: isThrowing) }

    /// Returns whether building something at once may throw.
    private func isThrowing(_ build: Build) -> Bool {
        if case .function = build.request { return false }
        return elements(of: build).contains {
            parts[$0].isThrowing || parts[$0].builds.contains(where: isThrowing)
        }
    }
}

import Foundation
import HeirloomModel
import HeirloomSyntax
import Testing

@testable import HeirloomMacros

/// A source without faults, and the expansions of its instantiable declarations.
///
/// A case is a file of `Expansions`. The expansions in it are recorded like the diagnostics of `Faults`.
struct ExpansionCase: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Expansions")
    static let all: [ExpansionCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().map { ExpansionCase(fileName: $0) }
    }()

    private init(fileName: String) {
        name = String(fileName.dropLast(".txt".count))
        let recorded = (try? String(contentsOf: Self.url(name), encoding: .utf8)) ?? ""
        source = recorded.components(separatedBy: "----")[0]
    }

    var testDescription: String { name }

    static func url(_ name: String) -> URL { folder.appendingPathComponent("\(name).txt") }

    var rendering: String {
        var requests = ExpansionRequests(source: source)
        requests.collect(Parser.parse(source).declarations, context: [])
        let sections = requests.found.map { name, request in
            let expansion = ExpansionDispatch.expansion(of: request)
            return " \(name)\n" + expansion.diagnostics.map { "\($0)\n" }.joined()
                + (expansion.expandedSource.map { $0 + "\n" } ?? "")
        }
        return ([source] + sections).joined(separator: "----")
    }
}

/// The expansion requests that the compiler would send for a source.
private struct ExpansionRequests {
    let source: String
    var found: [(name: String, request: AttachedExpansionRequest)] = []

    mutating func collect(_ declarations: [Declaration], context: [SyntaxMessage]) {
        for declaration in declarations {
            switch declaration {
            case .type(let type):
                add(type.attributes, name: type.name, range: type.range, context)
                let header = self.header(type.range, body: type.bodyRange)
                collect(type.members, context: [header] + context)
            case .property(let property):
                add(property, context)
            case .extending(let extended):
                let name = extended.extendedType.type.spelling
                add(extended.attributes, name: name, range: extended.range, context)
                let header = self.header(extended.range, body: extended.bodyRange)
                collect(extended.members, context: [header] + context)
            case .function(let function):
                add(function, context)
            case .importing, .alias, .initializer, .macroUse, .conditional:
                break
            }
        }
    }

    /// The compiler only requests the last of several attributes.
    private mutating func add(_ function: FunctionDeclaration, _ context: [SyntaxMessage]) {
        guard let attribute = function.attributes.last(where: { $0.baseName == "Intercepted" })
        else { return }
        let request = AttachedExpansionRequest(
            macro: MacroReference(typeName: "InterceptedMacro"),
            attributeSyntax: message(attribute.range),
            declSyntax: message(function.range),
            lexicalContext: context
        )
        found.append((function.name, request))
    }

    private mutating func add(
        _ attributes: [AttributeUse],
        name: String,
        range: SourceRange,
        _ context: [SyntaxMessage]
    ) {
        guard let attribute = attributes.first(where: { $0.isHeirloom("Instantiable") }) else { return }
        let request = AttachedExpansionRequest(
            macro: MacroReference(typeName: "InstantiableMacro"),
            attributeSyntax: message(attribute.range),
            declSyntax: message(range),
            lexicalContext: context
        )
        found.append((name, request))
    }

    /// A closure that builds a property has its own macro.
    private mutating func add(_ property: PropertyDeclaration, _ context: [SyntaxMessage]) {
        guard let attribute = property.attributes.first(where: { $0.isHeirloom("Instantiated") }),
            attribute.arguments?.contains(where: { $0.label == nil }) == true
        else { return }
        let request = AttachedExpansionRequest(
            macro: MacroReference(typeName: "FactoryMacro"),
            attributeSyntax: message(attribute.range),
            declSyntax: message(property.range),
            lexicalContext: context
        )
        found.append((property.name, request))
    }

    /// A declaration without its members, as the compiler sends it.
    private func header(_ range: SourceRange, body: SourceRange) -> SyntaxMessage {
        let text = SourceText(source).text(SourceRange(start: range.start, end: body.start))
        return SyntaxMessage(source: text + "{}", location: nil)
    }

    private func message(_ range: SourceRange) -> SyntaxMessage {
        SyntaxMessage(
            source: SourceText(source).text(range),
            location: SyntaxMessage.Location(
                fileID: nil,
                fileName: "Case.swift",
                offset: range.start.offset,
                line: range.start.line
            )
        )
    }
}

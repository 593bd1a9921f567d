import HeirloomModel
import HeirloomSyntax

/// Finds the uses of a property by its name in the text of a file, without parsing it. Reports too many rather than too
/// few.
///
/// Declaring the property, naming it in a comment, and storing it in an initializer that takes it are not uses.
package struct PropertyUses {
    /// The places outside of the bodies where the name of the property counts as a use.
    package enum Elsewhere: Hashable, Sendable {
        /// Nowhere.
        case nowhere
        /// Anywhere after a `.`, and after `var`, because a protocol in the file may require it.
        case asMember
        /// Anywhere.
        case anywhere
    }

    private let label: [UInt8]
    private let declaration: SourceRange
    private let initializers: [SourceRange]
    private let bodies: [SourceRange]
    private let elsewhere: Elsewhere

    /// - Parameters:
    ///   - declaration: The declaration of the property.
    ///   - initializers: The initializers that may store their parameters.
    ///   - bodies: The places where the property can be named without a qualifier.
    package init(
        of label: String,
        declaration: SourceRange,
        initializers: [SourceRange],
        bodies: [SourceRange],
        elsewhere: Elsewhere
    ) {
        self.label = Array(label.utf8)
        self.declaration = declaration
        self.initializers = initializers
        self.bodies = bodies
        self.elsewhere = elsewhere
    }

    /// Whether the property has no uses.
    ///
    /// - Complexity: Linear in the length of the text.
    package func areNone(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let places =
                elsewhere == .nowhere ? bodies.map { $0.start.offset..<$0.end.offset } : [0..<bytes.count]
            return places.allSatisfy { place in
                var start = place.lowerBound
                while let found = bytes.firstOffset(of: label, from: start, to: place.upperBound) {
                    if isName(at: found, bytes), isUse(at: found, bytes) { return false }
                    start = found + 1
                }
                return true
            }
        }
    }

    /// Whether the label is a whole word at an offset. `$x` and `_x` are the projection and the storage of the wrapper
    /// of `x`.
    private func isName(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let isPrefixed = start > 0 && Self.prefixes.contains(bytes[start - 1])
        return bytes.isWord(from: isPrefixed ? start - 1 : start, to: start + label.count)
    }

    private static let prefixes = Array("$_".utf8)

    private func isUse(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if declaration.contains(start) || bytes.isInLineComment(start) { return false }
        if initializers.contains(where: { $0.contains(start) }) {
            return !isParameter(at: start, bytes) && !isStored(at: start, bytes)
        }
        if bodies.contains(where: { $0.contains(start) }) { return true }
        switch elsewhere {
        case .nowhere: return false
        case .asMember:
            let before = bytes[..<start].lastIndex { !$0.isSpace } ?? 0
            return bytes[before] == UInt8(ascii: ".")
                || bytes[...before].suffix(Self.requirement.count).elementsEqual(Self.requirement)
        case .anywhere: return true
        }
    }

    /// `x:`
    private func isParameter(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes[(start + label.count)...].first { !$0.isSpace } == UInt8(ascii: ":")
    }

    /// Either `x` in `self.x = x`, if no other operator follows.
    private func isStored(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let statement = Array("self.".utf8) + label + Array(" = ".utf8) + label
        return [start - "self.".utf8.count, start - statement.count + label.count].contains { first in
            let end = first + statement.count
            guard first >= 0, end < bytes.count, bytes[first..<end].elementsEqual(statement) else {
                return false
            }
            return Self.statementEnds.contains(bytes[end])
                || bytes[end...].starts(with: Self.endOfBody)
        }
    }

    private static let requirement = Array("var".utf8)
    private static let statementEnds = Array("\n\r;}".utf8)
    private static let endOfBody = Array(" }".utf8)
}

extension SourceRange {
    fileprivate func contains(_ offset: Int) -> Bool { start.offset <= offset && offset < end.offset }
}

/// Finds the dependencies that their own types do not use: ``DependencyDeclaration/isUnused``.
///
/// Only properties that no other file can name are checked, and too few are reported rather than too many: anything
/// that may be a use counts as one, even in an inactive clause of `#if`.
struct UnusedProperties {
    /// A property that can be checked.
    fileprivate struct Candidate {
        var property: InjectedProperty
        var type: InstantiableType
        /// The index of the type among the instantiable types of the file.
        var place: Int
    }

    private var candidates: [Candidate] = []

    /// Records the properties of a type.
    ///
    /// - Parameter place: The index of the type among the instantiable types of the file.
    mutating func add(_ type: InstantiableType, at place: Int) {
        for property in type.injected where property.isHiddenAndPlain {
            candidates.append(Candidate(property: property, type: type, place: place))
        }
    }

    /// Marks the recorded properties that are not used.
    ///
    /// - Parameter declarations: All declarations of the file.
    func mark(_ types: inout [InstantiableDeclaration], of declarations: [Declaration], in bytes: [UInt8]) {
        if candidates.isEmpty { return }
        let extensions = Extensions(declarations)
        for candidate in candidates
        where candidate.uses(extensions).areNone(in: bytes)
            && !Reflection(bodies: candidate.bodies(extensions)).mayTakePlace(in: bytes)
        {
            let dependency = types[candidate.place].dependencies.firstIndex {
                $0.labelRange == candidate.property.declaration.nameRange
            }
            if let dependency { types[candidate.place].dependencies[dependency].isUnused = true }
        }
    }
}

extension InjectedProperty {
    /// Whether only its own file can name the property, and only Heirloom's macros apply to it.
    fileprivate var isHiddenAndPlain: Bool {
        guard let access = declaration.modifiers.access, access <= .fileprivate else { return false }
        return declaration.storage == .stored && !declaration.isPattern
            && declaration.attributes.allSatisfy { DependencyAttribute($0) != nil }
    }
}

extension UnusedProperties.Candidate {
    fileprivate func bodies(_ extensions: Extensions) -> [SourceRange] {
        [type.declaration.bodyRange] + extensions.bodies(extending: type.declaration.name)
    }

    fileprivate func uses(_ extensions: Extensions) -> PropertyUses {
        PropertyUses(
            of: property.label,
            declaration: property.declaration.range,
            initializers: type.initializers.map(\.range),
            bodies: bodies(extensions),
            elsewhere: property.declaration.modifiers.access == .private ? .nowhere : .asMember
        )
    }
}

/// The extensions of a file, by the last component of the extended type's name.
private struct Extensions {
    private var bodies: [String: [SourceRange]] = [:]

    init(_ declarations: [Declaration]) {
        for case (.extending(let extended), _) in declarations.inAllClauses {
            guard let name = extended.extendedType.type.nominalName?.last else { continue }
            bodies[name, default: []].append(extended.bodyRange)
        }
    }

    func bodies(extending name: String) -> [SourceRange] { bodies[name] ?? [] }
}

/// Finds where a type passes itself to code that may inspect all of its properties: `print(self)`, `"\(self)"`,
/// `Mirror(reflecting: self)`.
///
/// Assigning `self`, capturing it or passing it under another label does not count: `child.delegate = self`.
struct Reflection {
    private static let word = Array("self".utf8)
    private static let labels = ["reflecting", "describing"].map { Array(($0 + ":").utf8) }

    /// The bodies that contain the type's own members.
    let bodies: [SourceRange]

    /// Whether the type may pass itself to such code.
    ///
    /// - Complexity: Linear in the length of the text.
    func mayTakePlace(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bodies.contains { body in
                var start = body.start.offset
                while let found = bytes.firstOffset(of: Self.word, from: start, to: body.end.offset) {
                    start = found + Self.word.count
                    if bytes.isWord(from: found, to: start), bytes.isWhole(to: start),
                        bytes.isHandedOn(from: found, labels: Self.labels), !bytes.isInLineComment(found)
                    {
                        return true
                    }
                }
                return false
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether no member access follows the offset.
    fileprivate func isWhole(to end: Int) -> Bool { !(end < count && self[end] == UInt8(ascii: ".")) }

    /// Whether it is an argument, without a label or with one of these labels.
    fileprivate func isHandedOn(from start: Int, labels: [[UInt8]]) -> Bool {
        let before = self[..<start].lastIndex { !$0.isSpace } ?? 0
        return self[before] == UInt8(ascii: "(") || self[before] == UInt8(ascii: ",")
            || labels.contains { self[...before].suffix($0.count).elementsEqual($0) }
    }
}

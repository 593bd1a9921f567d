import HeirloomModel

/// The words by which a reader of summaries knows what it looks for: what of a text is read depends on them.
///
/// An object, because every parser holds it.
package final class SoughtWords: Sendable {
    /// Names of which one must occur outside of bodies for a text to be worth reading in full.
    let names: [StaticString]
    /// A bit for the length of each of them, since nearly every word of a text has another.
    let lengths: UInt64
    /// Functions of these names are read in every type and extension.
    let functionNames: [StaticString]
    /// Properties of this name are read where only names are wanted, too.
    let propertyAmongNames: StaticString?
    /// The function of this name is read where only names are wanted, too.
    private let functionAmongNames: String?
    /// What the names of functions begin with that generated ones may meet; `nil` where none is generated.
    private let functionPrefix: String?
    /// The first byte of it, which hardly any name begins with.
    let functionInitial: UInt8?
    /// Whether all functions of a type or an extension with these attributes are read.
    let readsAllFunctions: @Sendable (_ attributes: [AttributeUse], _ isExtension: Bool) -> Bool

    /// No name may be longer than 63 bytes.
    package init(
        names: [StaticString],
        functionNames: [StaticString],
        propertyAmongNames: StaticString? = nil,
        functionAmongNames: String? = nil,
        functionPrefix: String?,
        readsAllFunctions: @escaping @Sendable (_ attributes: [AttributeUse], _ isExtension: Bool) -> Bool
    ) {
        self.names = names
        lengths = names.reduce(0) { $0 | 1 << UInt64($1.utf8CodeUnitCount) }
        self.functionNames = functionNames
        self.propertyAmongNames = propertyAmongNames
        self.functionAmongNames = functionAmongNames
        self.functionPrefix = functionPrefix
        functionInitial = functionPrefix?.utf8.first
        self.readsAllFunctions = readsAllFunctions
    }

    /// Nothing is looked for.
    package static let none = SoughtWords(
        names: [],
        functionNames: [],
        functionPrefix: nil,
        readsAllFunctions: { _, _ in false }
    )

    /// Whether a function of that name is kept where only names are wanted.
    func isKeptAmongNames(_ name: String) -> Bool { name == functionAmongNames || mayMeetGenerated(name) }

    /// Whether a property or function of that name may hide a type or meet a generated function: where only names are
    /// wanted, hardly any other is kept.
    package func mayMeetGenerated(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        if first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") {
            guard let functionPrefix else { return false }
            return first == functionInitial && name.hasPrefix(functionPrefix)
        }
        return name.first?.isUppercase == true
    }
}

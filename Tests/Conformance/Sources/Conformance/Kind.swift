/// The kinds of observations that are compared.
enum Kind: String, CaseIterable, Comparable {
    case `import`, type, `extension`, alias, property, initializer, function, macroUse, conditionalClause
    case attribute, attributeArgument, modifier, inheritedType, genericParameter, whereClause, parameter
    case typeReference

    static func < (left: Kind, right: Kind) -> Bool {
        left.rawValue < right.rawValue
    }
}

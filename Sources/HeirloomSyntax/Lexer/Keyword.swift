import HeirloomModel

/// The words that determine how a declaration is read.
enum Keyword: String, CaseIterable {
    // Declarations.
    case `import`, `struct`, `class`, actor, `enum`, `protocol`, `extension`, `typealias`, `associatedtype`
    case `let`, `var`, `func`, `init`, `deinit`, `subscript`, `case`, `operator`, `precedencegroup`, macro

    // Modifiers.
    case `public`, `private`, `fileprivate`, `internal`, package, open
    case `static`, final, lazy, weak, unowned, dynamic, optional, override, required, convenience
    case mutating, nonmutating, consuming, borrowing, indirect, nonisolated, isolated, distributed
    case prefix, postfix, infix, sending, async
    case ownedParameter = "__owned"
    case sharedParameter = "__shared"
    case consumingMethod = "__consuming"
    case compileTimeConstant = "_const"
    case localModifier = "_local"

    // Types and signatures.
    case `inout`, any, some, each, `repeat`, `throws`, `rethrows`, reasync, `where`

    // Expressions and statements.
    case `try`, await, `as`, `is`, `in`, `return`, `throw`, `if`, `else`, `switch`, `guard`, `while`, `for`
    case `do`, `catch`, `defer`, `break`, `continue`, `fallthrough`, `default`
    case `self`, `super`, `nil`, `true`, `false`, consume, copy, unsafe, discard, yield
    case willSet, didSet

    /// Words that may precede the keyword of a declaration.
    static let modifiers: KeywordSet = [
        .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .lazy, .weak, .unowned,
        .dynamic, .optional, .override, .required, .convenience, .mutating, .nonmutating, .consuming,
        .borrowing, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix, .sending,
        .async, .ownedParameter, .sharedParameter, .consumingMethod, .compileTimeConstant, .localModifier,
    ]

    /// The access level that the word names; `nil` for other words.
    var accessLevel: AccessLevel? {
        if self == .private { return .private }
        if self == .fileprivate { return .fileprivate }
        if self == .internal { return .internal }
        if self == .package { return .package }
        if self == .public { return .public }
        return self == .open ? .open : nil
    }

    /// Words that may start a type or an extension, whose body contains declarations.
    static let types: KeywordSet = [.struct, .class, .enum, .protocol, .extension, .actor]

    /// Reserved words that always start a declaration.
    static let declarations: KeywordSet = [
        .import, .struct, .class, .enum, .protocol, .extension, .typealias, .associatedtype, .let, .var,
        .func, .deinit, .operator, .precedencegroup,
    ]

    /// Words before which `class` is a modifier.
    static let afterClassModifier: KeywordSet = [.func, .var, .let, .subscript, .typealias]

    /// Words after which an expression still needs a value.
    static let beforeOperands: KeywordSet = [
        .try, .await, .as, .is, .in, .return, .throw, .if, .else, .switch, .guard, .while, .for, .case,
        .repeat, .some, .any, .each, .inout, .consume, .copy, .unsafe, .discard, .yield, .where,
    ]

    /// Words that continue the expression or statement of the line above.
    static let continuations: KeywordSet = [.as, .is, .else, .catch]

    /// Words that cannot name a type.
    static let reservedInTypes: KeywordSet = declarations.union([
        .`init`, .subscript, .case, .static, .public, .private, .fileprivate, .internal, .inout, .throws,
        .rethrows, .where, .try, .as, .is, .in, .return, .throw, .if, .else, .switch, .guard, .while, .for,
        .do, .catch, .defer, .break, .continue, .fallthrough, .default, .super, .nil, .true, .false, .repeat,
        .`self`,
    ])
}

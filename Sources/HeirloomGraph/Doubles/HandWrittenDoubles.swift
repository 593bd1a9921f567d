import HeirloomModel

/// The functions written by hand that make doubles, by what they stand for.
struct HandWrittenDoubles {
    /// Scopes with `mockOnly: true`, as read.
    let scopes: [DeclaredScope]
    /// By the type that is made.
    private var byType: [TypeID: Int] = [:]
    /// By a type that is listed: `nil` where several list it.
    private var listing: [TypeID: Int?] = [:]

    /// - Parameter isVisible: whether generated code may call what makes one.
    init(_ scopes: [DeclaredScope], where isVisible: (DeclaredScope) -> Bool) {
        self.scopes = scopes
        for (index, scope) in scopes.enumerated()
        where scope.declaration.double != nil && isVisible(scope) {
            if byType[scope.typeID] == nil { byType[scope.typeID] = index }
            for type in scope.fulfilled { listing[type] = listing[type] == nil ? .some(index) : .some(nil) }
        }
    }

    /// The one that makes exactly that type.
    func making(_ type: TypeID) -> Int? { byType[type] }

    /// The only one that lists a type among those it fulfills.
    func listing(_ type: TypeID) -> Int? { listing[type] ?? nil }
}

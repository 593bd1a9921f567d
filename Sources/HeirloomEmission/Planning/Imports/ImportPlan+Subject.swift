/// The subject of an import: a module, or one declaration of it.
struct ImportSubject: Hashable, Comparable {
    var module: String
    var declaration: ImportedDeclaration?

    /// Orders by module; a module precedes its declarations.
    static func < (left: ImportSubject, right: ImportSubject) -> Bool {
        (left.module, left.declaration?.name ?? "") < (right.module, right.declaration?.name ?? "")
    }
}

extension ImportPlan {
    var subject: ImportSubject { ImportSubject(module: module, declaration: declaration) }
}

// Near miss: a provider in a scope that is not an ancestor; the diagnostic names it.

//: App/Library.swift
import Heirloom

@Instantiable
final class Catalogue: Instantiable {}

@Instantiable
struct Archive: Instantiable {
    @Instantiated let catalogue: Catalogue
}

@Instantiable
struct Desk: Instantiable {
    @Received let catalogue: Catalogue
}

@Instantiable
struct Library: Instantiable {
    @Instantiated let archive: Archive
    @Instantiated let desk: Desk
}

//: App/main.swift
printTree(Library())

//: diagnostics
// App/Library.swift:13:19: error: 'Desk' receives 'catalogue: Catalogue', but no type above it provides it (root 'Library') [missing-dependency]
// App/Library.swift:19:23: note: 'Library' builds 'Desk' here
// App/Library.swift:8:23: note: 'Archive' provides it, but is not on the path from 'Library' to 'Desk'
// App/Library.swift:17:8: note: to provide it, add '@Instantiated let catalogue: Catalogue' to 'Library'

//: fix-its
// App/Library.swift:13:19: could fix: instantiate it in 'Library' [missing-dependency]
// App/Library.swift:17:31: note: insert '\n    @Instantiated let catalogue: Catalogue'

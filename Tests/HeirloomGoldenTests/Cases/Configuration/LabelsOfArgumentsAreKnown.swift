// An argument has a label that the attribute knows. What follows from a misspelled one in the tree is not reported.

//: App/Types.swift
import Heirloom

protocol Store {}

@Instantiable(fulfilingAdditionalTypes: [Store.self])
final class Database: Instantiable, Store {}

@Instantiable(isRoot: true)
struct Root: Instantiable {
    @Instantiated let store: any Store
    @Instantiated(fulfiledByType: "Database") let other: any Store
}

@Instantiable
struct Screen: Instantiable {
    @Received(optional: true) let limit: Int?
}

//: diagnostics
// App/Types.swift:5:15: error: '@Instantiable' has no argument 'fulfilingAdditionalTypes'; did you mean 'fulfillingAdditionalTypes'? [unreadable-argument]
// App/Types.swift:11:19: error: '@Instantiated' has no argument 'fulfiledByType'; did you mean 'fulfilledByType'? [unreadable-argument]
// App/Types.swift:16:15: error: '@Received' has no argument 'optional' [unreadable-argument]

//: fix-its
// App/Types.swift:5:15: would fix: write 'fulfillingAdditionalTypes' [unreadable-argument]
// App/Types.swift:5:15: note: replace 'fulfilingAdditionalTypes' with 'fulfillingAdditionalTypes'
// App/Types.swift:11:19: would fix: write 'fulfilledByType' [unreadable-argument]
// App/Types.swift:11:19: note: replace 'fulfiledByType' with 'fulfilledByType'

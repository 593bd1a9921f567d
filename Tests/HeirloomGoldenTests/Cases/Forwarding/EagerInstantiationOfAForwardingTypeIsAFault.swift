// An eager `@Instantiated` of a type with forwarded properties is an error.

//: App/Library.swift
import Heirloom

@Instantiable
struct Loan: Instantiable {
    @Forwarded let book: String
    @Forwarded let days: Int
}

@Instantiable
final class Library: Instantiable {
    @Instantiated let loan: Loan
}

//: App/main.swift
printTree(Library())

//: diagnostics
// App/Library.swift:11:23: error: 'loan: Loan' cannot be built eagerly because 'book' and 'days' must be forwarded to 'Loan' [eager-forwarding]
// App/Library.swift:5:20: note: 'book: String' is forwarded
// App/Library.swift:6:20: note: 'days: Int' is forwarded
// App/Library.swift:11:23: note: build it on demand: '@Instantiated let loanBuilder: Instantiator<Loan>'
// App/Library.swift:11:23: note: fix-it: build it on demand: replace 'loan' with 'loanBuilder'
// App/Library.swift:11:29: note: fix-it: build it on demand: replace 'Loan' with 'Instantiator<Loan>'

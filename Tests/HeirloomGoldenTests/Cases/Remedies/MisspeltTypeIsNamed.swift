// Near miss: a misspelled type that is instantiated, received or named in a string.

//: App/Office.swift
import Heirloom

protocol Printing {}

@Instantiable(fulfillingAdditionalTypes: [Printing.self])
final class LaserPrinter: Instantiable, Printing {}

@Instantiable
final class Stapler: Instantiable {}

@Instantiable
final class Scanner: Instantiable {}

@Instantiable
struct Clerk: Instantiable {
    @Received let scanner: Scaner
}

@Instantiable
struct Office: Instantiable {
    @Instantiated let stapler: Staplr
    @Instantiated let spareBuilder: Instantiator<Satpler>
    @Instantiated(fulfilledByType: "LaserPritner") let printer: any Printing
    @Instantiated let scanner: Scanner
    @Instantiated let clerk: Clerk
}

//: App/main.swift
printTree(Office())

//: diagnostics
// App/Office.swift:16:19: error: 'Clerk' receives 'scanner: Scaner', but no type above it provides it (root 'Office') [missing-dependency]
// App/Office.swift:25:23: note: 'Office' builds 'Clerk' here
// App/Office.swift:24:23: note: did you mean 'scanner: Scanner'? 'Office' provides it
// App/Office.swift:21:23: error: 'Office' instantiates 'stapler: Staplr', but no type fulfills 'Staplr' [nothing-fulfills]
// App/Office.swift:9:13: note: did you mean 'Stapler'?
// App/Office.swift:22:23: error: 'Office' instantiates 'spareBuilder: Instantiator<Satpler>', but no type fulfills 'Satpler' [nothing-fulfills]
// App/Office.swift:9:13: note: did you mean 'Stapler'?
// App/Office.swift:23:56: error: 'Office' instantiates 'printer: any Printing', but no type fulfills 'LaserPritner' [nothing-fulfills]
// App/Office.swift:6:13: note: did you mean 'LaserPrinter'?

//: fix-its
// App/Office.swift:16:19: would fix: receive it as 'Scanner' [missing-dependency]
// App/Office.swift:16:28: note: replace 'Scaner' with 'Scanner'
// App/Office.swift:21:23: would fix: write 'Stapler' [nothing-fulfills]
// App/Office.swift:21:32: note: replace 'Staplr' with 'Stapler'
// App/Office.swift:22:23: would fix: write 'Stapler' [nothing-fulfills]
// App/Office.swift:22:37: note: replace 'Instantiator<Satpler>' with 'Instantiator<Stapler>'
// App/Office.swift:23:56: would fix: write 'LaserPrinter' [nothing-fulfills]
// App/Office.swift:23:36: note: replace '"LaserPritner"' with '"LaserPrinter"'

// A name in `additionalMocksToGenerate` that no type has is corrected if it is nearly that of a protocol or an instantiable type.

//: Net/Fetcher.swift
import Heirloom

public protocol Fetcher {}

public protocol Store<Item> {
    associatedtype Item
}

public struct Fetches {}

@Instantiable
public struct Session: Instantiable {
    public init() {}
}

//: App/Configuration.swift
import Heirloom
import Net

#HeirloomConfiguration(additionalMocksToGenerate: ["Fetchr", "Sesion", "Fetched", "Store<Int>"])

//: diagnostics
// App/Configuration.swift:4:52: error: "Fetchr" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// Net/Fetcher.swift:3:17: note: did you mean 'Fetcher'?
// App/Configuration.swift:4:62: error: "Sesion" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// Net/Fetcher.swift:12:15: note: did you mean 'Session'?
// App/Configuration.swift:4:72: error: "Fetched" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// Net/Fetcher.swift:3:17: note: did you mean 'Fetcher'?
// App/Configuration.swift:4:83: error: "Store<Int>" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// Net/Fetcher.swift:5:17: note: did you mean 'Store'?

//: fix-its
// App/Configuration.swift:4:52: would fix: write 'Fetcher' [misnamed-mock]
// App/Configuration.swift:4:52: note: replace '"Fetchr"' with '"Fetcher"'
// App/Configuration.swift:4:62: would fix: write 'Session' [misnamed-mock]
// App/Configuration.swift:4:62: note: replace '"Sesion"' with '"Session"'
// App/Configuration.swift:4:72: would fix: write 'Fetcher' [misnamed-mock]
// App/Configuration.swift:4:72: note: replace '"Fetched"' with '"Fetcher"'
// App/Configuration.swift:4:83: would fix: write 'Store' [misnamed-mock]
// App/Configuration.swift:4:83: note: replace '"Store<Int>"' with '"Store"'

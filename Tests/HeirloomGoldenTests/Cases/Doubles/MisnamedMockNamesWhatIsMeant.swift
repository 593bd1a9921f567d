// A name in `additionalMocksToGenerate` that no type has is corrected if it is nearly that of a protocol or an instantiable type.

//: Net/Fetcher.swift
import Heirloom

public protocol Fetcher {}

public struct Fetches {}

@Instantiable
public struct Session: Instantiable {
    public init() {}
}

//: App/Configuration.swift
import Heirloom
import Net

#HeirloomConfiguration(additionalMocksToGenerate: ["Fetchr", "Sesion", "Fetched"])

//: diagnostics
// App/Configuration.swift:4:52: error: "Fetchr" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// Net/Fetcher.swift:3:17: note: did you mean 'Fetcher'?
// App/Configuration.swift:4:52: note: fix-it: write 'Fetcher': replace '"Fetchr"' with '"Fetcher"'
// App/Configuration.swift:4:62: error: "Sesion" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// Net/Fetcher.swift:8:15: note: did you mean 'Session'?
// App/Configuration.swift:4:62: note: fix-it: write 'Session': replace '"Sesion"' with '"Session"'
// App/Configuration.swift:4:72: error: "Fetched" is not a protocol or '@Instantiable' type known to 'App', so no 'mock' can be generated for it [misnamed-mock]
// Net/Fetcher.swift:3:17: note: did you mean 'Fetcher'?
// App/Configuration.swift:4:72: note: fix-it: write 'Fetcher': replace '"Fetched"' with '"Fetcher"'

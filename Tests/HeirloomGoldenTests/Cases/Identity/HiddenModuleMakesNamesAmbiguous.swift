// If a module declares a type with the module's name, code cannot name the module: if a type of the app has the same name as
// another type of that module, generated code would use the wrong one. Types that are not built, or that only their file can
// see, are exempt.

//: Analytics/Analytics.swift
import Heirloom

public protocol Tracker {}
public enum Analytics {}
public enum Failure: Error { case noConsent }
public enum Level { case verbose }

@Instantiable(fulfillingAdditionalTypes: [Tracker.self])
public struct Client: Instantiable, Tracker {
    public init() throws(Failure) {}
}

@Instantiable
public struct Session: Instantiable {
    public init() {}
}

//: App/Client.swift
struct Client {}
enum Failure {}
enum Level {}
private struct Session {}

//: App/Shop.swift
import Analytics
import Heirloom

@Instantiable(isRoot: true)
struct Shop: Instantiable {
    @Instantiated let tracker: any Tracker
    @Instantiated let session: Session
}

//: diagnostics
// App/Client.swift:1:8: error: generated code cannot name 'Analytics.Client', because 'Client' means this type; rename this type or the type 'Analytics.Analytics' [ambiguous-name]
// Analytics/Analytics.swift:9:15: note: 'Analytics.Client' is declared here
// Analytics/Analytics.swift:4:13: note: 'Analytics.Analytics' hides the module 'Analytics', so 'Analytics.Client' cannot be written
// Analytics/Analytics.swift:9:15: note: generated code names 'Analytics.Client' to build 'Client'
// App/Client.swift:2:6: error: generated code cannot name 'Analytics.Failure', because 'Failure' means this type; rename this type or the type 'Analytics.Analytics' [ambiguous-name]
// Analytics/Analytics.swift:5:13: note: 'Analytics.Failure' is declared here
// Analytics/Analytics.swift:4:13: note: 'Analytics.Analytics' hides the module 'Analytics', so 'Analytics.Failure' cannot be written
// Analytics/Analytics.swift:9:15: note: generated code names 'Analytics.Failure' to build 'Client'

// A root that exists on some platforms builds types that exist on more of them.
//: App/Services.swift
import Heirloom

#if os(Linux) || os(macOS) || os(Windows)
protocol Shell { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Shell.self])
final class LoginShell: Instantiable, Shell {
    @Received let history: History
    let name = "login"
}
#endif

@Instantiable
final class History: Instantiable {}
//: App/main.swift
import Heirloom

#if os(Linux) || os(macOS)
@Instantiable(isRoot: true)
struct Tool: Instantiable {
    @Instantiated let history: History
    @Instantiated let shell: any Shell
}

print(Tool().shell.name)
#elseif os(iOS)
@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let history: History
}
#endif
//: prints
// login

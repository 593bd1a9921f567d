// A command that lists all commands receives functions that build them, and is not among them; neither is one that collects
// them.
//: App/Commands.swift
import Heirloom

protocol Command { var name: String { get } }

@Instantiable(fulfillingAdditionalTypes: [Command.self], key: "list")
struct ListCommand: Instantiable, Command { var name: String { "list" } }

@Instantiable(fulfillingAdditionalTypes: [Command.self], key: "show")
struct ShowCommand: Instantiable, Command {
    @Received let prompt: () -> String
    var name: String { "show" + prompt() }
}

@Instantiable(fulfillingAdditionalTypes: [Command.self], key: "help")
struct HelpCommand: Instantiable, Command {
    @Received let commands: [String: () -> any Command]
    var name: String { "help for " + commands.values.map { $0().name }.sorted().joined(separator: ", ") }
}

@Instantiable(fulfillingAdditionalTypes: [Command.self], key: "all")
struct AllCommands: Instantiable, Command {
    @Instantiated let lines: [() -> any Command]
    var name: String { lines.map { $0().name }.joined(separator: " and ") }
}

@Instantiable(isRoot: true)
struct Tool: Instantiable {
    @Instantiated({ () -> String in "?" }) let prompt: () -> String
    @Instantiated let commands: [String: () -> any Command]
    @Instantiated let help: HelpCommand
    @Instantiated let all: AllCommands
}
//: App/main.swift
let tool = Tool()
print(tool.commands.keys.sorted())
print(tool.help.name)
print(tool.all.name)
//: prints
// ["list", "show"]
// help for list, show?
// list and show?

import HeirloomBuild
import HeirloomCommands
import HeirloomLanguageServer

await HeirloomProgram.inTerminal(with: [LanguageServerCommand.command]).main()

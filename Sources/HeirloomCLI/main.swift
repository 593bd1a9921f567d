import HeirloomBuild
import HeirloomCommands

await HeirloomProgram.inTerminal.main()

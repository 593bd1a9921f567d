import HeirloomBuild
import HeirloomCommands

await HeirloomProgram.complete.main()

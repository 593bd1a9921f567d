import HeirloomCommands

await HeirloomProgram.main()

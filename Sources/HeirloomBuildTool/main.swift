import HeirloomBuild

await HeirloomProgram.forBuilds.main()

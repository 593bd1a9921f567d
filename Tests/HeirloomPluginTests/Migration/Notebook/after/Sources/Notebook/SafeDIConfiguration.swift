import Heirloom

#HeirloomConfiguration(
    additionalImportedModules: ["NotebookScreens", "NotebookServices"]
)

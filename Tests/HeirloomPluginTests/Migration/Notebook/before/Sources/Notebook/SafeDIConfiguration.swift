import SafeDI

#SafeDIConfiguration(
    additionalImportedModules: ["NotebookScreens", "NotebookServices"]
)

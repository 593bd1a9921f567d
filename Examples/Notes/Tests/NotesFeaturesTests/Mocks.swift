import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["NoteExporter", "NoteStore", "Timepiece"])

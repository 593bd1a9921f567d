import NotebookModel
import NotebookScreens
import NotebookServices
import Heirloom
import Testing

@Test func aSearchCountsWords() {
    let storage = MemoryNoteStorage()
    storage.save("tea tea coffee", of: User(name: "Ada"))
    let searchBuilder = Instantiator<Search> { forwarded in
        Search(
            word: forwarded.word,
            limit: forwarded.limit,
            user: User(name: "Ada"),
            noteReader: storage
        )
    }
    #expect(searchBuilder.instantiate((limit: 5, word: "tea")).hits == 2)
    #expect(searchBuilder.instantiate((limit: 1, word: "tea")).hits == 1)
}

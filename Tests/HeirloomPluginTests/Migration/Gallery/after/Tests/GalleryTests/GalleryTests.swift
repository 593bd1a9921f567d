import Testing

@testable import Gallery

struct MemoryImageStore: ImageStore {
    func images(of user: User) -> [String] { ["portrait of \(user.name)"] }
}

final class IdleDownloader: Downloader {
    override var status: String { "idle" }
}

/// Mocks without a SafeDI container.
@Suite struct GalleryTests {
    @Test func thePreviewIsBuilt() {
        #expect(GalleryPreviews.screen.text == "Ada: [] in white, 0 retries")
    }

    @Test func aMockTakesValuesAndOverrides() {
        let screen = GalleryScreen.mock(
            user: User(name: "Grace"),
            overrides: .init(
                imageStore: MemoryImageStore.init,
                downloader: .init(build: IdleDownloader.init(imageStore:retries:))
            )
        )
        #expect(screen.text == "Grace: [portrait of Grace] in white, idle")
    }

    @Test func entriesBelowABuilderAreNested() {
        let overrides = GalleryApp.MockOverrides(
            imageStore: { MemoryImageStore() },
            screenBuilder: .init(
                downloader: .init(
                    retries: 1,
                    build: { store, retries in IdleDownloader(imageStore: store, retries: retries) }
                ),
                palette: .init(colors: ["gray"])
            )
        )
        let app = GalleryApp.mock(overrides: overrides)
        let text = app.screenBuilder.instantiate(User(name: "Grace")).text
        #expect(text == "Grace: [portrait of Grace] in gray, idle")
    }

    @Test func aHandWrittenMockHasParametersOfItsOwn() {
        #expect(Palette.mock(colors: ["red"]).colors == ["red"])
        #expect(describe(safeDIOverrides: .init(palette: .init { store, _ in Palette(imageStore: store) })) == "black")
    }

    private func describe(safeDIOverrides: GalleryScreen.MockOverrides) -> String {
        let text = GalleryScreen.mock(user: User(name: ""), overrides: safeDIOverrides).text
        return text.contains("black") ? "black" : "white"
    }
}

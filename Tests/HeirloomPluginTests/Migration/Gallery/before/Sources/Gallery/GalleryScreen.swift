import SafeDI

@Instantiable(isRoot: true, generateMock: true)
public struct GalleryApp: Instantiable {
    public init(imageStore: ImageStore, screenBuilder: Instantiator<GalleryScreen>) {
        self.imageStore = imageStore
        self.screenBuilder = screenBuilder
    }

    @Instantiated private let imageStore: ImageStore
    @Instantiated let screenBuilder: Instantiator<GalleryScreen>
}

@Instantiable(generateMock: true)
public struct GalleryScreen: Instantiable {
    public init(user: User, imageStore: ImageStore, downloader: Downloader, palette: Palette) {
        self.user = user
        self.imageStore = imageStore
        self.downloader = downloader
        self.palette = palette
    }

    public var text: String {
        let images = imageStore.images(of: user).joined(separator: ", ")
        return "\(user.name): [\(images)] in \(palette.colors.joined()), \(downloader.status)"
    }

    @Forwarded private let user: User
    @Received private let imageStore: ImageStore
    @Instantiated private let downloader: Downloader
    @Instantiated private let palette: Palette
}

#if DEBUG
@Instantiable(mockOnly: true)
extension User {
    public static func mock() -> User { User(name: "Ada") }
}

enum GalleryPreviews {
    static var screen: GalleryScreen {
        .mock(safeDIOverrides: .init(downloader: .init(retries: 0)))
    }
}
#endif

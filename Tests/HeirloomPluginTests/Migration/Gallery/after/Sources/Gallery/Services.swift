import Heirloom

#HeirloomConfiguration(mockConditionalCompilation: "DEBUG")

public struct User: Sendable {
    public let name: String
}

public protocol ImageStore {
    func images(of user: User) -> [String]
}

@Instantiable(fulfillingAdditionalTypes: [ImageStore.self])
public final class DiskImageStore: ImageStore, Instantiable {
    public init() {}

    public func images(of user: User) -> [String] { [] }
}

@Instantiable
open class Downloader: Instantiable {
    public init(imageStore: ImageStore, retries: Int = 3) {
        self.imageStore = imageStore
        self.retries = retries
    }

    open var status: String { "\(retries) retries" }

    @Received public let imageStore: ImageStore
    private let retries: Int
}

@Instantiable(generateMock: true, customMockName: "stub")
public struct Palette: Instantiable {
    public init(imageStore: ImageStore) {
        self.imageStore = imageStore
        colors = ["black"]
    }

    public static func stub(imageStore: ImageStore, colors: [String] = ["white"]) -> Palette {
        var palette = Palette(imageStore: imageStore)
        palette.colors = colors
        return palette
    }

    @Received private let imageStore: ImageStore
    public private(set) var colors: [String]
}

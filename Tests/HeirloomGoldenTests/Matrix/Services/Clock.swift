public import Heirloom

public nonisolated protocol Clock: Sendable {
    var hour: Int { get }
}

@Instantiable(fulfillingAdditionalTypes: [(any Clock).self])
public nonisolated struct SystemClock: Clock, Instantiable {
    public var hour: Int { 12 }
}

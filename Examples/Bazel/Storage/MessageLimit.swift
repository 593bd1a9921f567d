import Heirloom

/// The number of messages that an account may have.
@Instantiable
public struct MessageLimit: Instantiable {
    let count = 100
}

internal import Foundation
internal import Heirloom
internal import Services

@MainActor
protocol Screen {
    var title: String { get }
}

@MainActor
@Instantiable(fulfillingAdditionalTypes: [(any Screen).self])
final class ProfileScreen: Screen, Instantiable {
    @Forwarded let name: String
    @Instantiated private let profileBuilder: Instantiator<Profile>
    @Received private let ledger: Ledger

    var title: String {
        let profile = profileBuilder.instantiate(name: name, address: Address(line: "Elm Street"))
        return ((try? profile.summary()) ?? "") + " " + ledger.line
    }
}

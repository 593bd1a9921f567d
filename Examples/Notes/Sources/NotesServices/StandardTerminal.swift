import Heirloom

/// Standard output.
@Instantiable(fulfillingAdditionalTypes: [Terminal.self])
package struct StandardTerminal: Instantiable, Terminal {
    package func show(_ line: String) {
        print(line)
    }
}

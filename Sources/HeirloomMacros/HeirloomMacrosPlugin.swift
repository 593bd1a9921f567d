/// The compiler plugin: answers the compiler's messages until it closes the connection.
@main
enum HeirloomMacrosPlugin {
    static func main() {
        guard let connection = MessageConnection.takingStandardStreams() else { return }
        PluginSession(connection: connection).run()
    }
}

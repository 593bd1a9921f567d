/// The compiler plugin: replies to the compiler's messages until the connection ends.
@main
enum HeirloomMacrosPlugin {
    static func main() {
        guard let connection = MessageConnection.takingStandardStreams() else { return }
        PluginSession(connection: connection).run()
    }
}

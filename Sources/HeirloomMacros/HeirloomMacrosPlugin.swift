@main
enum HeirloomMacrosPlugin {
    static func main() {}
}

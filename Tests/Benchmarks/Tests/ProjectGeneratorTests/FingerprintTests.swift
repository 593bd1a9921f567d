import ProjectGenerator
import Testing

/// Figures can only be compared while the measured projects stay the same byte for byte. Changing one of these
/// fingerprints changes the meaning of every figure recorded so far.
struct FingerprintTests {
    private static let recorded: [ProjectShape: String] = [
        .tree: "4c1f8b2768c64cd7",
        .objects: "a78129f99878b1aa",
        .initializers: "9a34e3eea67ca964",
        .wide: "71a98be3b281398e",
        .ladder: "323787a22f13c727",
        .deep: "10b0f2522e6eb7d3",
        .values: "3dd2aa7f451a755a",
        .received: "c10e5700b2aeda0b",
        .mix: "505f855fa6e8c17d",
        .modules: "b8d46f5d80e6329a",
        .doubles: "f837590362228c8b",
        .effects: "b042bedf34f28e21",
        .elements: "b95f273e7f1d9542",
        .specializations: "ba7e86a97cfd38fd",
    ]

    @Test(arguments: ProjectShape.allCases)
    func shapesKeepTheirFingerprints(shape: ProjectShape) {
        let project = shape.project(ProjectOptions(types: 200))
        #expect(project.fingerprint.description == Self.recorded[shape])
    }

    @Test func differentSeedsMakeDifferentProjects() {
        let first = ProjectShape.tree.project(ProjectOptions(types: 50, seed: 1))
        let second = ProjectShape.tree.project(ProjectOptions(types: 50, seed: 2))
        #expect(first.fingerprint != second.fingerprint)
    }
}

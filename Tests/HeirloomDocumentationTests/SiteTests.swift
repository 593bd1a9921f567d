import Foundation
import HeirloomModel
import HeirloomTestSupport
import Testing

/// The site written by `.ci/site`.
@Suite(.serialized) struct SiteTests {
    /// The site, written once per test run.
    private static let site: Result<TemporaryFolder, any Error> = Result {
        let folder = try TemporaryFolder()
        let script = Compiler.repository.appendingPathComponent(".ci/site").path
        let outcome = try Subprocess.run(script, ["site"], in: folder.url)
        guard outcome.status == 0 else { throw CompilerFailure(output: outcome.errors) }
        return folder
    }

    /// Returns the paths of the site's pages: `/documentation/heirloom/closures`.
    private static func pages(in site: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: site.path)
            .filter { $0.hasPrefix("documentation/") && $0.hasSuffix("/index.html") }
            .map { "/" + $0.dropLast("/index.html".count) }.sorted()
    }

    @Test func theDocumentationCompilesWithoutWarnings() {
        #expect(throws: Never.self) { try Self.site.get() }
    }

    @Test func everyDiagnosticHasItsPage() throws {
        let pages = try Self.pages(in: Self.site.get().url.appendingPathComponent("site"))
        #expect(DiagnosticID.allCases.map(\.page).filter { !pages.contains("/\($0)") } == [])
    }

    /// Checks the pages at the widths of a desktop and a phone.
    @Test(
        .enabled(if: TestLength.isFull, "a browser needs a minute"),
        .enabled(if: Chromium.path != nil && FileServer.isInstalled, "Chromium or Python is not installed"),
        arguments: [1280, 390]
    )
    func everyPageIsReadable(width: Int) throws {
        let site = try Self.site.get().url.appendingPathComponent("site")
        let pages = try Self.pages(in: site)
        let checks = site.appendingPathComponent("checks.html")
        try Data(Self.checks(of: pages, width: width).utf8).write(to: checks)
        let server = try FileServer(of: site)
        defer { server.stop() }
        let outcome = try Chromium.document(at: "\(server.address)/checks.html", seconds: 3600)
        let found = outcome.output.components(separatedBy: #"<pre id="found">"#).dropFirst().first?
            .components(separatedBy: "</pre>").first
        #expect(found == "checked \(pages.count) pages\n", "\(outcome.errors)")
    }

    /// A page that opens other pages in frames, a few at a time, and lists their problems.
    private static func checks(of pages: [String], width: Int) -> String {
        """
        <!doctype html>
        <meta charset="utf-8">
        <body>
        <script>
        const width = \(width);
        const pages = [\(pages.map { "\"\($0)\"" }.joined(separator: ", "))];
        const found = [];
        const answers = new Map();
        const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
        const exists = (path) => {
            if (!answers.has(path)) answers.set(path, fetch(path).then((answer) => answer.ok));
            return answers.get(path);
        };
        /** The document in a frame, once it has a heading and does not grow any more. */
        const loaded = async (frame) => {
            let [size, rests] = [0, 0];
            for (let waited = 0; waited < 1200; waited += 1) {
                await pause(50);
                const page = frame.contentDocument;
                if (!page?.querySelector("main h1")) continue;
                rests = page.body.innerHTML.length === size ? rests + 1 : 0;
                size = page.body.innerHTML.length;
                if (rests === 4) return page;
            }
            return null;
        };
        const check = async (path) => {
            const frame = document.createElement("iframe");
            frame.style.cssText = `width: ${width}px; height: 900px; border: 0`;
            frame.src = path;
            document.body.append(frame);
            const page = await loaded(frame);
            const report = (fault) => found.push(`${path}: ${fault}`);
            const style = (part) => frame.contentWindow.getComputedStyle(part);
            if (!page) {
                report("nothing is shown");
            } else {
                if (page.querySelector("main h1").textContent.includes("be found")) report("not found");
                if (page.documentElement.scrollWidth > width) report("wider than the window");
                for (const code of page.querySelectorAll("pre")) {
                    if (parseFloat(style(code).fontSize) < 12) report("small code");
                    const listing = code.closest(".code-listing") ?? code;
                    const boxes = [listing, ...listing.querySelectorAll("*")];
                    const overflows = boxes.some((box) => box.scrollWidth > box.clientWidth);
                    const scrolls = boxes.some((box) => ["auto", "scroll"].includes(style(box).overflowX));
                    if (overflows && !scrolls) report("code is cut off");
                }
                for (const link of page.querySelectorAll("a[href]")) {
                    const target = new URL(link.href);
                    if (target.origin !== location.origin) continue;
                    if (!await exists(target.pathname)) report(`a dead link: ${target.pathname}`);
                }
            }
            frame.remove();
        };
        const checkAll = async (queue) => {
            while (queue.length > 0) await check(queue.shift());
        };
        const queue = [...pages];
        Promise.all([1, 2, 3, 4].map(() => checkAll(queue))).then(() => {
            const list = document.createElement("pre");
            list.id = "found";
            list.textContent = [...found.sort(), `checked ${pages.length} pages`].join("\\n") + "\\n";
            document.body.replaceChildren(list);
        });
        </script>
        """
    }
}

/// Serves the files of a folder on the local machine, because browsers do not load a page's data from files.
private final class FileServer {
    static let isInstalled = (try? Subprocess.run("python3", ["--version"]).status) == 0

    let address: String
    private let process = Process()

    init(of folder: URL) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The server first prints its address: "Serving HTTP on 127.0.0.1 port 43211 (http://127.0.0.1:43211/) ..."
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let parts = line.split { "()".contains($0) }.map(String.init)
        address = parts.first { $0.hasPrefix("http://") }.map { String($0.dropLast()) } ?? ""
    }

    func stop() {
        // SIGKILL, because a test may run on a thread that blocks other signals, and the server inherits that.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

import Foundation
import HeirloomDocuments
import HeirloomTestSupport
import Testing

/// Opens pages in a headless browser.
enum Browser {
    /// Returns the output of a script that runs on a document's page.
    ///
    /// - Parameters:
    ///   - fragment: The fragment of the page's address.
    ///   - script: The JavaScript to run: `say(rows())`.
    static func said(
        on document: GraphDocument,
        fragment: String = "",
        script: String
    ) throws -> String {
        let page = try GraphPage.text(of: document, json: document.json())
        let parts = page.components(separatedBy: "</body>")
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("page.html")
        let test = "<script>\n\(means)\nattempt(async () => {\n\(script)\n});</script></body>"
        try Data((parts[0] + test + parts[1]).utf8).write(to: file)
        let outcome = try Chromium.document(at: file.absoluteString + "#" + fragment, seconds: 20)
        let said = outcome.output.components(separatedBy: #"<pre id="said">"#).dropFirst().first?
            .components(separatedBy: "</pre>").first
        return try #require(said, "\(outcome.errors)")
            .replacingOccurrences(of: "&lt;", with: "<")
            .replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&nbsp;", with: " ")
            .replacingOccurrences(of: "&amp;", with: "&")
    }

    /// JavaScript helpers for the scripts of tests.
    private static let means = """
        const said = [];
        const say = (text) => said.push(String(text));
        /** Waits until the page has answered. */
        const answered = () => new Promise((resolve) => setTimeout(resolve, 100));
        const attempt = async (script) => {
            try {
                await answered();
                await script();
            } catch (error) {
                say(error.stack);
            }
            document.body.replaceChildren(element("pre", { id: "said" }, said.map((text) => text + "\\n").join("")));
        };
        const find = (selector) => document.querySelector(selector);
        const press = async (key) => {
            const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
            document.activeElement.dispatchEvent(event);
            await answered();
        };
        const click = async (selector) => {
            const target = typeof selector === "string" ? find(selector) : selector;
            target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
            await answered();
        };
        const enter = async (text) => {
            find("#query").value = text;
            find("#query").dispatchEvent(new Event("input"));
            await answered();
        };
        /** A row as text: with its level, whether it is open, and how a screen reader counts it. */
        const row = (drawn) => {
            const open = { true: "▾ ", false: "▸ " }[drawn.getAttribute("aria-expanded")] ?? "  ";
            const isRemark = (part) => part.matches?.(".remarks, .home");
            const parts = [...drawn.childNodes];
            const name = parts.filter((part) => !isRemark(part)).map((part) => part.textContent).join("");
            const texts = parts.filter(isRemark).map((remark) => remark.textContent);
            const level = "   ".repeat(Number(drawn.getAttribute("aria-level")) - 1);
            return level + open + name.trim() + (texts.length > 0 ? "  (" + texts.join(", ") + ")" : "");
        };
        const rows = () => [...document.querySelectorAll(".row")]
            .sort((one, other) => parseFloat(one.style.top) - parseFloat(other.style.top)).map(row).join("\\n");
        const details = () => find("#details").innerText.split("\\n").map((line) => line.trim()).filter((line) => line)
            .join("\\n");
        """
}

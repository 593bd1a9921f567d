"use strict";

/** The field in which one searches, with the list of what is found. */
class SearchField {
    /**
     * @param choose Is told the name of the type that somebody chooses.
     * @param leave Moves the focus out of the field.
     */
    constructor(search, choose, leave) {
        this.search = search;
        this.choose = choose;
        this.leave = leave;
        this.field = document.getElementById("query");
        this.panel = document.getElementById("found");
        this.list = document.getElementById("results");
        this.count = document.getElementById("count");
        this.active = 0;
        this.field.addEventListener("input", () => this.show());
        this.field.addEventListener("focus", () => this.show());
        this.field.addEventListener("blur", () => this.close());
        this.field.addEventListener("keydown", (event) => this.handleKey(event));
        // The field keeps the focus when somebody presses a result.
        this.panel.addEventListener("mousedown", (event) => event.preventDefault());
        this.list.addEventListener("click", (event) => {
            const result = event.target.closest("li");
            if (result) this.chooseResult([...this.list.children].indexOf(result));
        });
    }

    focus() {
        this.field.focus();
        this.field.select();
    }

    show() {
        const text = this.field.value;
        const { best, count } = this.search.results(text);
        this.best = best;
        this.list.replaceChildren(...best.map((result, index) => resultItem(result, index)));
        this.count.textContent =
            count === 0 ? "Nothing has this name." : count > best.length
                ? "The first " + best.length + " of " + counted(count, "result") : counted(count, "result");
        this.open(text.trim() !== "");
        this.activate(0);
    }

    open(isOpen) {
        this.panel.hidden = !isOpen;
        this.field.setAttribute("aria-expanded", isOpen);
    }

    close() {
        this.open(false);
        this.field.removeAttribute("aria-activedescendant");
    }

    activate(index) {
        const results = this.list.children;
        results[this.active]?.setAttribute("aria-selected", false);
        this.active = Math.min(Math.max(index, 0), Math.max(results.length - 1, 0));
        const result = results[this.active];
        if (!result) return this.field.removeAttribute("aria-activedescendant");
        result.setAttribute("aria-selected", true);
        result.scrollIntoView({ block: "nearest" });
        this.field.setAttribute("aria-activedescendant", result.id);
    }

    chooseResult(index) {
        const result = this.best[index];
        if (!result) return;
        this.field.value = "";
        this.leave();
        this.choose(result.name);
    }

    handleKey(event) {
        switch (event.key) {
            case "ArrowDown": this.activate(this.active + 1); break;
            case "ArrowUp": this.activate(this.active - 1); break;
            case "Enter": this.chooseResult(this.active); break;
            case "Escape":
                this.field.value = "";
                this.leave();
                break;
            default: return;
        }
        event.preventDefault();
    }
}

function resultItem(result, index) {
    return element("li", { id: "result" + index, role: "option", "aria-selected": "false" },
        element("span", { class: result.isLabel ? "label" : "type" }, result.text), " ",
        element("span", { class: "remark" }, result.detail),
    );
}

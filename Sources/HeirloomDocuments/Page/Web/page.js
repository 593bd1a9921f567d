"use strict";

/** Puts the parts of the page together. */
class Page {
    constructor(content) {
        this.graph = new Graph(content);
        this.tree = new Tree(this.graph);
        this.details = new Details(this.graph, this.tree, document.getElementById("details"));
        const choose = (name) => this.choose(name);
        this.view = new TreeView(this.tree, document.getElementById("tree"), choose);
        this.search = new SearchField(new Search(this.graph), choose, () => this.focusTree());
        this.showSummary();
        this.listen();
        this.tree.openFirst(40);
        this.view.update();
        this.showAddressed();
    }

    showSummary() {
        const modules = new Set(this.graph.scopes.map((scope) => scope.module));
        const counts = [counted(this.graph.scopes.length, "type"), counted(modules.size, "module")];
        if (this.graph.roots.length > 0) counts.push(counted(this.graph.roots.length, "root"));
        document.getElementById("summary").textContent = counts.join(" · ");
        document.getElementById("title").textContent = this.graph.modules.join(", ") || "Heirloom";
    }

    listen() {
        const onClick = (id, action) => document.getElementById(id).addEventListener("click", action);
        onClick("openAll", () => this.changeRows(() => this.tree.openAll()));
        onClick("closeAll", () => this.changeRows(() => this.tree.closeAll()));
        onClick("back", () => {
            this.showSide("tree");
            this.focusTree();
        });
        this.theme = new Theme(document.getElementById("theme"));
        addEventListener("hashchange", () => this.showAddressed());
        addEventListener("beforeprint", () => this.view.draw(true));
        addEventListener("afterprint", () => this.view.draw());
        addEventListener("keydown", (event) => {
            const isTyping = event.target.closest("input") !== null;
            if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            this.search.focus();
        });
    }

    changeRows(change) {
        change();
        this.view.update();
        if (this.view.active) this.view.scrollTo(this.view.active);
    }

    choose(name) {
        if (address(name) === location.hash) this.showAddressed();
        else location.hash = address(name);
    }

    /** Shows the type that the address names. */
    showAddressed() {
        const name = addressedName();
        document.title = [name && simpleName(name), this.graph.modules.join(", "), "Heirloom"]
            .filter((part) => part).join(" · ");
        if (!name) {
            this.details.showOverview();
            this.showSide("tree");
            return;
        }
        const { details } = this;
        const focused = document.activeElement;
        const isInTree = focused.closest(".tree") !== null;
        const isInDetails = focused.closest(".details") !== null;
        details.show(name);
        const number = this.graph.numbers.get(name);
        if (number !== undefined && !this.view.isSelected(name)) {
            this.view.reveal(number, { hasFocus: isInTree });
        }
        this.showSide("details");
        // The focus stays on the side where it was, unless that is not to be seen any more.
        const isLost = isInTree && this.view.container.offsetParent === null;
        if (isLost || isInDetails) details.container.focus({ preventScroll: true });
    }

    /** Where there is space for one only, shows the tree or the details. */
    showSide(side) {
        document.body.dataset.side = side;
    }

    focusTree() {
        document.activeElement.blur();
        if (this.view.active) this.view.activate(this.view.active);
    }
}

/** The name that the address's fragment says; `""` for none. */
function addressedName() {
    const fragment = location.hash.slice(1);
    try {
        return decodeURIComponent(fragment);
    } catch {
        return fragment;
    }
}

/** Light, dark, or as the system is. */
class Theme {
    constructor(button) {
        this.button = button;
        this.choices = ["auto", "light", "dark"];
        this.choice = this.stored;
        button.addEventListener("click", () => this.next());
        this.apply();
    }

    get stored() {
        try {
            const choice = localStorage.getItem("heirloom-theme");
            return this.choices.includes(choice) ? choice : "auto";
        } catch {
            return "auto";
        }
    }

    next() {
        this.choice = this.choices[(this.choices.indexOf(this.choice) + 1) % this.choices.length];
        try {
            localStorage.setItem("heirloom-theme", this.choice);
        } catch {
            // What cannot be kept holds for this page.
        }
        this.apply();
    }

    apply() {
        document.documentElement.dataset.theme = this.choice;
        this.button.textContent = { auto: "Auto", light: "Light", dark: "Dark" }[this.choice];
        this.button.title = "Colours: " + this.button.textContent;
        this.button.setAttribute("aria-label", this.button.title);
    }
}

const page = new Page(JSON.parse(document.getElementById("graph").textContent));

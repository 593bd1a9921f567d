"use strict";

/** Shows the rows of a tree that are in sight, and answers to keys as trees do. */
class TreeView {
    /** @param choose Is told the name of the type that somebody chooses. */
    constructor(tree, container, choose) {
        this.tree = tree;
        this.container = container;
        this.choose = choose;
        this.rowHeight = 24;
        /** The elements of the rows that are drawn. */
        this.elements = new Map();
        this.active = tree.topNodes[0];
        this.selected = undefined;
        this.list = element("div", { class: "rows", role: "tree", "aria-label": "Tree" });
        container.append(this.list);
        container.addEventListener("scroll", () => this.draw(), { passive: true });
        new ResizeObserver(() => this.draw()).observe(container);
        this.list.addEventListener("keydown", (event) => this.handleKey(event));
        this.list.addEventListener("click", (event) => this.handleClick(event));
    }

    /** Redraws the visible rows after a change. */
    update() {
        this.list.style.height = this.tree.rows.length * this.rowHeight + "px";
        if (this.active?.row === undefined) this.active = this.nearestShown(this.active) ?? this.tree.rows[0];
        for (const [node, row] of this.elements) this.describe(row, node);
        this.draw();
    }

    nearestShown(node) {
        let shown = node;
        while (shown && shown.row === undefined) shown = shown.parent;
        return shown;
    }

    draw(isWhole = false) {
        const rows = this.tree.rows;
        const first = Math.max(0, Math.floor(this.container.scrollTop / this.rowHeight) - 6);
        const count = Math.ceil(this.container.clientHeight / this.rowHeight) + 12;
        const wanted = isWhole ? rows : rows.slice(first, first + count);
        const kept = new Set(wanted);
        // The active row stays, so that the focus does.
        if (this.active) kept.add(this.active);
        for (const [node, row] of this.elements) {
            if (kept.has(node) && node.row !== undefined) continue;
            row.remove();
            this.elements.delete(node);
        }
        const added = [];
        for (const node of kept) {
            let row = this.elements.get(node);
            if (!row) {
                row = this.makeRow(node);
                this.elements.set(node, row);
                added.push(row);
            }
            row.style.top = node.row * this.rowHeight + "px";
        }
        this.list.append(...added);
    }

    makeRow(node) {
        const twisty = element("span", { class: "twisty", "aria-hidden": "true" });
        const row = element("div", { class: "row", role: "treeitem" }, twisty, this.contents(node));
        row.node = node;
        row.style.setProperty("--level", node.level - 1);
        // What is built stands out.
        if (this.tree.dependency(node)?.builds.length === 0) row.dataset.isTaken = "";
        this.describe(row, node);
        return row;
    }

    /** Tells a row's element what can change. */
    describe(row, node) {
        const hasChildren = this.tree.children(node).length > 0;
        const siblings = node.parent ? this.tree.children(node.parent) : this.tree.topNodes;
        node.position ??= siblings.indexOf(node) + 1;
        row.setAttribute("aria-level", node.level);
        row.setAttribute("aria-setsize", siblings.length);
        row.setAttribute("aria-posinset", node.position);
        row.setAttribute("aria-selected", node === this.selected);
        if (hasChildren) row.setAttribute("aria-expanded", node.isOpen);
        row.tabIndex = node === this.active ? 0 : -1;
    }

    contents(node) {
        const graph = this.tree.graph;
        if (node.group) {
            const title = node.title + " (" + node.group.length.toLocaleString("en") + ")";
            return [element("span", { class: "label" }, title)];
        }
        if (node.isTop) {
            const scope = graph.scopes[node.product];
            const effects = scope.effects ? [scope.effects] : [];
            return [mark("root"), element("b", { class: "type" }, scope.type), remarksElement(effects)];
        }
        const dependency = this.tree.dependency(node);
        if (node.place !== undefined) {
            const build = dependency.builds[node.place];
            return [
                mark("element"),
                build.key && element("span", { class: "label" }, build.key + ": "),
                element("span", { class: "type" }, typeOfBuild(graph, build)),
                remarksElement(remarksOnBuild(graph, build)),
                this.homeLink(node),
            ];
        }
        const product = hiddenProduct(graph, dependency);
        return [
            mark(markOf(dependency)),
            element("span", { class: "label" }, dependency.label + ": "),
            element("span", { class: "type" }, dependency.type + (product ? " = " : "")),
            product && element("b", { class: "type" }, product),
            remarksElement(remarksOn(graph, dependency)),
            this.homeLink(node),
        ];
    }

    /** The way to where something opens that is met in another place. */
    homeLink(node) {
        const home = this.tree.home(node);
        if (home === undefined) return undefined;
        const step = this.tree.paths.arrivals.get(home);
        const graph = this.tree.graph;
        const name = step
            ? graph.scopes[step.owner].type + "." + graph.dependency(step).label
            : graph.scopes[home].type;
        const facts = { class: "home", "data-home": home, title: "Show where it opens" };
        return [" ", element("a", facts, "see " + name)];
    }

    toggle(node, isOpen) {
        if (this.tree.children(node).length === 0) return;
        node.isOpen = isOpen;
        this.tree.list();
        this.update();
    }

    /** Makes a row the one that the Tab key leads to. */
    activate(node, { hasFocus = true } = {}) {
        const before = this.active;
        this.active = node;
        this.scrollTo(node);
        this.draw();
        this.scrollAcross(node);
        for (const changed of [before, node]) {
            const row = this.elements.get(changed);
            if (row) this.describe(row, changed);
        }
        if (hasFocus) this.elements.get(node)?.focus({ preventScroll: true });
    }

    scrollTo(node) {
        const top = node.row * this.rowHeight;
        const height = this.container.clientHeight;
        if (top < this.container.scrollTop) this.container.scrollTop = top;
        else if (top + this.rowHeight > this.container.scrollTop + height) {
            this.container.scrollTop = top + this.rowHeight - height;
        }
    }

    /** Brings the beginning of a row into sight. */
    scrollAcross(node) {
        const { scrollLeft, clientWidth } = this.container;
        const start = this.elements.get(node)?.firstChild.offsetLeft ?? 0;
        const isSeen = start >= scrollLeft && start < scrollLeft + clientWidth * 0.7;
        if (!isSeen) this.container.scrollLeft = start - clientWidth * 0.3;
    }

    /** Shows which row stands for what is chosen. */
    select(node) {
        const before = this.selected;
        this.selected = node;
        for (const changed of [before, node]) {
            const row = this.elements.get(changed);
            if (row) this.describe(row, changed);
        }
    }

    /** Opens what is above the place where a scope opens, and selects it. */
    reveal(scope, options) {
        const node = this.tree.reveal(scope);
        this.update();
        // What was far away comes to the middle.
        const distance = node.row * this.rowHeight - this.container.scrollTop;
        if (distance < 0 || distance > this.container.clientHeight - this.rowHeight) {
            this.container.scrollTop = node.row * this.rowHeight - this.container.clientHeight / 3;
        }
        this.select(node);
        this.activate(node, options);
    }

    /** Whether the row that is selected stands for a type. */
    isSelected(name) {
        return this.selected?.row !== undefined && this.typeName(this.selected) === name;
    }

    chooseRow(node) {
        if (node.group) {
            this.toggle(node, !node.isOpen);
            return;
        }
        this.select(node);
        this.choose(this.typeName(node));
    }

    typeName(node) {
        const build = this.tree.build(node);
        if (node.product !== undefined) return this.tree.graph.scopes[node.product].name;
        return build ? build.scope : this.tree.graph.typeName(this.tree.dependency(node));
    }

    handleClick(event) {
        const node = event.target.closest(".row")?.node;
        if (!node) return;
        this.activate(node);
        const home = event.target.closest(".home");
        if (home) this.reveal(Number(home.dataset.home));
        else if (event.target.closest(".twisty")) this.toggle(node, !node.isOpen);
        else this.chooseRow(node);
    }

    handleKey(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const node = this.active;
        const page = Math.max(1, Math.floor(this.container.clientHeight / this.rowHeight) - 1);
        switch (event.key) {
            case "ArrowDown": this.move(node.row + 1); break;
            case "ArrowUp": this.move(node.row - 1); break;
            case "PageDown": this.move(node.row + page); break;
            case "PageUp": this.move(node.row - page); break;
            case "Home": this.move(0); break;
            case "End": this.move(this.tree.rows.length - 1); break;
            case "ArrowRight": this.goRight(node); break;
            case "ArrowLeft": this.goLeft(node); break;
            case "*": this.openSiblings(node); break;
            case "Enter": case " ": this.chooseRow(node); break;
            default: return;
        }
        event.preventDefault();
    }

    move(row) {
        this.activate(this.tree.rows[Math.min(Math.max(row, 0), this.tree.rows.length - 1)]);
    }

    /** Opens a row, or goes to its first one below, or to where it opens. */
    goRight(node) {
        const home = this.tree.home(node);
        if (home !== undefined) this.reveal(home);
        else if (this.tree.children(node).length === 0) return;
        else if (node.isOpen) this.move(node.row + 1);
        else this.toggle(node, true);
    }

    /** Closes a row, or goes to the one above it. */
    goLeft(node) {
        if (node.isOpen) this.toggle(node, false);
        else if (node.parent) this.activate(node.parent);
    }

    openSiblings(node) {
        const siblings = node.parent ? this.tree.children(node.parent) : this.tree.topNodes;
        for (const sibling of siblings) sibling.isOpen = this.tree.children(sibling).length > 0;
        this.tree.list();
        this.update();
    }
}

"use strict";

/** Draws a scope between what builds it, on the left, and what it builds, on the right. */
class Neighbourhood {
    constructor(graph) {
        this.graph = graph;
        this.limit = 7;
        this.width = 172;
        this.height = 36;
        this.gap = 8;
        this.between = 32;
    }

    /** The drawing; `undefined` where there is nothing beside the scope. */
    drawing(number) {
        const owners = this.boxes(this.graph.stepsTo[number], (step) => step.owner);
        const products = this.boxes(this.graph.steps[number], (step) => step.product);
        if (owners.length + products.length === 0) return undefined;
        const rows = Math.max(owners.length, products.length, 1);
        const height = rows * (this.height + this.gap) - this.gap;
        const columns = [
            ...(owners.length > 0 ? [owners] : []),
            [{ text: this.graph.scopes[number].type, isCentre: true }],
            ...(products.length > 0 ? [products] : []),
        ];
        const width = columns.length * (this.width + this.between) - this.between;
        const drawing = shape("svg", {
            class: "neighbourhood",
            role: "group",
            "aria-label": "What builds it on the left, what it builds on the right",
            viewBox: [-1, -1, width + 2, height + 2].join(" "),
            width: width + 2,
            // What is smaller cannot be read.
            style: "min-width: " + Math.round(width * 0.8) + "px",
        });
        const centre = columns.findIndex((boxes) => boxes[0].isCentre);
        for (const [column, boxes] of columns.entries()) {
            const left = column * (this.width + this.between);
            const start = (height - (boxes.length * (this.height + this.gap) - this.gap)) / 2;
            for (const [row, box] of boxes.entries()) {
                const top = start + row * (this.height + this.gap);
                if (column !== centre) drawing.append(this.line(left, top, column - centre, height, box));
                drawing.append(this.box(box, left, top));
            }
        }
        return drawing;
    }

    /** The scopes at the ends of steps, each once, with the labels of the dependencies between. */
    boxes(steps, end) {
        const boxes = new Map();
        for (const step of steps) {
            const dependency = this.graph.dependency(step);
            const scope = this.graph.scopes[end(step)];
            const { name, type } = scope;
            const box = boxes.get(name) ?? { text: type, name, labels: [], isLater: true };
            if (!box.labels.includes(dependency.label)) box.labels.push(dependency.label);
            box.isLater &&= !isAtOnce(dependency.origin);
            boxes.set(name, box);
        }
        const all = [...boxes.values()];
        if (all.length <= this.limit) return all;
        return [...all.slice(0, this.limit - 1), { text: all.length - this.limit + 1 + " more" }];
    }

    box(box, left, top) {
        const x = left + 9;
        const drawn = [
            shape("rect", { x: left, y: top, width: this.width, height: this.height, rx: 4 }),
            shape("text", { x, y: top + (box.labels ? 15 : 22), class: "type" }, this.fitted(box.text, 21)),
        ];
        if (box.labels) {
            const labels = this.fitted(box.labels.join(", "), 24);
            drawn.push(shape("text", { x, y: top + 29, class: "label" }, labels));
        }
        if (!box.name) return shape("g", { class: box.isCentre ? "centre" : "more" }, drawn);
        const title = shape("title", {}, [box.text, ...box.labels].join("\n"));
        return shape("a", { href: address(box.name) }, title, drawn);
    }

    /** The line between a box and the scope in the middle, dashed where nothing is built at once. */
    line(left, top, side, height, box) {
        const middle = top + this.height / 2;
        const end = side < 0 ? left + this.width : left;
        const start = end - side * this.between;
        const bend = (start + end) / 2;
        return shape("path", {
            class: "line",
            d: `M${start} ${height / 2}C${bend} ${height / 2} ${bend} ${middle} ${end} ${middle}`,
            "stroke-dasharray": box.isLater && "4 3",
        });
    }

    fitted(text, count) {
        return text.length <= count ? text : text.slice(0, count - 1) + "…";
    }
}

/// The script of the page: search, filters, theme, opening and closing cards.
///
/// Nothing on the page needs it to be read.
enum ReportScript {
  static let text = #"""

    "use strict";
    (() => {
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const one = (selector) => document.querySelector(selector);
      all(".tools, .filters, .folding, .copy").forEach((part) => { part.hidden = false; });

      // Theme: the system's, light or dark.
      const themes = ["system", "light", "dark"];
      const button = one("#theme");
      const stored = () => {
        try { return localStorage.getItem("observify-theme"); } catch { return null; }
      };
      const setTheme = (theme) => {
        if (theme === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
        const name = theme[0].toUpperCase() + theme.slice(1);
        button.lastElementChild.textContent = name;
        button.setAttribute("aria-label", `Theme: ${name}`);
        button.dataset.now = theme;
        try { localStorage.setItem("observify-theme", theme); } catch { /* a page may not store */ }
      };
      setTheme(themes.includes(stored()) ? stored() : "system");
      button.addEventListener("click", () => {
        setTheme(themes[(themes.indexOf(button.dataset.now) + 1) % themes.length]);
      });

      // Search and filters.
      const field = one("#q");
      const found = one("#found");
      const cards = all("[data-kind]").map((card) => ({
        card, kind: card.dataset.kind, decision: card.dataset.decision,
        look: card.dataset.look !== "0", words: card.dataset.search,
        place: card.dataset.kind === "unit" ? card.id.slice(1) : null,
      }));
      const drawn = new Map();
      for (const node of all("[data-node]")) drawn.set(node.dataset.node, node);
      const filters = all("[data-filter]");
      let filter = "all";
      const admits = (item, words) =>
        (filter === "all" || (filter === "look" ? item.look : item.decision === filter))
        && words.every((word) => item.words.includes(word));
      const apply = () => {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        const counts = { unit: [0, 0], file: [0, 0] };
        for (const item of cards) {
          const shows = admits(item, words);
          if (item.card.hidden === shows) item.card.hidden = !shows;
          counts[item.kind][0] += shows ? 1 : 0;
          counts[item.kind][1] += 1;
          if (item.place !== null) drawn.get(item.place)?.classList.toggle("off", !shows);
        }
        for (const section of ["unit", "file"]) {
          const empty = one(section === "unit" ? "#units .empty" : "#changes .empty");
          if (empty) empty.hidden = counts[section][0] > 0;
        }
        const isOpen = filter === "all" && words.length === 0;
        found.textContent = isOpen ? ""
          : `${counts.unit[0]} of ${counts.unit[1]} units, ${counts.file[0]} of ${counts.file[1]} files`;
        for (const choice of filters) {
          choice.setAttribute("aria-pressed", String(choice.dataset.filter === filter));
        }
      };
      const reset = () => { field.value = ""; filter = "all"; apply(); };
      let waiting = 0;
      field.addEventListener("input", () => {
        clearTimeout(waiting);
        waiting = setTimeout(apply, cards.length > 500 ? 120 : 0);
      });
      for (const choice of filters) {
        choice.addEventListener("click", () => { filter = choice.dataset.filter; apply(); });
      }
      document.addEventListener("keydown", (event) => {
        if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)
            && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          field.focus();
        } else if (event.key === "Escape" && event.target === field) {
          reset();
        }
      });

      // Links lead into closed and filtered cards.
      const reveal = () => {
        const target = location.hash.length > 1
          && document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const card = target && target.closest("details");
        if (!card) return;
        if (card.hidden) reset();
        card.open = true;
        target.scrollIntoView();
        if (target === card) card.querySelector("summary").focus({ preventScroll: true });
      };
      addEventListener("hashchange", reveal);
      document.addEventListener("click", (event) => {
        const link = event.target.closest && event.target.closest("a[href^='#']");
        // The same link twice changes no address.
        if (link && link.getAttribute("href") === location.hash) reveal();
      });
      reveal();

      for (const fold of all("[data-fold]")) {
        fold.addEventListener("click", () => {
          for (const card of all("details.card", fold.closest("section"))) {
            if (!card.hidden) card.open = fold.dataset.fold === "open";
          }
        });
      }

      for (const copy of all(".copy")) {
        copy.addEventListener("click", () => {
          const text = copy.previousElementSibling;
          const done = () => {
            copy.textContent = "Copied";
            setTimeout(() => { copy.textContent = "Copy"; }, 1500);
          };
          const select = () => getSelection().selectAllChildren(text);
          if (navigator.clipboard) navigator.clipboard.writeText(text.textContent).then(done, select);
          else select();
        });
      }

      // In the graph, what a unit holds and what holds it stand out.
      const drawing = one(".drawing");
      if (drawing) {
        const edges = all("[data-a]", drawing);
        const stand = (event) => {
          const node = event.target.closest && event.target.closest(".node");
          drawing.classList.toggle("near", Boolean(node));
          if (!node) return;
          const near = new Set([node.dataset.node]);
          for (const edge of edges) {
            const isOn = edge.dataset.a === node.dataset.node || edge.dataset.b === node.dataset.node;
            edge.classList.toggle("on", isOn);
            if (isOn) near.add(edge.dataset.a).add(edge.dataset.b);
          }
          for (const other of all(".node", drawing)) {
            other.classList.toggle("on", near.has(other.dataset.node));
          }
        };
        for (const type of ["pointerover", "focusin"]) drawing.addEventListener(type, stand);
        for (const type of ["pointerleave", "focusout"]) {
          drawing.addEventListener(type, () => drawing.classList.remove("near"));
        }
      }
    })();

    """#
}

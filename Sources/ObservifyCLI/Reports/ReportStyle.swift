/// The style of the page: light and dark from one set of colours, each pair with a contrast of at least
/// 4.5 to 1 where it carries text.
enum ReportStyle {
  static let text = """

    :root {
      color-scheme: light dark;
      --bg: light-dark(#f5f6f9, #11141b);
      --surface: light-dark(#ffffff, #191e28);
      --sunken: light-dark(#f0f2f6, #141821);
      --line: light-dark(#dde1e9, #2b3342);
      --text: light-dark(#1a2030, #e5e9f1);
      --muted: light-dark(#596275, #9ba6ba);
      --accent: light-dark(#3650c8, #93a6ff);
      --m: light-dark(#0b6b4f, #6ed4ad);
      --m-bg: light-dark(#e2f4ec, #12332a);
      --m-solid: light-dark(#1f9d78, #2f9c79);
      --k: light-dark(#874a00, #f1b560);
      --k-bg: light-dark(#fdf0da, #372911);
      --k-solid: light-dark(#e09a3c, #c28534);
      --l: light-dark(#556072, #a8b2c3);
      --l-bg: light-dark(#e9ecf1, #252c39);
      --l-solid: light-dark(#aab3c2, #566174);
      --o-solid: light-dark(#6f86ee, #5a70d6);
      --d-bg: light-dark(#fdf0ee, #2a191d);
      --d-mark: light-dark(#f8ccc6, #6b2a31);
      --i-bg: light-dark(#ebf7f1, #13261f);
      --i-mark: light-dark(#b9e6d0, #1d5a45);
      --n-bg: light-dark(#fff8e8, #2b2413);
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas,
        "DejaVu Sans Mono", monospace;
      --shadow: 0 1px 2px light-dark(#1a203014, #0006);
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }

    *, ::before, ::after { box-sizing: border-box; }
    html { scroll-padding-top: 7.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--bg); color: var(--text);
      font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    [hidden] { display: none !important; }
    a { color: var(--accent); text-underline-offset: 2px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    h1, h2, h3, h4, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    code, pre, .place, .path, .code { font-family: var(--mono); font-size: .87em; }
    p code, h3 code, dt code, dd code {
      background: var(--sunken); border-radius: 4px; padding: .08em .34em;
      overflow-wrap: anywhere;
    }
    button, input { font: inherit; color: inherit; }
    .vh {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: 1rem; top: -4rem; z-index: 9; }
    .skip:focus {
      top: .6rem; padding: .5rem .9rem; background: var(--surface); border-radius: 8px;
      box-shadow: var(--shadow);
    }

    /* The head of the page */
    .top {
      position: sticky; top: 0; z-index: 5; background: var(--surface);
      border-bottom: 1px solid var(--line);
    }
    .bar, .filters, main, footer { max-width: 76rem; margin-inline: auto; padding-inline: 1.5rem; }
    .bar { display: flex; align-items: center; gap: 1.4rem; min-height: 3.5rem; }
    .brand {
      display: flex; align-items: center; gap: .55rem; color: var(--text); font-weight: 650;
      text-decoration: none; min-width: 0;
    }
    .brand span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 16rem; }
    .brand svg { flex: none; }
    .eye { fill: none; stroke: var(--accent); stroke-width: 1.8; }
    .iris { fill: var(--accent); }
    nav ul { display: flex; gap: 1.15rem; }
    nav a {
      color: var(--muted); text-decoration: none; white-space: nowrap; padding-block: .4rem;
    }
    nav a:hover { color: var(--text); }
    .tools { display: flex; gap: .6rem; margin-left: auto; }
    .search input {
      width: 13rem; padding: .38rem .75rem; border: 1px solid var(--line); border-radius: 8px;
      background: var(--bg);
    }
    .search input::placeholder { color: var(--muted); opacity: 1; }
    #theme, .folding button, .copy {
      padding: .38rem .75rem; border: 1px solid var(--line); border-radius: 8px;
      background: var(--surface); cursor: pointer; white-space: nowrap;
    }
    #theme { display: inline-flex; align-items: center; gap: .45rem; min-width: 6.2rem; }
    .half { fill: currentColor; }
    #theme:hover, .folding button:hover, .copy:hover, .filters button:hover {
      border-color: var(--muted);
    }
    .filters {
      display: flex; gap: .45rem; align-items: center; padding-bottom: .6rem; overflow-x: auto;
    }
    .filters button {
      padding: .22rem .7rem; border: 1px solid var(--line); border-radius: 99px; cursor: pointer;
      background: var(--surface); color: var(--text); white-space: nowrap; font-size: .87rem;
    }
    .filters button[aria-pressed="true"] {
      background: var(--text); border-color: var(--text); color: var(--surface);
    }
    .filters .n { opacity: .85; margin-left: .15rem; font-variant-numeric: tabular-nums; }
    #found { color: var(--muted); font-size: .87rem; margin-left: auto; white-space: nowrap; }

    /* Sections */
    main { padding-block: 2.6rem 1rem; }
    section { margin-bottom: 3.6rem; }
    h1 { font-size: 2.15rem; line-height: 1.2; letter-spacing: -.02em; overflow-wrap: anywhere; }
    h2 { font-size: 1.35rem; letter-spacing: -.01em; line-height: 1.3; }
    h3 { font-size: 1rem; font-weight: 620; overflow-wrap: anywhere; }
    h4 {
      font-size: .78rem; font-weight: 620; color: var(--muted); margin: 1.25rem 0 .45rem;
      letter-spacing: .01em;
    }
    .kicker { color: var(--accent); font-weight: 600; font-size: .9rem; margin-bottom: .35rem; }
    .lead { font-size: 1.06rem; max-width: 46rem; margin-top: .7rem; color: var(--muted); }
    .intro { color: var(--muted); max-width: 52rem; margin: .3rem 0 1.1rem; }
    .headline { display: flex; align-items: end; justify-content: space-between; gap: 1rem; }
    .folding { display: flex; gap: .5rem; font-size: .87rem; }

    .share { margin: 1.7rem 0 1.4rem; }
    .share svg { display: block; width: 100%; height: 10px; border-radius: 5px; }
    .share ul, .legend {
      display: flex; flex-wrap: wrap; gap: .35rem 1.3rem; font-size: .87rem; color: var(--muted);
    }
    .share ul { margin-top: .65rem; }
    .legend { margin-bottom: .8rem; }
    .legend li, .share li { display: flex; align-items: center; gap: .45rem; }
    .dot { width: .62rem; height: .62rem; border-radius: 50%; display: inline-block; }
    .dot.m { background: var(--m-solid); } .dot.k { background: var(--k-solid); }
    .dot.l { background: var(--l-solid); } .dot.o { background: var(--o-solid); }
    rect.m { fill: var(--m-solid); } rect.k { fill: var(--k-solid); }
    rect.l { fill: var(--l-solid); } rect.o { fill: var(--o-solid); }

    .figures { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; }
    .figure {
      background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
      padding: 1rem 1.15rem; box-shadow: var(--shadow);
    }
    .figure dt { font-weight: 600; font-size: .9rem; }
    .figure.m dt { color: var(--m); } .figure.k dt, .figure.w dt { color: var(--k); }
    .figure.f dt { color: var(--accent); }
    .figure b {
      font-size: 1.9rem; line-height: 1.25; letter-spacing: -.02em; font-weight: 660;
      font-variant-numeric: tabular-nums;
    }
    .figure small { display: block; color: var(--muted); font-size: .87rem; }

    .causes { display: grid; gap: .8rem; }
    .cause {
      display: grid; grid-template-columns: 5.2rem 1fr; gap: 1rem; padding: 1rem 1.15rem;
      background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
    }
    .cause .count { color: var(--muted); font-size: .87rem; }
    .cause .count b { display: block; font-size: 1.5rem; line-height: 1.15; color: var(--k); }
    .cause.earlier .count b { color: var(--muted); }
    .cause p { margin-top: .25rem; max-width: 46rem; }
    .links { display: grid; gap: .3rem; margin-top: .55rem; }
    .chips { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .55rem; }
    .chip {
      display: inline-block; padding: .1rem .6rem; border-radius: 6px; font-size: .84rem;
      text-decoration: none; overflow-wrap: anywhere;
    }
    .chip:hover { text-decoration: underline; }
    .chip.m, .badge.m { background: var(--m-bg); color: var(--m); }
    .chip.k, .badge.k { background: var(--k-bg); color: var(--k); }
    .chip.l, .badge.l { background: var(--l-bg); color: var(--l); }
    a.code { color: var(--muted); text-decoration-color: var(--line); font-weight: 500; }
    a.code:hover { color: var(--accent); }

    /* The graph */
    .drawing {
      overflow: auto; max-height: 44rem; border: 1px solid var(--line); border-radius: 12px;
      padding: 1rem; background:
        linear-gradient(90deg, var(--surface) 30%, transparent) 0 0 / 3rem 100% no-repeat local,
        linear-gradient(270deg, var(--surface) 30%, transparent) 100% 0 / 3rem 100% no-repeat local,
        linear-gradient(90deg, var(--line), transparent) 0 0 / 1.1rem 100% no-repeat scroll,
        linear-gradient(270deg, var(--line), transparent) 100% 0 / 1.1rem 100% no-repeat scroll,
        var(--surface);
    }
    .drawing svg { display: block; }
    .drawing + h3 { margin-top: 1.5rem; }
    .edge {
      fill: none; stroke: var(--muted); stroke-width: 1.4; stroke-dasharray: 4 4; opacity: .75;
    }
    .edge.r { stroke-dasharray: none; stroke-width: 1.8; opacity: 1; }
    .tip { fill: var(--muted); }
    .node { text-decoration: none; }
    .node .box { fill: var(--sunken); stroke: var(--line); }
    .node.m .box { fill: var(--m-bg); stroke: var(--m-solid); }
    .node.k .box { fill: var(--k-bg); stroke: var(--k-solid); }
    .node.l .box { fill: var(--l-bg); stroke: var(--l-solid); stroke-dasharray: 3 3; }
    .glyph {
      fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round;
      stroke-linejoin: round;
    }
    svg.m, .node.m { color: var(--m); } svg.k, .node.k { color: var(--k); }
    svg.l, .node.l { color: var(--l); }
    .node text { fill: var(--text); font-size: 12px; }
    .node .t { font-weight: 600; }
    .node .s { fill: currentColor; font-size: 11px; }
    .node:hover .box, .node:focus-visible .box { stroke: var(--accent); stroke-width: 2.5; }
    .node:focus-visible { outline: none; }
    .drawing.near .edge { opacity: .14; } .drawing.near .node { opacity: .38; }
    .drawing.near .edge.on { opacity: 1; stroke: var(--accent); }
    .drawing.near .node.on { opacity: 1; }
    .off { opacity: .22; }

    /* Cards */
    .card {
      background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
      margin-bottom: .6rem; content-visibility: auto; contain-intrinsic-size: auto 3.3rem;
    }
    .card > summary {
      display: flex; align-items: center; gap: .4rem .8rem; flex-wrap: wrap; cursor: pointer;
      padding: .7rem 1.1rem; list-style: none; border-radius: 12px;
    }
    .card > summary::-webkit-details-marker { display: none; }
    .card > summary::after {
      content: ""; width: .5rem; height: .5rem; border: solid var(--muted); flex: none;
      border-width: 0 2px 2px 0; transform: rotate(45deg) translate(-2px, -2px); margin-left: .2rem;
    }
    .card[open] > summary::after { transform: rotate(225deg) translate(-2px, -2px); }
    .card > summary:hover { background: var(--sunken); }
    .card[open] > summary {
      border-bottom: 1px solid var(--line); border-end-start-radius: 0; border-end-end-radius: 0;
    }
    .card:target { border-color: var(--accent); }
    .badge {
      display: inline-flex; align-items: center; gap: .35rem; padding: .12rem .6rem .12rem .45rem;
      border-radius: 6px; font-size: .84rem; font-weight: 550;
    }
    .card summary h3 { flex: 1 1 12rem; min-width: 0; }
    .meta { color: var(--muted); font-size: .87rem; }
    .look { color: var(--k); font-size: .87rem; font-weight: 550; }
    .body { padding: .2rem 1.15rem 1.15rem; }
    .places > li { padding: .65rem .9rem; border-radius: 8px; background: var(--sunken); }
    .places > li + li { margin-top: .5rem; }
    .places.look { font-size: 1rem; font-weight: 400; color: var(--text); }
    .places.look > li { background: var(--n-bg); }
    .place { color: var(--muted); font-size: .82rem; overflow-wrap: anywhere; }
    a.place { color: var(--accent); }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
    pre.line { margin-top: .3rem; font-size: .84rem; }
    .rows li {
      display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem;
      padding: .25rem 0; border-bottom: 1px solid var(--line);
    }
    .rows li:last-child { border: 0; }
    .rows code { overflow-wrap: anywhere; }
    .kind { color: var(--muted); font-size: .87rem; }
    .counts { font-family: var(--mono); font-size: .82rem; white-space: nowrap; }
    .plus { color: var(--m); } .minus { color: light-dark(#a4262c, #ff9a94); }
    .command { display: flex; gap: .6rem; align-items: center; }
    .command pre {
      flex: 1; min-width: 0; background: var(--sunken); padding: .5rem .8rem; border-radius: 8px;
    }
    .empty { color: var(--muted); padding: 1rem 0; }

    /* Changes */
    .path { font-weight: 400; }
    .path span { color: var(--muted); }
    .file .body { padding: .75rem 0 0; overflow: clip; border-radius: 0 0 12px 12px; }
    .file .chips { margin: 0 1.1rem .75rem; }
    .diff {
      width: 100%; border-collapse: collapse; table-layout: fixed; font: 12.5px/1.6 var(--mono);
      tab-size: 4; border-top: 1px solid var(--line);
    }
    .num { width: 3.4rem; }
    .diff th {
      text-align: left; font: 600 .78rem/1.6 system-ui, sans-serif; color: var(--muted);
      padding: .3rem .7rem; background: var(--sunken); border-bottom: 1px solid var(--line);
    }
    .diff td {
      vertical-align: top; padding: 0 .7rem; white-space: pre-wrap; overflow-wrap: anywhere;
    }
    .diff td:nth-child(odd):not([colspan]) {
      text-align: right; color: var(--muted); padding: 0 .6rem; user-select: none;
      white-space: nowrap;
    }
    .diff td:nth-child(3) { border-left: 1px solid var(--line); }
    .diff td.d { background: var(--d-bg); } .diff td.i { background: var(--i-bg); }
    .diff td.x { background: var(--sunken); }
    .diff td.d + td.d::before, .diff td.i + td.i::before {
      float: left; margin-left: -.65rem; width: .65rem; color: var(--muted); user-select: none;
    }
    .diff td.d + td.d { padding-left: 1.3rem; text-indent: 0; }
    .diff td:nth-child(even):not([colspan]) { padding-left: 1.3rem; }
    .diff td.d + td.d::before { content: "−"; margin-left: -1rem; }
    .diff td.i + td.i::before { content: "+"; margin-left: -1rem; }
    del { background: var(--d-mark); text-decoration: none; border-radius: 3px; }
    ins { background: var(--i-mark); text-decoration: none; border-radius: 3px; }
    .diff .g td {
      color: var(--muted); background: var(--sunken); text-align: center; padding: .15rem;
      font-family: system-ui, sans-serif; font-size: .8rem;
    }
    .diff .n td {
      background: var(--n-bg); border-block: 1px solid var(--k-solid); padding: .45rem 1rem;
      font: .87rem/1.5 system-ui, sans-serif; white-space: normal;
    }
    .diff .n:target td { outline: 2px solid var(--accent); outline-offset: -2px; }

    .codes { display: grid; gap: .2rem; }
    .codes > div { padding: .8rem 0; border-bottom: 1px solid var(--line); }
    .codes > div:last-child { border: 0; }
    .codes > div:target { background: var(--n-bg); padding-inline: .8rem; border-radius: 8px; }
    .codes dt { font-weight: 600; }
    .codes dt .code { color: var(--accent); margin-right: .5rem; }
    .codes dd { color: var(--muted); max-width: 50rem; margin-top: .2rem; }
    footer { color: var(--muted); font-size: .87rem; padding-block: 1rem 3rem; }

    @media (max-width: 60rem) {
      nav { display: none; }
      .figures { grid-template-columns: repeat(2, 1fr); }
    }
    @media (max-width: 44rem) {
      html { scroll-padding-top: 7rem; }
      .bar, .filters, main, footer { padding-inline: 1rem; }
      .bar { gap: .7rem; }
      .tools { flex: 1; justify-content: end; min-width: 0; }
      .search { flex: 1; min-width: 5rem; }
      .search input { width: 100%; }
      .brand span { max-width: 7rem; }
      #theme { min-width: 0; }
      #theme span:last-child { display: none; }
      main { padding-block-start: 1.6rem; }
      h1 { font-size: 1.7rem; }
      .figures { gap: .6rem; }
      .figure { padding: .75rem .9rem; }
      .cause { grid-template-columns: 1fr; gap: .4rem; }
      .cause .count b { display: inline; font-size: 1.1rem; }
      .headline { align-items: start; }
      .card > summary { padding: .7rem .85rem; }
      .body { padding-inline: .85rem; }
      .file .body { padding-inline: 0; }
      .file .chips { margin-inline: .85rem; }
      #found { display: none; }
      /* One version below the other: unchanged lines once, with the new number. */
      .diff colgroup, .diff thead { display: none; }
      .diff tr { display: grid; grid-template-columns: 3rem minmax(0, 1fr); }
      .diff td[colspan] { grid-column: 1 / -1; }
      .diff td:nth-child(3) { border-left: 0; }
      .diff tr:not(.c) td:nth-child(-n+2):not([colspan]), .diff td.x { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) {
      html { scroll-behavior: smooth; }
      .drawing .edge, .drawing .node { transition: opacity .15s; }
    }
    @media (forced-colors: active) {
      .card, .chip, .badge, .figure { border: 1px solid; }
      del, ins { outline: 1px solid; }
    }
    @media print {
      .top, .skip, .folding, .copy { display: none; }
      .card { content-visibility: visible; break-inside: avoid; }
    }

    """
}

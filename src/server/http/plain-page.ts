// The layout of the pages the server itself shows: the product's fonts and colors in both themes, no scripts.
import { escapeHtml } from './escape-html.ts'

/** A whole page; `body` is HTML already. `label` is beside the wordmark. */
export function plainPage(title: string, body: string, label = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Presswright</title>
<style>${style}</style>
</head>
<body>
<header><a class="brand" href="/"><span aria-hidden="true"></span>Presswright</a><span class="eyebrow">${escapeHtml(label)}</span></header>
<main>
${body}
</main>
</body>
</html>`
}

const style = `
@font-face { font-family: Newsreader; font-weight: 200 800; font-display: swap; src: url(/fonts/newsreader.woff2) format("woff2"); }
@font-face { font-family: Inter; font-weight: 100 900; font-display: swap; src: url(/fonts/inter.woff2) format("woff2"); }
:root { color-scheme: light dark;
  --paper: light-dark(#FAF8F4, #151411); --sheet: light-dark(#FFFFFF, #1D1B17); --sheet-hover: light-dark(#F7F4EE, #26231E);
  --ink: light-dark(#1B1915, #F3EFE7); --ink-soft: light-dark(#5C564C, #AAA294); --line: light-dark(#E4DED3, #35312A);
  --accent: light-dark(#B23A1D, #F08A63); --accent-hover: light-dark(#962E15, #F6A484); --on-accent: light-dark(#FFFFFF, #151411); --fill: light-dark(#EFEAE1, #2B2822); --focus: light-dark(#1F5C99, #8DBBEA);
  --line-strong: light-dark(#8C8577, #7C7466); --bad: light-dark(#A8173A, #F58FA5);
  --serif: Newsreader, "Iowan Old Style", Georgia, serif; --sans: Inter, system-ui, -apple-system, "Segoe UI", sans-serif; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); -webkit-text-size-adjust: 100%; }
header, main { width: min(46rem, 100% - 40px); margin: 0 auto; }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 20px 0; border-bottom: 1px solid var(--line); }
main { padding: 40px 0 64px; }
h1, p, ol, dl, dd, pre { margin: 0; padding: 0; }
h1 { font: 500 40px/1.1 var(--serif); letter-spacing: -.02em; overflow-wrap: anywhere; text-wrap: balance; }
a { color: var(--accent); text-underline-offset: 3px; } a:hover { color: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
.brand { display: inline-flex; align-items: center; gap: 9px; min-height: 24px; color: var(--ink); font: 600 22px/1 var(--serif); letter-spacing: -.02em; text-decoration: none; } .brand:hover { color: var(--ink); } .brand span { width: 9px; height: 9px; margin-top: 4px; background: var(--accent); }
.eyebrow { color: var(--ink-soft); font: 500 12px/16px var(--sans); letter-spacing: .08em; text-transform: uppercase; white-space: nowrap; }
.soft { color: var(--ink-soft); } .lede { margin-top: 12px; color: var(--ink-soft); text-wrap: pretty; }
.sheet { margin-top: 32px; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.empty { padding: 40px 24px; text-align: center; }
.mails { list-style: none; } .mails li + li { border-top: 1px solid var(--line); }
.mail { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 16px 20px; color: inherit; text-decoration: none; }
.mail:hover { background: var(--sheet-hover); color: inherit; } .mail:focus-visible { outline-offset: -2px; border-radius: 6px; }
.subject { font-weight: 600; overflow-wrap: anywhere; } .to { overflow-wrap: anywhere; }
.to, .sent, .code { font-size: 14px; line-height: 20px; } .sent { white-space: nowrap; font-variant-numeric: tabular-nums; align-self: start; line-height: 25px; }
.code { justify-self: end; align-self: start; padding: 0 8px; border-radius: 4px; background: var(--fill); font-family: ui-monospace, Menlo, Consolas, monospace; letter-spacing: .06em; }
.back { display: inline-block; margin-bottom: 20px; font-size: 14px; }
.facts { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin-top: 16px; font-size: 14px; }
.facts dt { color: var(--ink-soft); } .facts dd { overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 480px; border: 0; background: #FAF8F4; color-scheme: light; }
details { margin-top: 24px; } summary { width: fit-content; padding: 4px 0; cursor: pointer; font-size: 14px; font-weight: 500; }
details .sheet { margin-top: 12px; }
form { display: inline; } .form { padding: 20px; } .form .facts { margin-top: 0; font-size: 16px; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
button { min-height: 44px; padding: 10px 20px; border: 1px solid var(--line-strong); border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: var(--sheet-hover); } .primary { border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 500; } .primary:hover { background: var(--accent-hover); }
label { display: block; font-size: 14px; font-weight: 500; } label + label { margin-top: 16px; }
input { display: block; width: 100%; height: 44px; margin-top: 6px; padding: 0 12px; border: 1px solid var(--line-strong); border-radius: 6px; background: var(--sheet); color: inherit; font: inherit; font-weight: 400; }
.problem { margin-top: 16px; color: var(--bad); }
pre { padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
@media (max-width: 30rem) { header, main { width: calc(100% - 32px); } h1 { font-size: 28px; line-height: 1.18; } main { padding-top: 28px; }
  .mail { padding: 14px 16px; } .subject, .to { grid-column: 1 / -1; } .sent { order: 1; line-height: 20px; } .code { order: 2; } pre { padding: 16px; } }`

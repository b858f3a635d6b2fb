import { Router } from 'express';
import { DARK, LIGHT, PAGE_STYLE } from '../account/pages/page-assets';
import { htmlDocument } from '../account/pages/page-frame';
import { type Html, html } from '../html';
import { staticText } from '../http/static-text';

export interface UpgradePage {
  readonly title: string;
  readonly lead: string;
  readonly body: Html;
  readonly received: Readonly<Record<string, string>>;
}

export function renderPage({ title, lead, body, received }: UpgradePage): string {
  return htmlDocument({
    title,
    site: 'Upgrade',
    styleHref: STYLE_PATH,
    script: html`<script src="${SCRIPT_PATH}" defer></script>\n`,
    body: html`<main>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${body}
${receivedList(received)}
</main>`,
  });
}

function receivedList(received: Readonly<Record<string, string>>): Html {
  const given = Object.entries(received);
  return html`<section class="received" aria-labelledby="received">
<h2 id="received">What this page received</h2>
${
  given.length === 0
    ? html`Nothing but who is signed in.`
    : html`<dl>${given.map(([name, value]) => html`<dt><code>${name}</code></dt><dd><code>${value}</code></dd>`)}</dl>`
}
<p>This page stands in for the vendor’s own upgrade shop. It shows what would be upgraded and changes nothing.</p>
</section>`;
}

/** Tells the portal around it the height of the page, and takes its theme. */
const PAGE_SCRIPT = `(function () {
  'use strict';
  if (window.parent === window) return;
  window.addEventListener('message', function (event) {
    var theme = event.source === window.parent && event.data && event.data.portalTheme;
    if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
  });
  new ResizeObserver(function () {
    window.parent.postMessage({ upgradePageHeight: document.documentElement.offsetHeight }, '*');
  }).observe(document.documentElement);
})();
`;

const UPGRADE_STYLE = `${PAGE_STYLE}
:root[data-theme=light]{color-scheme:light;${LIGHT}}
:root[data-theme=dark]{color-scheme:dark;${DARK}}
html{background:var(--surface)}
body{min-height:0;background:var(--surface)}
main{max-width:760px;margin:0 auto;padding:24px;border:0;border-radius:0;box-shadow:none}
.lead{margin-bottom:20px}
h2{margin:24px 0 8px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{padding-bottom:8px;text-align:left;font-size:14px;line-height:20px;font-weight:650}
th,td{padding:10px 16px 10px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{font-size:13px;font-weight:550;color:var(--text-2)}
th:last-child,td:last-child{padding-right:0;text-align:right;white-space:nowrap}
td small{display:block;font-size:13px;line-height:18px;color:var(--text-2);overflow-wrap:anywhere}
tfoot td{border-bottom:0;font-weight:650}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:6px 20px;margin:0}
dt{color:var(--text-2)}
dd{margin:0;overflow-wrap:anywhere}
.notice{margin:0 0 16px;padding:10px 14px;border-radius:8px;background:var(--sunken)}
.notice+.notice{margin-top:-8px}
.received{margin-top:28px;padding-top:4px;border-top:1px solid var(--line);font-size:13.5px;line-height:20px;color:var(--text-2)}
.received h2{margin:16px 0 6px;color:var(--text)}
.received p{margin-top:10px}
code{font:12.5px/18px ui-monospace,monospace}
@media(max-width:480px){main{padding:20px 16px}.becomes{display:none}}
`;

const style = staticText('/upgrade/style.css', 'css', UPGRADE_STYLE);
const script = staticText('/upgrade/frame.js', 'js', PAGE_SCRIPT);

const STYLE_PATH = style.href;
const SCRIPT_PATH = script.href;

export function upgradeAssets(): Router {
  return Router().get(style.path, style.serve).get(script.path, script.serve);
}

import { readFileSync } from 'node:fs';
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

/** Sends the height of the page to the portal around it, and receives the portal's theme. */
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
${readFileSync(new URL('./upgrade.css', import.meta.url), 'utf8')}`;

const style = staticText('/upgrade/style.css', 'css', UPGRADE_STYLE);
const script = staticText('/upgrade/frame.js', 'js', PAGE_SCRIPT);

const STYLE_PATH = style.href;
const SCRIPT_PATH = script.href;

export function upgradeAssets(): Router {
  return Router().get(style.path, style.serve).get(script.path, script.serve);
}

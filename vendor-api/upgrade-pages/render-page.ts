import { htmlDocument } from '../account/pages/page-frame';
import { type Html, html } from '../html';
import { SCRIPT_PATH, STYLE_PATH } from './page-assets';

export interface UpgradePage {
  readonly title: string;
  readonly lead: string;
  readonly body: Html;
  /** As it came (D-34). */
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

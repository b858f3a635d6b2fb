import type { CaughtMail } from './message';

export function listPage(mails: readonly CaughtMail[], to: string | undefined): string {
  const title = to ? `Mail to ${to}` : 'Mail';
  return frame(
    title,
    html`<div class="head">
      <div>
        <h1>${title}</h1>
        <p class="muted">${countText(mails.length)} Nothing leaves this machine.</p>
      </div>
      <div class="actions">
        <form class="filter" method="get" action="/" role="search">
          <label class="hidden" for="to">Recipient</label>
          <input id="to" name="to" type="search" placeholder="Recipient" value="${to ?? ''}">
          <button class="btn">Filter</button>
        </form>
        <a class="btn" href="${to ? `/?to=${encodeURIComponent(to)}` : '/'}">Refresh</a>
        ${mails.length > 0 ? html`<form method="post" action="/clear"><button class="btn bad">Clear all</button></form>` : null}
      </div>
    </div>
    ${mails.length > 0 ? table(mails) : empty(to)}`,
  );
}

const countText = (count: number): string => (count === 1 ? '1 mail.' : `${count} mails.`);

const table = (mails: readonly CaughtMail[]): Html => html`<ul class="card mails">
  ${mails.map(
    (mail) => html`<li><a href="/messages/${mail.id}">
      <span class="subject">${mail.subject}</span>
      <span class="to">${mail.to.join(', ')}</span>
      <time class="num faint" datetime="${mail.receivedAt}">${timeText(mail.receivedAt)}</time>
      <span class="teaser faint">${teaser(mail.text)}</span>
    </a></li>`,
  )}
</ul>`;

const empty = (to: string | undefined): Html => html`<div class="card empty">
  <b>${to ? 'No mail to this recipient yet' : 'No mail yet'}</b>
  <p class="muted">${to ? html`<a href="/">Show all mail</a>` : 'Mail that the portal sends is shown here. Refresh after an order.'}</p>
</div>`;

export function messagePage(mail: CaughtMail): string {
  return frame(
    mail.subject,
    html`<p><a href="/">← All mail</a></p>
    <article class="card">
      <div class="ghead"><h1>${mail.subject}</h1></div>
      <dl class="pad heads">
        <dt>From</dt><dd>${mail.from}</dd>
        <dt>To</dt><dd>${mail.to.join(', ')}</dd>
        <dt>Received</dt><dd class="num"><time datetime="${mail.receivedAt}">${timeText(mail.receivedAt)}</time></dd>
        ${mail.attachments.length > 0 ? html`<dt>Attached</dt><dd>${attachmentLinks(mail)}</dd>` : null}
      </dl>
      ${mail.html === null ? null : htmlView(mail)}
      ${mail.text === '' ? null : textView(mail)}
    </article>`,
  );
}

const htmlView = (mail: CaughtMail): Html => html`<h2 class="part">HTML</h2>
  <iframe title="HTML of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${mail.id}/html"></iframe>`;

const textView = (mail: CaughtMail): Html =>
  html`<h2 class="part">Text</h2><pre class="pad">${linked(mail.text)}</pre>`;

const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    );

const attachmentLinks = ({ id, attachments }: CaughtMail): Html => html`<ul class="files">
  ${attachments.map(
    (
      { name, bytes },
      index,
    ) => html`<li><a href="/messages/${id}/attachments/${index}" download="${name}">${name}</a>
      <span class="faint num">${Math.max(1, Math.round(bytes / 1024))} KB</span></li>`,
  )}
</ul>`;

const teaser = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 140);

const timeText = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC`;

const frame = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/mail.css">
</head>
<body>
<header><div class="bar"><a class="logo" href="/"><span class="mark"></span>Mail catcher</a><span class="pill">Offline stand-in</span></div></header>
<main>${body}</main>
</body>
</html>
`.markup;

class Html {
  constructor(readonly markup: string) {}
}

type Hole = string | number | Html | readonly Html[] | null;

function html(strings: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  return new Html(strings.reduce((markup, text, index) => markup + fill(holes[index - 1] ?? null) + text));
}

function fill(hole: Hole): string {
  if (hole === null) return '';
  if (hole instanceof Html) return hole.markup;
  if (typeof hole === 'object') return hole.map((part) => part.markup).join('');
  return escapeHtml(String(hole));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

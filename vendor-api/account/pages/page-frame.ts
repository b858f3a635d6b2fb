import type { Response } from 'express';
import { type Html, html } from '../../html';
import { STYLE_PATH } from './page-assets';

interface HtmlDocument {
  readonly title: string;
  /** Behind the title. */
  readonly site: string;
  readonly styleHref: string;
  readonly script?: Html;
  readonly body: Html;
}

export function htmlDocument({ title, site, styleHref, script, body }: HtmlDocument): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${site}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styleHref}">
${script ?? ''}</head>
<body>
${body}
</body>
</html>
`.text;
}

interface PageView {
  readonly title: string;
  readonly body: Html;
  readonly isError?: boolean;
}

/** An account page: the frame around a heading and what belongs to it. */
export function pageFrame({ title, body, isError = false }: PageView): string {
  return htmlDocument({
    title: `${isError ? 'Error: ' : ''}${title}`,
    site: 'Account',
    styleHref: STYLE_PATH,
    body: html`<header><span class="mark" aria-hidden="true"></span>Account</header>
<main>
${body}
</main>`,
  });
}

export function sendPage(response: Response, view: PageView): void {
  response.type('html').send(pageFrame(view));
}

import { type Html, html } from './html';
import { STYLE_PATH } from './page-assets';

export interface PageView {
  readonly title: string;
  readonly body: Html;
  readonly isError?: boolean;
}

export function pageFrame({ title, body, isError = false }: PageView): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${isError ? 'Error: ' : ''}${title} · Account</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header><span class="mark" aria-hidden="true"></span>Account</header>
<main>
${body}
</main>
</body>
</html>
`.text;
}

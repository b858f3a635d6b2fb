import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Router } from 'express';
import { FOR_A_YEAR, staticText } from '../../http/static-text';

export const LIGHT =
  '--bg:#f7f7f9;--surface:#fff;--sunken:#f1f1f4;--line:#e4e4ea;--field:#8a8a99;--text:#1b1b23;--text-2:#5c5c6b;--accent:#5b46e5;--accent-hover:#4a37cc;--on-accent:#fff;--bad:#b42335;--bad-weak:#fdebed;--shadow:0 1px 2px rgb(20 20 40/.05)';

export const DARK =
  '--bg:#121217;--surface:#1a1a21;--sunken:#22222b;--line:#2d2d38;--field:#6d6d80;--text:#ececf2;--text-2:#a9a9ba;--accent:#9487ff;--accent-hover:#a99eff;--on-accent:#14112b;--bad:#ff8a96;--bad-weak:#431a20;--shadow:none';

export const PAGE_STYLE = `:root{color-scheme:light dark;${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
${readFileSync(new URL('./page.css', import.meta.url), 'utf8')}`;

/**
 * Lets a form be sent only once in ten seconds: a second mail would end the link in the first, but sending
 * that was stopped in the browser must be possible again. Replaces the page in the browser's history by its
 * address, without the token of a mailed link: going back to the answer to a form, which is not kept, then
 * opens the form instead of an error of the browser. Loads the page again for another link that is opened in
 * its tab, which the browser takes for a place in the page.
 */
const PAGE_SCRIPT = `(function () {
  'use strict';
  var row = document.getElementById('code-row');
  var field = document.getElementById('code');
  var token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  if (token !== '' && row && field) {
    field.value = token;
    field.type = 'hidden';
    row.hidden = true;
  }
  if (row && !row.hidden) document.addEventListener('DOMContentLoaded', function () {
    (document.querySelector('[aria-invalid]') || field).focus();
  });
  window.addEventListener('hashchange', function () {
    if (location.hash.length > 1) location.reload();
  });
  var sentAt = null;
  document.addEventListener('submit', function (event) {
    if (sentAt !== null && event.timeStamp - sentAt < 10000) event.preventDefault();
    else sentAt = event.timeStamp;
  });
  window.addEventListener('pageshow', function () {
    sentAt = null;
  });
})();
`;

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

const style = staticText('/login/style.css', 'css', PAGE_STYLE);
const script = staticText('/login/form.js', 'js', PAGE_SCRIPT);

export const STYLE_PATH = style.href;
export const SCRIPT_PATH = script.href;

export function pageAssets(): Router {
  const router = Router();
  router.get(style.path, style.serve);
  router.get(script.path, script.serve);
  router.get('/login/inter.woff2', (_request, response) => {
    response.sendFile(FONT, { headers: { 'Cache-Control': FOR_A_YEAR }, cacheControl: false });
  });
  return router;
}

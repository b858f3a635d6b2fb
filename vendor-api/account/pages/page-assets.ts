import { createRequire } from 'node:module';
import { Router } from 'express';
import { FOR_A_YEAR, staticText } from '../../http/static-text';
import { PAGE_STYLE } from './page-style';

/** Takes the token out of the address, so that it does not stay in the history, and lets a form be sent once. */
const LINK_SCRIPT = `(function () {
  'use strict';
  var row = document.getElementById('code-row');
  var field = document.getElementById('code');
  var token = location.hash.slice(1);
  if (token !== '') history.replaceState(null, '', location.pathname + location.search);
  if (token !== '' && row && field) {
    field.value = token;
    field.type = 'hidden';
    row.hidden = true;
  }
  document.addEventListener('DOMContentLoaded', function () {
    var first = document.querySelector('[aria-invalid]:not([type=hidden])') || document.querySelector('form input:not([type=hidden])');
    if (first) first.focus();
  });
  var isSent = false;
  document.addEventListener('submit', function (event) {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  window.addEventListener('pageshow', function () {
    isSent = false;
  });
})();
`;

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

const style = staticText('/login/style.css', 'css', PAGE_STYLE);
const script = staticText('/login/link.js', 'js', LINK_SCRIPT);

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

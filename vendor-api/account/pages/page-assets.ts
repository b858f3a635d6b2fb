import { createRequire } from 'node:module';
import { Router } from 'express';
import { FOR_A_YEAR, staticText } from '../../http/static-text';

export const LIGHT =
  '--bg:#f7f7f9;--surface:#fff;--sunken:#f1f1f4;--line:#e4e4ea;--field:#8a8a99;--text:#1b1b23;--text-2:#5c5c6b;--accent:#5b46e5;--accent-hover:#4a37cc;--on-accent:#fff;--bad:#b42335;--bad-weak:#fdebed;--shadow:0 1px 2px rgb(20 20 40/.05)';

export const DARK =
  '--bg:#121217;--surface:#1a1a21;--sunken:#22222b;--line:#2d2d38;--field:#6d6d80;--text:#ececf2;--text-2:#a9a9ba;--accent:#9487ff;--accent-hover:#a99eff;--on-accent:#14112b;--bad:#ff8a96;--bad-weak:#431a20;--shadow:none';

export const PAGE_STYLE = `
@font-face{font-family:"Inter";src:url("/login/inter.woff2") format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;${LIGHT}}
@media(prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;background:var(--bg);color:var(--text);font:15px/24px "Inter",system-ui,sans-serif;font-feature-settings:"cv11","ss03"}
header{display:flex;align-items:center;gap:10px;height:56px;padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line);font-weight:650}
.mark{width:26px;height:26px;border-radius:7px;background:linear-gradient(135deg,#7a5cff,#4f3bd6)}
main{width:100%;max-width:408px;margin:clamp(24px,7vh,80px) auto 48px;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:12px;box-shadow:var(--shadow)}
h1{margin:0;text-wrap:balance;font-size:22px;line-height:28px;letter-spacing:-.01em}
h2{margin:0;font-size:14px;line-height:20px}
p{margin:0}
.lead{margin:4px 0 24px;color:var(--text-2);overflow-wrap:anywhere}
.failure{margin:0 0 20px;padding:10px 14px;border-radius:8px;background:var(--bad-weak);color:var(--bad);font-weight:500}
label{display:block;margin:0 0 6px;font-size:14px;line-height:20px;font-weight:550}
.hint,.error{margin:-2px 0 6px;font-size:13.5px;line-height:20px;color:var(--text-2)}
.error{color:var(--bad);font-weight:500}
.note{margin:0 0 18px;font-size:14px;line-height:22px;color:var(--text-2)}
.ways{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 16px;margin:18px 0 0;font-size:14px;line-height:24px}
a{color:var(--accent);font-weight:550}
input{width:100%;height:44px;margin:0 0 18px;padding:0 12px;border:1px solid var(--field);border-radius:8px;background:var(--surface);color:inherit;font:inherit;font-size:16px}
input[aria-invalid]{border-color:var(--bad)}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;height:44px;margin-top:6px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--accent-hover)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.mode{margin-top:28px;padding-top:20px;border-top:1px solid var(--line)}
.mode h2{margin-bottom:4px}
.mode .note{margin-bottom:14px}
.demo{margin-top:28px;padding-top:20px;border-top:1px solid var(--line);font-size:13.5px;line-height:20px;color:var(--text-2)}
.demo h2{color:var(--text)}
.demo code{padding:1px 6px;border-radius:5px;background:var(--sunken);color:var(--text);font:12.5px/18px ui-monospace,monospace;white-space:nowrap}
.demo ul{margin:10px 0 0;padding:0;list-style:none}
.demo li{padding:7px 0}
.demo a{overflow-wrap:anywhere}
.demo span{display:block}
@media(max-width:480px){header{padding:0 20px}main{max-width:none;margin:0;padding:28px 20px;border:0;border-radius:0;box-shadow:none}body{background:var(--surface)}}
`;

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

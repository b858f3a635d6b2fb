/**
 * Tells the portal around it how tall the page is, and takes the theme that it has. Nobody else can be around it, and a
 * height is no secret, so that it is said to whoever listens. A text, so that the bundle needs no second file.
 */
export const PAGE_SCRIPT = `(function () {
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

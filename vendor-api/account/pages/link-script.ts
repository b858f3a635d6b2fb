/** Takes the token out of the address, so that it does not stay in the history, and lets a form be sent once. */
export const LINK_SCRIPT = `(function () {
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

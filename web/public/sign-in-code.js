// Runs before anything else is loaded or asked for: the one-time code of the account service leaves the address, so that
// nothing can record or share it. Only the two entries of the login flow carry one (D-04).
(() => {
  const url = new URL(location.href);
  if (url.pathname !== '/' && url.pathname !== '/login') return;
  const code = url.searchParams.get('code');
  if (code === null) return;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  window.signInCode = code;
})();

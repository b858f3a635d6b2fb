// Runs before anything else is loaded or asked for: the one-time code of the account service leaves the address, so that
// nothing can record or share it. It counts at the two entries of the login flow alone, spelled as the router takes them
// (D-04).
(() => {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  if (code === null) return;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url.href);
  if (/^\/+(?:login\/*)?$/i.test(url.pathname)) window.signInCode = code;
})();

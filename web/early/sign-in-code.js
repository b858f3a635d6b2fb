// Runs before anything else is loaded: removes the account service's one-time code from the address, so that
// nothing can record or share it. Only the two entries of the login flow accept it, spelled as in the router
// (D-04).
(() => {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  if (code === null) return;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url.href);
  if (/^\/+(?:login\/*)?$/i.test(url.pathname)) window.signInCode = code;
})();

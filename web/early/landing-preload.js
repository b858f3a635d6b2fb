// A visitor with a token most likely opens the landing screen: fetch its files with the page's own.
(() => {
  const { dataset, nonce } = document.currentScript;
  let token = null;
  try {
    token = localStorage.getItem('authToken');
  } catch {
    token = null;
  }
  if (!token || !dataset.landing) return;
  const preload = (href, kind) => {
    const link = document.createElement('link');
    Object.assign(link, { crossOrigin: '', nonce, fetchPriority: 'low', ...kind });
    link.href = href;
    document.head.append(link);
  };
  preload(dataset.landing, { rel: 'modulepreload' });
  preload(dataset.landingStyle, { rel: 'preload', as: 'style' });
})();

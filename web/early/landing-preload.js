// Whoever has a token most likely comes to see a screen of theirs: its files are fetched beside the page's own, not after them.
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

// Whoever has a token most likely comes to see a screen of theirs: its file is fetched beside the page's own, not after it.
(() => {
  const { dataset, nonce } = document.currentScript;
  let token = null;
  try {
    token = localStorage.getItem('authToken');
  } catch {
    token = null;
  }
  if (!token || !dataset.landing) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, fetchPriority: 'low' });
  link.href = dataset.landing;
  document.head.append(link);
})();

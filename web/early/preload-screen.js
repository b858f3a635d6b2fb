// A visitor with a token most likely stays signed in: fetch the files of the screen with the page's own.
(() => {
  const { dataset, nonce } = document.currentScript;
  let token = null;
  try {
    token = localStorage.getItem('authToken');
  } catch {
    token = null;
  }
  if (!token) return;
  const files = JSON.parse(dataset.files);
  const preload = (file) => {
    const link = document.createElement('link');
    const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    Object.assign(link, { crossOrigin: '', nonce, fetchPriority: 'low', ...kind });
    link.href = `/${file}`;
    document.head.append(link);
  };
  const path = location.pathname.toLowerCase().replace(/\/+$/, '');
  for (const key of new Set(['', path])) files[key]?.forEach(preload);
})();

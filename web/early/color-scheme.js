// Runs before the first paint, so that a remembered choice never flashes in the other scheme.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    chosen = null;
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme =
    chosen === 'dark' || chosen === 'light' ? chosen : system;
})();

// Runs before the first paint, so that a remembered choice never flashes in the other scheme. An error page
// without the application follows the system.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('mantine-color-scheme-value');
    } catch {
      chosen = null;
    }
    const system = dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.mantineColorScheme =
      chosen === 'dark' || chosen === 'light' ? chosen : system;
  };
  show();
  dark.addEventListener('change', show);
})();

/** Prints on white in dark mode too: Mantine takes its colors from this attribute, not from the medium. */
export function printOnWhite(view: Window): void {
  const { dataset } = view.document.documentElement;
  let onScreen: string | undefined;
  view.addEventListener('beforeprint', () => {
    onScreen ??= dataset['mantineColorScheme'];
    dataset['mantineColorScheme'] = 'light';
  });
  view.addEventListener('afterprint', () => {
    if (onScreen !== undefined) dataset['mantineColorScheme'] = onScreen;
    onScreen = undefined;
  });
}

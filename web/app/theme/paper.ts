/** Paper is white, whatever the screen is: Mantine takes its colours by this attribute and not by the medium. */
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

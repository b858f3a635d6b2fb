const KEY = 'customerSwitched';

export function noteSwitch(view: Window): void {
  view.sessionStorage.setItem(KEY, 'true');
}

/** Whether there is such a note; it is there once. */
export function takeSwitchNote(view: Window): boolean {
  const isNoted = view.sessionStorage.getItem(KEY) !== null;
  view.sessionStorage.removeItem(KEY);
  return isNoted;
}

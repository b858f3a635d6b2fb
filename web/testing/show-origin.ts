/** The window that Vitest's environment keeps open. */
declare const jsdom: { window: object; reconfigure(settings: { url: string }): void };

/** Lets the window stand at a portal's origin, so that what asks its own origin, as the card library does, reaches it. */
export function showOrigin(origin: string): void {
  jsdom.reconfigure({ url: origin });
  // jsdom keeps the origin of a window's requests apart from its address.
  Object.assign(jsdom.window, { _origin: origin });
}

/** The window of Vitest's jsdom environment. */
declare const jsdom: { window: object; reconfigure(settings: { url: string }): void };

/** Sets the window's origin to a portal's, for code that calls its own origin, such as the card library. */
export function showOrigin(origin: string): void {
  jsdom.reconfigure({ url: origin });
  // jsdom keeps the origin of a window's requests separately from its address.
  Object.assign(jsdom.window, { _origin: origin });
}

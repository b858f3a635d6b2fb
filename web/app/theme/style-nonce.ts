/** The nonce that the page's policy allows style elements with; empty where the page has no such policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** The scroll lock behind Mantine's dialogs writes a style element of its own and looks for its nonce in this global. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}

/** Sets the cookies of a support person's tool before a page is loaded (AUTH-16). */
export function accessAccount({ token }: { token: string }): void {
  for (const pair of [`stoken=${token}`, 'btid=demo', 'portaluser=support']) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${pair}; path=/; samesite=lax`;
  }
}

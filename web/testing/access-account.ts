/** What a support person's tool does before a page is loaded (AUTH-16). */
export function accessAccount({ token }: { token: string }): void {
  for (const pair of [`stoken=${token}`, 'btid=demo', 'portaluser=support']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in jsdom
    document.cookie = `${pair}; path=/; samesite=lax`;
  }
}

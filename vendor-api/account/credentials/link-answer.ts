/** What the page behind a mailed link sends. */
export interface LinkAnswer {
  readonly token: string;
  readonly password: string;
  /** The caller's network address. */
  readonly address: string;
}

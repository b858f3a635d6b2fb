/** A part of a run, small enough for one process. */
export interface Share {
  readonly what: 'carts' | 'vendor' | 'gateway' | 'lives' | 'killed';
  readonly seed: number;
  readonly count: number;
}

/** What came of a part of a run. */
export interface Checked {
  readonly count: number;
  /** How often each thing came up. */
  readonly tally: Readonly<Record<string, number>>;
  /** The first thing that was wrong, with all that is needed to see it again; null when nothing was. */
  readonly problem: string | null;
}

/** Commands for the measured process, one at a time. */
export type Command =
  /** Creates tables, a price list and this many customers with a card on file; answers their tokens. */
  | { readonly do: 'prepare'; readonly url: string; readonly customers: number }
  | { readonly do: 'serve'; readonly url: string; readonly isRecording: boolean }
  /** Stores the statements since the last time as those of one order; answers their number. */
  | { readonly do: 'note' }
  /** Sends all stored statements to this database; answers the time in milliseconds. */
  | { readonly do: 'replay'; readonly url: string; readonly atOnce: number };

export interface Answers {
  readonly prepare: readonly string[];
  readonly serve: null;
  readonly note: number;
  readonly replay: number;
}

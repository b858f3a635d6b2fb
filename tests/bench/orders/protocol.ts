/** What the order bench asks of the process under measurement, one thing at a time. */
export type Command =
  /** Makes the tables, a price list and so many customers with a card on file; answers their tokens. */
  | { readonly do: 'prepare'; readonly url: string; readonly customers: number }
  /** Serves the vendor service over this database from now on. */
  | { readonly do: 'serve'; readonly url: string; readonly isRecording: boolean }
  /** Keeps what went to the database since the last time as the statements of one order; answers how many. */
  | { readonly do: 'note' }
  /** Sends all statements that were kept to this database; answers how many milliseconds that took. */
  | { readonly do: 'replay'; readonly url: string; readonly atOnce: number };

export interface Answers {
  readonly prepare: readonly string[];
  readonly serve: null;
  readonly note: number;
  readonly replay: number;
}

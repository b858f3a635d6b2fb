/** A seat on a review page, or the counted seats of one kind in a cloud group. */
export interface ReviewRow {
  /** Unlike that of every other row of its group. */
  id: string;
  /** The edition or product of now. */
  product: string;
  /** Null when nobody uses it. */
  user: string | null;
  managers: readonly string[];
  /** What becomes of it. */
  change: string;
  /** An amount of the wire; null where nothing is paid now. */
  price: string | null;
}

/** What the rows of a group show. */
export interface ReviewColumns {
  /** `Current Edition` or `Product`. */
  product: string;
  /** `Assigned User`; `Domain` for bundles of Cloud for Business (CLOUD-14). */
  user: string;
  /** Whether anything is paid now, so that there are prices (EDIT-07). */
  hasPrices: boolean;
}

/** What something is sold at: whatever else a page shows of it, an order needs no more. */
export interface Price {
  /** Stands for everything that the price rests on. */
  previewId: string;
  /** What is charged. */
  total: string;
}

export interface Price {
  /** Stands for everything that the price rests on. */
  previewId: string;
  total: string;
}

import { createContext, use } from 'react';

/** The rows of a list as they are shown, for ranges of them. */
export type RowOrder = readonly { readonly id: string; readonly isSelectable: boolean }[];

export const RowOrderContext = createContext<RowOrder>([]);

export function useRowOrder(): RowOrder {
  return use(RowOrderContext);
}

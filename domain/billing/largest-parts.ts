import { type Cents, sumCents } from '../money/cents';

export interface ChartedAmounts {
  readonly name: string;
  readonly total: Cents;
  readonly amounts: readonly Cents[];
}

export interface LargestParts {
  readonly largest: readonly ChartedAmounts[];
  readonly other: Omit<ChartedAmounts, 'name'> | null;
}

/** The largest first; the last is the sum of the rest. They add up to what all of them do, column by column. */
export function largestParts(parts: readonly ChartedAmounts[], most: number): LargestParts {
  const ranked = parts.toSorted((a, b) => b.total - a.total);
  if (ranked.length <= most) return { largest: ranked, other: null };
  return { largest: ranked.slice(0, most - 1), other: addUp(ranked.slice(most - 1)) };
}

function addUp(parts: readonly ChartedAmounts[]): Omit<ChartedAmounts, 'name'> {
  const columns = parts[0]?.amounts ?? [];
  return {
    total: sumCents(parts.map(({ total }) => total)),
    amounts: columns.map((_, column) => sumCents(parts.map((part) => part.amounts[column] ?? 0))),
  };
}

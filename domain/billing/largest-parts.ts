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

/** Ranks parts by total; if they are more than `most`, those after the first `most - 1` are summed as `other`. */
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

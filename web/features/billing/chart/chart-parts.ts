import { type ChartedAmounts, largestParts } from '#domain/billing/largest-parts';
import type { Cents } from '#domain/money/cents';

const MOST_PARTS = 5;

export interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly columns: readonly ChartColumn[];
  readonly amounts: readonly Cents[];
  /** Column to read first, or -1 if none has an amount: the Tab stop, scrolled into view. */
  readonly start: number;
  /** Per column the parts add up to the amounts. */
  readonly parts: readonly ChartPart[];
  readonly whole: string;
  readonly total: Cents;
}

export interface ChartColumn {
  readonly name: string;
  readonly label: string;
}

const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });

export function monthColumn(year: number, month: number): ChartColumn {
  const label = SHORT_MONTH.format(Date.UTC(year, month));
  return { name: `${label} ${year}`, label };
}

export interface ChartPart extends ChartedAmounts {
  readonly slot: number | null;
}

/** Props of an element in the color of a part. */
export function slotProps({ slot }: ChartPart) {
  const name = slot ?? 'other';
  return { 'data-slot': name, style: { color: `var(--slot-${name})` } };
}

/** Selects the largest rows for a chart; where possible a name keeps its color whichever others are shown. */
export function chartParts(rows: readonly ChartedAmounts[], known: readonly string[]): ChartPart[] {
  const { largest, other } = largestParts(rows, MOST_PARTS);
  const slots = colourSlots(
    largest.map(({ name }) => name),
    known,
    MOST_PARTS,
  );
  const parts = largest.map((part): ChartPart => ({ ...part, slot: slots.get(part.name) ?? null }));
  return other ? [...parts, { ...other, name: 'Other', slot: null }] : parts;
}

/** Colors a name by its place among all known names, unless an earlier one has taken that color. */
export function colourSlots(
  names: readonly string[],
  known: readonly string[],
  colours: number,
): ReadonlyMap<string, number> {
  const places = [...new Set(known)];
  const slots = new Map<string, number>();
  const taken = new Set<number>();
  for (const name of names) {
    const preferred = Math.max(0, places.indexOf(name)) % colours;
    const free = [...Array(colours).keys()].map((offset) => (preferred + offset) % colours);
    const slot = free.find((each) => !taken.has(each)) ?? preferred;
    taken.add(slot);
    slots.set(name, slot);
  }
  return slots;
}

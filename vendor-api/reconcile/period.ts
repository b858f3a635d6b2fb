import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Period } from './compare-books';

const USUAL_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export const USAGE = 'reconcile [--from YYYY-MM-DD] [--to YYYY-MM-DD]';

const days = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });

/** In UTC, both days included; the last thirty days by default. @throws for invalid arguments */
export function readPeriod(args: string[], now: Date): Period {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, to: { type: 'string' } } });
  const { from, to } = days.parse(values);
  const end = to === undefined ? now : new Date(Date.parse(to) + DAY_MS - 1);
  const start = from === undefined ? new Date(end.getTime() - USUAL_DAYS * DAY_MS) : new Date(from);
  return { from: start, to: end };
}

import { parseArgs } from 'node:util';

/** What a run of the oracle checks: so many carts by computation, so many tampered orders and lives of customers against a real shop. */
export interface OracleOptions {
  readonly seed: number;
  readonly carts: number;
  readonly tampered: number;
  readonly lives: number;
}

const DEFAULT_CARTS = 100_000;

/** Reads `--carts`, `--tampered`, `--lives` and `--seed`; the seed is drawn when none is given, and printed by the run. */
export function readOptions(args: readonly string[]): OracleOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      carts: { type: 'string' },
      tampered: { type: 'string' },
      lives: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const tampered = count(values.tampered ?? '0', '--tampered');
  const lives = count(values.lives ?? '0', '--lives');
  const carts = count(values.carts ?? (tampered + lives > 0 ? '0' : String(DEFAULT_CARTS)), '--carts');
  const drawn = Math.floor(Math.random() * 0x7fff_ffff);
  return { seed: count(values.seed ?? String(drawn), '--seed'), carts, tampered, lives };
}

function count(text: string, name: string): number {
  const value = Number(text.replaceAll('_', ''));
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`${name} is a whole number from 0 up, not ${text}.`);
}

import { parseArgs } from 'node:util';

/** Numbers of carts, of operations compared in both ways, of tampered orders, and of lives. */
export interface OracleOptions {
  readonly seed: number;
  readonly carts: number;
  readonly tampered: number;
  readonly lives: number;
  readonly differential: number;
}

const DEFAULT_CARTS = 100_000;
const DEFAULT_OPERATIONS = 50_000;

/** Parses the options; a random seed by default. Without counts it checks carts and operations. */
export function readOptions(args: readonly string[]): OracleOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      carts: { type: 'string' },
      tampered: { type: 'string' },
      lives: { type: 'string' },
      differential: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const { carts, differential, tampered, lives } = values;
  const isNamed = [carts, differential, tampered, lives].some((value) => value !== undefined);
  const otherwise = (usual: number) => String(isNamed ? 0 : usual);
  const drawn = Math.floor(Math.random() * 0x7fff_ffff);
  return {
    seed: count(values.seed ?? String(drawn), '--seed'),
    carts: count(carts ?? otherwise(DEFAULT_CARTS), '--carts'),
    differential: count(differential ?? otherwise(DEFAULT_OPERATIONS), '--differential'),
    tampered: count(tampered ?? '0', '--tampered'),
    lives: count(lives ?? '0', '--lives'),
  };
}

function count(text: string, name: string): number {
  const value = Number(text.replaceAll('_', ''));
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`${name} is a whole number from 0 up, not ${text}.`);
}

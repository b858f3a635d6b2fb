/** The ways in which seats that are there already change. */
export type ChangeKind = 'EDITION' | 'TERM';

interface ChangeRule {
  /** Another edition holds for the period in force, of which some days have passed; another term begins a new one. */
  readonly beginsPeriod: boolean;
}

const RULES: Readonly<Record<ChangeKind, ChangeRule>> = {
  EDITION: { beginsPeriod: false },
  TERM: { beginsPeriod: true },
};

export function beginsPeriod(kind: ChangeKind): boolean {
  return RULES[kind].beginsPeriod;
}

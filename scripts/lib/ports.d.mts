import type { Program } from './programs.mjs';

export function portInUse(programs: Pick<Program, 'ports'>[], host: string): Promise<string | undefined>;

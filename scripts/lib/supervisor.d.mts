import type { ChildProcess } from 'node:child_process';

interface Named {
  readonly name: string;
}
interface Program extends Named {
  readonly part: string;
  readonly env: Record<string, string>;
}

export function startProgram(
  program: Program,
  places: { bundleFolder: string; logFolder: string; onError: (text: string) => void },
): ChildProcess;
export function whenReady(
  program: Named,
  child: ChildProcess,
  options?: { patienceMs?: number; say?: (line: string) => void },
): Promise<void>;
export function stopProgram(child: ChildProcess): Promise<void>;

import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { processorSeconds } from '../../scripts/lib/processor-time.mjs';

/**
 * Starts counting CPU time of a test file, including programs it starts. The returned function records it for
 * the table at the end of the run, if that collects it.
 */
export function countCost(): (file: string) => void {
  const folder = process.env['COST_FOLDER'];
  const before = folder === undefined ? undefined : processorSeconds();
  return (file) => {
    const after = folder === undefined ? undefined : processorSeconds();
    if (folder === undefined || before === undefined || after === undefined) return;
    mkdirSync(folder, { recursive: true });
    const note = { file: relative(process.cwd(), file), seconds: after - before };
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(note)}\n`);
  };
}

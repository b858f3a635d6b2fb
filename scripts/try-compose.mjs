import { runBin } from './lib/run.mjs';

const { code } = await runBin('tsx', ['tests/compose/main.ts', ...process.argv.slice(2)]);
process.exit(code);

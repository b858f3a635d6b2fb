import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/paths.mjs';
import { runBin } from './lib/run.mjs';

/** Every screen, dialog and state at every width, light, dark and forced colors. Arguments: Playwright's. */
const folder = join(root, 'test-results/pictures');
const given = process.argv.slice(2);
if (!given.includes('--help')) rmSync(folder, { recursive: true, force: true });

const journeys = join(root, 'tests/journeys');
const looking = readdirSync(journeys)
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => readFileSync(join(journeys, name), 'utf8').includes('expectSound('))
  .map((name) => `journeys/${name}`);

const { code } = await runBin(
  'playwright',
  [
    'test',
    '--project=desktop',
    '--timeout=600000',
    '--reporter=line',
    ...(given.length > 0 ? given : looking),
  ],
  { env: { CHROME_PATH: (await ensureChromium()) ?? '', PICTURES_FOLDER: folder } },
);
console.log(`Pictures: ${folder}`);
process.exit(code);

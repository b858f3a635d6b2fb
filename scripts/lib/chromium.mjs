import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { packagedChromium } from './packaged-chromium.mjs';
import { root } from './paths.mjs';

// The headless shell opens a page in a third of the time that the full browser takes.
const debianPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Checks that the browser starts, which it does not if libraries are missing. */
function works(path) {
  if (path === undefined || !isExecutable(path)) return false;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

/** Checks that the browser draws a page: without fonts it starts, but crashes at the first field. */
async function draws(path) {
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const drawn = page.setContent('<input value="drawn">', { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  const isDrawn = await Promise.race([
    drawn,
    page.waitForEvent('crash', { timeout: 30_000 }).then(() => false),
  ]);
  await browser.close();
  return isDrawn;
}

function found() {
  return [process.env.CHROME_PATH, ...debianPaths, chromium.executablePath()].find(works);
}

function run(command, args) {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

function installFromDebian() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot || !run('apt-get', ['update', '-q'])) return;
  if (!run('apt-get', ['install', '-y', '-q', 'chromium-headless-shell']))
    run('apt-get', ['install', '-y', '-q', 'chromium']);
}

/** Debian's, Playwright's or the packaged browser. Undefined when none can be installed. */
export async function ensureChromium() {
  const present = found();
  if (present !== undefined) return present;
  installFromDebian();
  if (found() === undefined) run('npx', ['playwright', 'install', 'chromium-headless-shell']);
  if (found() !== undefined) return found();
  const packaged = await packagedChromium();
  return works(packaged) && (await draws(packaged)) ? packaged : undefined;
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright';

const debianPath = '/usr/bin/chromium';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function found() {
  return [process.env.CHROME_PATH, debianPath, chromium.executablePath()].find(
    (path) => path !== undefined && isExecutable(path),
  );
}

function run(command, args) {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

function install() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', 'chromium']))
    return;
  run('npx', ['playwright', 'install', 'chromium']);
}

/** Path of a Chromium for the browser tests, installed where that is possible; nothing when it is not. */
export function ensureChromium() {
  if (found() === undefined) install();
  return found();
}

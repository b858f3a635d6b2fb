import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';
import { run } from './run.mjs';

// Chromium from an npm package, with its libraries and fonts, for machines that only reach the npm registry.
const name = '@sparticuz/chromium';
const version = '141.0.0';
const folder = join(root, 'node_modules/.cache/chromium');
const entry = join(folder, 'node_modules', name, 'build/esm/index.js');
const unpacked = join(folder, 'unpacked');
const program = join(folder, 'chromium');

const fonts = join(folder, 'fonts.conf');

/** The package's file only names folders of AWS Lambda; without fonts, a page crashes at its first field. */
const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <dir>${unpacked}/fonts</dir>
  <cachedir>${unpacked}/fonts-cache</cachedir>
</fontconfig>
`;

/** The libraries are for this browser only: no other program of the tests may load them. */
const starter = `#!/bin/sh
LD_LIBRARY_PATH='${unpacked}/al2023/lib' FONTCONFIG_FILE='${fonts}' exec '${unpacked}/chromium' "$@"
`;

export async function packagedChromium() {
  if (existsSync(program)) return program;
  console.log(`No Chromium yet: npm install ${name}@${version}`);
  const install = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `${name}@${version}`];
  if ((await run('npm', install)).code !== 0) return undefined;
  mkdirSync(unpacked, { recursive: true });
  // The package unpacks its libraries only on a machine that looks like AWS Lambda.
  const env = { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const unpack = `const { default: chromium } = await import('${pathToFileURL(entry).href}'); await chromium.executablePath();`;
  const { code } = await run(process.execPath, ['--input-type=module', '-e', unpack], { env });
  if (code !== 0) return undefined;
  writeFileSync(fonts, fontSettings);
  writeFileSync(program, starter, { mode: 0o755 });
  return program;
}

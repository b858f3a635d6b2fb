import { spawn } from 'node:child_process';
import { SHORT_LIVED } from './node-flags.mjs';
import { root } from './paths.mjs';

export function run(command, args, { env = {}, capture = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    let output = '';
    const collect = (bytes) => {
      output += bytes;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export function runBin(name, args, options) {
  return run(`${root}/node_modules/.bin/${name}`, args, options);
}

/** Runs a test runner, whose processes inherit Node's flags from it. */
export function runTests(name, args, options) {
  return run(process.execPath, [...SHORT_LIVED, `${root}/node_modules/.bin/${name}`, ...args], options);
}

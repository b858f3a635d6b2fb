import { fork } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const guard = new URL('./child-guard.mjs', import.meta.url).href;
const readyMs = 60_000;
const stopMs = 10_000;

/** Starts one bundled program as a child: its log in a file, its errors on the screen as well. */
export function startProgram(program, { bundleFolder, logFolder, onError }) {
  mkdirSync(logFolder, { recursive: true });
  const log = createWriteStream(join(logFolder, `${program.part}.log`), { flags: 'a' });
  const child = fork(join(bundleFolder, program.part, 'main.js'), [], {
    cwd: root,
    env: program.env,
    execArgv: ['--enable-source-maps', '--import', guard],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.on('data', (bytes) => {
    log.write(bytes);
    onError(String(bytes));
  });
  child.once('close', () => log.end());
  return child;
}

/** Settles when the program says that it is ready; rejects when it ends before that. */
export function whenReady(program, child) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The ${program.name} was not ready after 60 seconds.`)),
      readyMs,
    );
    child.on('message', (message) => {
      if (message?.ready !== true) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The ${program.name} stopped (exit ${code ?? 'by signal'}).`));
    });
  });
}

/** Asks the program to finish what is in flight and end; insists after ten seconds. */
export function stopProgram(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), stopMs);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

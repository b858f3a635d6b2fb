import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openLog } from './log-file.mjs';
import { root } from './paths.mjs';
import { processorSeconds } from './processor-time.mjs';

const guard = new URL('./child-guard.mjs', import.meta.url).href;
/** A program that waits uses a smaller share of the processor than this. */
const IDLE_SHARE = 0.01;
/** Exceeds the shutdown time of every program: 20 s, or 45 s where orders are in progress. */
const stopMs = 50_000;

export function startProgram(program, { bundleFolder, logFolder, onError }) {
  const log = openLog(logFolder, program.part, onError);
  const child = fork(join(bundleFolder, program.part, 'main.js'), [], {
    cwd: root,
    env: program.env,
    execArgv: [...process.execArgv, '--enable-source-maps', '--import', guard],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  child.stdout.on('data', (bytes) => log.write(bytes));
  child.stderr.on('data', (bytes) => {
    log.write(bytes);
    onError(String(bytes));
  });
  child.once('close', () => log.end());
  return child;
}

/** Rejects when the program ends before it is ready, or is idle and silent for `patienceMs`. */
export function whenReady(program, child, { patienceMs = 60_000, say = console.log } = {}) {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    let doing = 'loading';
    let seen = { at: startedAt, work: 0 };
    const waiting = () => `the ${program.name}, which is ${doing}`;
    const timer = setInterval(() => {
      const work = processorSeconds(child.pid);
      // Without processor times, the program is assumed to work.
      const hasWorked = work === undefined || (work - seen.work) * 1_000 >= patienceMs * IDLE_SHARE;
      if (hasWorked) seen = { at: Date.now(), work: work ?? 0 };
      if (Date.now() - seen.at < patienceMs)
        say(`Waiting for ${waiting()} (${Math.round((Date.now() - startedAt) / 1_000)} seconds so far).`);
      else
        end(() =>
          reject(
            new Error(
              `Gave up waiting for ${waiting()}: it has done nothing for ${patienceMs / 1_000} seconds.`,
            ),
          ),
        );
    }, patienceMs / 4);
    const end = (settle) => {
      clearInterval(timer);
      settle();
    };
    child.on('message', (message) => {
      if (message?.ready === true) end(resolve);
      if (message?.doing === undefined) return;
      doing = message.doing;
      seen = { ...seen, at: Date.now() };
    });
    child.once('exit', (code) =>
      end(() => reject(new Error(`The ${program.name} stopped (exit ${code ?? 'by signal'}).`))),
    );
  });
}

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

function announceEnd(program, code) {
  const how = code === null ? 'was killed' : `ended with exit code ${code}`;
  console.error(
    `The ${program.name} ${how}; everything else is being stopped. Its log is in the logs folder of the data folder.`,
  );
}

/** If one program ends, the others are stopped; a signal stops all in reverse order of their start. */
export async function superviseAll(programs, { bundleFolder, logFolder, onReady }) {
  let isStopping = false;
  const running = programs.map((program) => {
    const onError = (text) => process.stderr.write(text);
    return { program, child: startProgram(program, { bundleFolder, logFolder, onError }) };
  });

  const stopAll = async (exitCode) => {
    if (isStopping) return;
    isStopping = true;
    for (const { child } of running.toReversed()) await stopProgram(child);
    process.exit(exitCode);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));

  try {
    await Promise.all(running.map(({ program, child }) => whenReady(program, child)));
  } catch (error) {
    if (!isStopping) {
      console.error(error.message);
      await stopAll(1);
    }
    return;
  }
  for (const { program, child } of running) {
    const onExit = (code) => {
      if (isStopping) return;
      announceEnd(program, code);
      void stopAll(1);
    };
    if (child.exitCode === null && child.signalCode === null) child.once('exit', onExit);
    else onExit(child.exitCode);
  }
  await onReady();
}

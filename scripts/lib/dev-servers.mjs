import { join } from 'node:path';
import { context } from 'esbuild';
import { createServer, loadConfigFromFile } from 'vite';
import { bundleOptions, copyRunFiles } from './bundle.mjs';
import { root } from './paths.mjs';
import { startProgram, stopProgram, whenReady } from './supervisor.mjs';

const bundleFolder = join(root, 'dist/dev');

function restarting(program, logFolder) {
  let child;
  let turn = Promise.resolve();

  async function restart() {
    if (child !== undefined) await stopProgram(child);
    copyRunFiles(program.part, bundleFolder);
    child = startProgram(program, { bundleFolder, logFolder, onError: (text) => process.stderr.write(text) });
    try {
      await whenReady(program, child);
      return true;
    } catch (error) {
      console.error(`${error.message} Waiting for a change.`);
      return false;
    }
  }

  return {
    restart: () => {
      turn = turn.then(restart);
      return turn;
    },
    stop: () => turn.then(() => (child === undefined ? undefined : stopProgram(child))),
  };
}

async function watchOne(program, logFolder) {
  const runner = restarting(program, logFolder);
  let firstStart;
  const first = new Promise((resolve) => {
    firstStart = resolve;
  });
  const restartAfterBuild = {
    name: 'restart-after-build',
    setup: (build) => {
      build.onEnd(({ errors }) => {
        if (errors.length === 0) runner.restart().then(firstStart);
      });
    },
  };
  const watcher = await context({
    ...bundleOptions(program.part, bundleFolder),
    plugins: [restartAfterBuild],
  });
  await watcher.watch();
  return {
    isReady: await first,
    stop: async () => {
      await watcher.dispose();
      await runner.stop();
    },
  };
}

export async function startDevServers(programs, logFolder) {
  const watched = await Promise.all(programs.map((program) => watchOne(program, logFolder)));
  return {
    isReady: watched.every(({ isReady }) => isReady),
    stop: () => Promise.all(watched.map(({ stop }) => stop())),
  };
}

const gatewayPaths = [
  '/graphql',
  '/profile-image',
  '/receipt-archive',
  '/receipts',
  '/playground',
  '/healthz',
  '/readyz',
  '/upload',
  '/payment-sandbox',
  '/captcha-sandbox',
];

export async function startDevWeb({ host, port, gateway }) {
  const proxy = Object.fromEntries(gatewayPaths.map((path) => [`^${path}(/|$|\\?)`, { target: gateway }]));
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    join(root, 'web/vite.config.ts'),
  );
  const server = await createServer({
    ...loaded?.config,
    configFile: false,
    server: { host, port, strictPort: true, proxy },
    logLevel: 'warn',
  });
  await server.listen();
  return server;
}

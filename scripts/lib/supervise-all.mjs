import { startProgram, stopProgram, whenReady } from './supervisor.mjs';

function announceEnd(program, code) {
  const how = code === null ? 'was killed' : `ended with exit code ${code}`;
  console.error(
    `The ${program.name} ${how}; everything else is being stopped. Its log is in the logs folder of the data folder.`,
  );
}

/**
 * Starts all programs, waits until each is ready, and keeps them together from then on:
 * one that ends takes the others with it, and a signal stops them in reverse order of their start.
 */
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

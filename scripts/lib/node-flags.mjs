/**
 * A process of the tests lives for seconds or minutes. With room for what is young, collecting garbage costs a fraction;
 * functions are optimized later than in a server that runs for weeks, and what was compiled is kept.
 */
export const SHORT_LIVED = [
  '--min-semi-space-size=16',
  '--no-flush-bytecode',
  // Later versions of Node refuse to start with it.
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : []),
];

/** The same for what opens the embedded database, which is then compiled once and quickly. */
export const SHORT_LIVED_WITH_DATABASE = ['--liftoff-only', ...SHORT_LIVED];

/**
 * Flags for test processes, which live for seconds or minutes: room for young objects makes garbage
 * collection cheap, functions are optimized later than in a server, and compiled code is kept.
 */
export const SHORT_LIVED = [
  '--min-semi-space-size=16',
  '--no-flush-bytecode',
  // Later versions of Node refuse to start with this flag.
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : []),
];

/** For processes that open the embedded database, so that it is compiled once and quickly. */
export const SHORT_LIVED_WITH_DATABASE = ['--liftoff-only', ...SHORT_LIVED];

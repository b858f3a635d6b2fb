import { buildAll, UnknownPart } from './lib/build-steps.mjs';

const started = performance.now();
const built = await buildAll(process.argv.slice(2)).catch((error) => {
  if (!(error instanceof UnknownPart)) throw error;
  console.error(error.message);
  process.exit(1);
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(built.length > 0 ? `Built ${built.join(', ')} in ${seconds} s.` : 'Nothing to build.');

import { completeLock } from './lib/lock-file.mjs';

const added = completeLock();
console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'The lock file is complete.');

import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A log that resumes when its disk is writable again. Lost output is reported once, because a program must
 * neither wait for its log nor end with it.
 */
export function openLog(folder, part, onProblem) {
  const path = join(folder, `${part}.log`);
  let stream;
  let isReported = false;

  function fail(error) {
    stream = undefined;
    if (!isReported) onProblem(`The log ${path} cannot be written (${error.code}).\n`);
    isReported = true;
  }

  function open() {
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      fail(error);
      return undefined;
    }
    return createWriteStream(path, { flags: 'a' }).on('error', fail);
  }

  return {
    write(bytes) {
      stream ??= open();
      stream?.write(bytes);
    },
    end: () => stream?.end(),
  };
}

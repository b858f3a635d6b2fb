import { expect, it } from 'vitest';
import { inDataFolder } from './data-folder';

const failing = (code: string) =>
  inDataFolder('/data', () => Promise.reject(Object.assign(new Error(`${code}: no`), { code })));

it.each([
  ['ENOSPC', 'is full'],
  ['EROFS', 'is read-only'],
  ['EACCES', 'may not be written by this user'],
])('a disk with %s is named, without advice to delete its data', async (code, problem) => {
  const failure = failing(code);
  await expect(failure).rejects.toThrow(`The disk of the data folder /data ${problem}`);
  await expect(failure).rejects.not.toThrow('reset');
});

it('any other error of the system is reported with its reason', async () => {
  await expect(failing('ENOTDIR')).rejects.toThrow(
    'The data folder /data cannot be used: ENOTDIR: no. Set another DATA_DIR.',
  );
});

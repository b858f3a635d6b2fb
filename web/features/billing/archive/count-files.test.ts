import { Zip, ZipPassThrough } from 'fflate';
import { expect, test } from 'vitest';
import { createFileCounter } from './count-files';

function zip(count: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  const whole = new Zip((_error, chunk) => chunks.push(chunk));
  for (let place = 0; place < count; place += 1) {
    const file = new ZipPassThrough(`${place}.pdf`);
    whole.add(file);
    file.push(new TextEncoder().encode(`PPK PK\u0003 receipt ${place}`), true);
  }
  whole.end();
  return new Uint8Array(chunks.flatMap((chunk) => [...chunk]));
}

test.each([1, 3, 7, 10_000])('files are counted wherever a ZIP file is cut, every %i bytes', (size) => {
  const bytes = zip(12);
  const count = createFileCounter();
  let last = 0;
  for (let start = 0; start < bytes.length; start += size) last = count(bytes.subarray(start, start + size));
  expect(last).toBe(12);
});

test('a file counts as soon as it begins', () => {
  expect(createFileCounter()(zip(3).subarray(0, 4))).toBe(1);
});

import { vi } from 'vitest';

/** Addresses that an image can show now, from here to the end of the test; jsdom makes none by itself. */
export function blobAddresses(): ReadonlySet<string> {
  const shown = new Set<string>();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:${++count}`;
    shown.add(address);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void shown.delete(address));
  return shown;
}

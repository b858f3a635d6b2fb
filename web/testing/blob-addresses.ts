import { vi } from 'vitest';

/** Collects the active object URLs until the end of the test; jsdom makes none. */
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

/** Taller than any page should be; a frame cannot push the rest of the screen away for ever. */
const TALLEST = 6_000;

/** The height in pixels that the page in a frame tells of itself; null for anything else that is said. */
export function frameHeight(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('upgradePageHeight' in data)) return null;
  const height = data.upgradePageHeight;
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return null;
  return Math.min(Math.ceil(height), TALLEST);
}

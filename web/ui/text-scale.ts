const measure = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

let known: number | null = null;
window.addEventListener('resize', () => {
  known = measure();
});

/**
 * Factor by which the reader has enlarged the browser's text. Cached, since measuring in the middle of a change
 * would recompute all styles.
 */
export function textScale(): number {
  known ??= measure();
  return known;
}

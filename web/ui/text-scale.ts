const measure = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** Cached, since measuring in the middle of a change would recompute all styles. */
let known = measure();
window.addEventListener('resize', () => {
  known = measure();
});

/** Factor by which the reader has enlarged the browser's text. */
export const textScale = (): number => known;

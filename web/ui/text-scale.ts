const measure = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** Measured while nothing has changed: in the middle of a change the browser would have to work all styles out for it. */
let known = measure();
window.addEventListener('resize', () => {
  known = measure();
});

/** How many times larger than by default the browser sets text, as a reader may ask of it. */
export const textScale = (): number => known;

/** The lines of what was bought at once, each with a key of its own: two of them may read the same (SALES-08). */
export function productLines(products: readonly { text: string }[]): { key: string; text: string }[] {
  const times = new Map<string, number>();
  return products.map(({ text }) => {
    const time = (times.get(text) ?? 0) + 1;
    times.set(text, time);
    return { key: `${text} #${time}`, text };
  });
}

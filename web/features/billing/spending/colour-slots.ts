/**
 * A colour for each name, none of them twice. A name has the colour of its place among all that are known, whoever else
 * is shown, unless one before it has taken that.
 */
export function colourSlots(
  names: readonly string[],
  known: readonly string[],
  colours: number,
): ReadonlyMap<string, number> {
  const places = [...new Set(known)];
  const slots = new Map<string, number>();
  const taken = new Set<number>();
  for (const name of names) {
    const wanted = Math.max(0, places.indexOf(name)) % colours;
    const free = [...Array(colours).keys()].map((offset) => (wanted + offset) % colours);
    const slot = free.find((each) => !taken.has(each)) ?? wanted;
    taken.add(slot);
    slots.set(name, slot);
  }
  return slots;
}

/** A number of things, with its thousands apart. */
export function countText(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 seat`, `1,200 seats`. */
export function counted(value: number, noun: string): string {
  return `${countText(value)} ${noun}${value === 1 ? '' : 's'}`;
}

export const seatsText = (value: number): string => counted(value, 'seat');

/** Seats read per group at first: fewer on narrow screens, where each is a tall card. */
export function seatsAtFirst(): number {
  return window.matchMedia('(max-width: 900px)').matches ? 20 : 50;
}

/** Seats of a group that are read before anybody asks for more of them: fewer where each is a card, three rows high. */
export function seatsAtFirst(): number {
  return window.matchMedia('(max-width: 900px)').matches ? 20 : 50;
}

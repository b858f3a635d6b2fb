/** Id of the button that opens the menu of a row. */
export function seatActionsId(seatId: string): string {
  return `seat-${seatId}-actions`;
}

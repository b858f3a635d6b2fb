export function seatsText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'seat' : 'seats'}`;
}

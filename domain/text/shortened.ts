const MOST = 100;

/** What was typed as it is told back to whoever typed it: no novel becomes part of a message. */
export function shortened(typed: string): string {
  return typed.length > MOST ? `${typed.slice(0, MOST)}…` : typed;
}

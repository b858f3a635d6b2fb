/** A dialog, such as the command palette, returns the focus within a frame after closing. */
export const FRAMES_TO_RETURN = 2;

export function afterFrames(count: number, then: () => void): void {
  if (count === 0) then();
  else requestAnimationFrame(() => afterFrames(count - 1, then));
}

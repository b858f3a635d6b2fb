export type SeatAnswer = { success: true; message: '' } | { success: false; message: string };

export const DONE: SeatAnswer = { success: true, message: '' };

export function refused(text: string): SeatAnswer {
  return { success: false, message: text };
}

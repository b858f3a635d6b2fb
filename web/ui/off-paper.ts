/** For the frame of a field that is not printed, where the library gives all else to the field. */
export const OFF_PAPER = { 'data-paper': 'off' };

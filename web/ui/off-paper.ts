/** For the frame of an unprinted field, when the library passes all other props to the field. */
export const OFF_PAPER = { 'data-paper': 'off' };

/** MAN-18 in words. */
export const WHY_NOT_SELECTABLE =
  'You manage some of these seats only; rows can be selected where you manage all.';

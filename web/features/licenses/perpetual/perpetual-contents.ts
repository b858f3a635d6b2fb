import { BUTTON, type Contents, PADDING } from '../others/fit-columns';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';

const CELL = '400 14px';
const cell = { font: CELL, beside: PADDING } as const;

/** Columns shrink in this order; dates never shrink. */
export const PERPETUAL_CONTENTS: Contents<PerpetualRow_LicenseFragment> = {
  managers: { ...cell, textsOf: ({ managers }) => [managers.join(', ')], least: 88, most: 200 },
  notes: { ...cell, textsOf: ({ note }) => [note], least: 76, most: 170 },
  licensee: { ...cell, textsOf: ({ licensee }) => [licensee ?? ''], least: 90, most: 200 },
  assigned: {
    ...cell,
    textsOf: ({ assignedTo }) => [assignedTo ?? ''],
    beside: PADDING + BUTTON,
    least: 130,
    most: 260,
  },
  product: { ...cell, textsOf: ({ productName }) => [productName], least: 120, most: 190 },
};

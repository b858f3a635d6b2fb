import type { CancelPreview_PayloadFragment } from './cancel-seats.generated';

/** Seats are canceled, or go on again; each takes the other back. */
export type CancelWay = 'cancel' | 'uncancel';

export type CancelPreviewValue = NonNullable<CancelPreview_PayloadFragment['preview']>;

import type { Step } from './stage';
import { cancel, changeEdition, changeTerm, uncancel } from './steps/changes';
import { anotherCard, cancelPastDue, reactivate, retry } from './steps/failed-payments';
import { renewPurchaseOrder, setAutoRenew } from './steps/purchase-orders';
import { addUsersToPurchaseOrder, buy, join } from './steps/store';
import { accept, decline, offer, takeOfferBack } from './steps/transfers';

/** Everything that a customer can do with RP seats and that costs or moves something. */
export const STEPS = {
  buy,
  join,
  addUsersToPurchaseOrder,
  changeEdition,
  changeTerm,
  cancel,
  uncancel,
  renewPurchaseOrder,
  setAutoRenew,
  retry,
  cancelPastDue,
  reactivate,
  offer,
  accept,
  decline,
  takeOfferBack,
  anotherCard,
} satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof STEPS;

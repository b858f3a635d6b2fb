import type { Step } from './stage';
import {
  cancel,
  cancelCloud,
  changeBundle,
  changeCloudTerm,
  changeEdition,
  changeTerm,
  modifyCounts,
  uncancel,
  uncancelCloud,
} from './steps/changes';
import { anotherCard, cancelPastDue, reactivate, retry } from './steps/failed-payments';
import { renewPurchaseOrder, setAutoRenew } from './steps/purchase-orders';
import {
  addUsersToPurchaseOrder,
  buy,
  buyBundle,
  buyCloudForBusiness,
  buyOrganization,
  join,
} from './steps/store';
import { accept, decline, offer, takeOfferBack, undoDecline } from './steps/transfers';

/** Everything a customer can do with subscriptions that costs or moves something. */
export const STEPS = {
  buy,
  buyBundle,
  buyCloudForBusiness,
  buyOrganization,
  join,
  addUsersToPurchaseOrder,
  changeEdition,
  changeTerm,
  changeBundle,
  changeCloudTerm,
  cancel,
  uncancel,
  cancelCloud,
  uncancelCloud,
  modifyCounts,
  renewPurchaseOrder,
  setAutoRenew,
  retry,
  cancelPastDue,
  reactivate,
  offer,
  accept,
  decline,
  undoDecline,
  takeOfferBack,
  anotherCard,
} satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof STEPS;

export const STEP_NAMES = Object.keys(STEPS) as StepName[];

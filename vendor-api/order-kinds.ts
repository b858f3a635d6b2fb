import { editionOrder, termOrder } from './changes/edition-term/seat-change';
import { addUsersOrder } from './changes/purchase-order/add-users';
import { autoRenewOrder, poRenewalOrder } from './changes/purchase-order/po-renewal';
import { reactivationOrder } from './changes/reactivate/reactivation';
import { retryOrder } from './changes/retry/retry';
import { transferOrder } from './changes/transfer/transfer';
import { upgradeOrder } from './changes/upgrade/upgrade';
import type { OrderKinds } from './orders/order-kind';
import { renewalOrder } from './renewals/renewal';
import { aseOrder } from './store/carts/ase-cart';
import { cloudOrder } from './store/carts/cloud-cart';
import { rpOrder } from './store/carts/rp-cart';

/** The compiler refuses a missing kind, or one under another's name. */
export const orderKinds: OrderKinds = {
  rp: rpOrder,
  ase: aseOrder,
  cloud: cloudOrder,
  addUsers: addUsersOrder,
  upgrade: upgradeOrder,
  edition: editionOrder,
  term: termOrder,
  poRenewal: poRenewalOrder,
  autoRenew: autoRenewOrder,
  retry: retryOrder,
  reactivation: reactivationOrder,
  transfer: transferOrder,
  renewal: renewalOrder,
};

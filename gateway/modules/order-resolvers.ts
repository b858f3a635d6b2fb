import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../context';
import type { SomeResolvers } from '../graphql/some-resolvers';
import type { MutationResolvers, OrderStatus } from '../resolvers.generated';
import type { VendorOrderStatus } from '../vendor/answers/orders';
import { loadViewer } from './account/user-model';
import { editionOrder, termOrder } from './changes/edition-term/seat-change';
import { addUsersCart } from './changes/purchase-order/add-users';
import { autoRenew, renewAse, renewCloud, renewRp } from './changes/purchase-order/po-renewal';
import { reactivationOrder } from './changes/reactivate/reactivation';
import { retryOrder } from './changes/retry/retry';
import { acceptanceOrder } from './changes/transfer/acceptance';
import { upgradeOrder } from './changes/upgrade/upgrade';
import type { OrderInput } from './orders/order-kind';
import { arrivesWithinSeconds, fromStatus, UNTRACED } from './orders/order-outcome';
import { ordering } from './orders/place-order';
import { aseCart } from './store/carts/ase-cart';
import { cartOrder } from './store/carts/cart-order';
import { cloudCart } from './store/carts/cloud-cart';
import { rpCart } from './store/carts/rp-cart';

type ArgumentsOf<Resolver> = Resolver extends (parent: never, args: infer Args, ...rest: never[]) => unknown
  ? Args
  : never;

type OrderMutation = {
  [Name in keyof MutationResolvers]-?: ArgumentsOf<NonNullable<MutationResolvers[Name]>> extends {
    readonly input: OrderInput;
  }
    ? Name
    : never;
}[keyof MutationResolvers];

/** All kinds of orders; an ordering mutation that is missing here does not compile. */
const mutations = {
  acceptTransfer: ordering(acceptanceOrder),
  addUsersToPo: ordering(cartOrder(addUsersCart)),
  buyAseSubscription: ordering(cartOrder(aseCart)),
  buyCloudSubscription: ordering(cartOrder(cloudCart)),
  buyRpSubscription: ordering(cartOrder(rpCart)),
  buyUpgrade: ordering(upgradeOrder),
  changeEdition: ordering(editionOrder),
  changeTerm: ordering(termOrder),
  reactivate: ordering(reactivationOrder),
  renewAsePo: ordering(renewAse),
  renewCloudPo: ordering(renewCloud),
  renewPo: ordering(renewRp),
  retryPayment: ordering(retryOrder),
  setAutoRenew: ordering(autoRenew),
} satisfies Required<Pick<MutationResolvers, OrderMutation>>;

const viewer = {
  viewer: (_parent: unknown, _args: unknown, context: GatewayContext) => loadViewer(context),
};

function toStatus(context: GatewayContext, attemptId: string, known: VendorOrderStatus | null): OrderStatus {
  return {
    attemptId,
    ...(known ? fromStatus(known, message.orderFailed(context.settings.SUPPORT_HOST)) : UNTRACED),
    arrivesWithinSeconds: arrivesWithinSeconds(context.settings),
  };
}

export const orderResolvers = {
  Query: {
    orderStatus: async (_parent, { attemptId }, context) =>
      toStatus(context, attemptId, await context.vendor.cart.orderStatus(attemptId)),
  },
  Mutation: {
    ...mutations,
    withdrawOrder: async (_parent, { attemptId }, context) => {
      const { cart } = context.vendor;
      const known = (await cart.withdrawOrder(attemptId)) ?? (await cart.orderStatus(attemptId));
      const status = toStatus(context, attemptId, known);
      return { success: status.state === 'REFUSED', userErrors: [], status };
    },
  },
  AcceptTransferPayload: viewer,
  ChangePayload: viewer,
  OrderPayload: viewer,
  PoRenewalPayload: viewer,
  RetryPaymentPayload: viewer,
  UpgradeOrderPayload: viewer,
} satisfies SomeResolvers;

import { notReactivated } from '#domain/changes/reactivate/check-reactivation';
import {
  reactivatedItems,
  reactivatedLicenses,
  reactivatedSeats,
} from '#domain/changes/reactivate/reactivated-seats';
import { editionCounts, editionSummary } from '#domain/licenses/seats/seat-summary';
import { checkCloudQuantities } from '#domain/store/carts/cart-checks';
import { type CartItem, type CloudPlan, cloudItems } from '#domain/store/carts/cart-items';
import type { GatewayContext } from '../../../context';
import type { ReactivationInput, UserError } from '../../../resolvers.generated';
import { userError } from '../../common/user-error';
import type { FoundGroup } from './ended-group';

export interface EndedContents {
  /** `4 Pro`; what it held when it ended. */
  readonly contents: string;
  readonly authorCount: number;
  readonly publisherCount: number;
  readonly plan: CloudPlan | null;
  readonly seatIds: readonly string[];
  readonly wanted: { readonly items: readonly CartItem[] } | { readonly refused: UserError };
}

export async function endedContents(
  context: GatewayContext,
  { facts, shown }: FoundGroup,
  asked: ReactivationInput,
): Promise<EndedContents | null> {
  switch (facts.kind) {
    case 'rp':
      return seatsOf(context, facts.id);
    case 'cfb':
    case 'cloud':
      return {
        ...(await countsOf(context, facts.id)),
        contents: shown.contents,
        plan: facts.kind,
        seatIds: [],
        wanted: counted(facts.kind, asked),
      };
    case 'legacyAse':
      return null;
  }
}

async function seatsOf({ loads }: GatewayContext, id: string): Promise<EndedContents | null> {
  const group = (await loads.licenses()).groups.find(({ facts }) => facts.id === id);
  const back = group ? reactivatedSeats(group.facts, group.seats) : [];
  const licenses = reactivatedLicenses(back);
  return (
    licenses && {
      contents: editionSummary(editionCounts(back)),
      authorCount: 0,
      publisherCount: 0,
      plan: null,
      seatIds: back.map(({ seatId }) => seatId),
      wanted: { items: reactivatedItems(licenses) },
    }
  );
}

async function countsOf({ loads }: GatewayContext, id: string) {
  const group = (await loads.cloudGroups()).find(({ facts }) => facts.id === id);
  return { authorCount: group?.authors ?? 0, publisherCount: group?.publishers ?? 0 };
}

function counted(
  plan: CloudPlan,
  { authorQuantity, publisherQuantity }: ReactivationInput,
): EndedContents['wanted'] {
  const cart = { plan, authorQuantity, publisherQuantity };
  const refusal = checkCloudQuantities(cart);
  if (refusal === null) return { items: cloudItems(cart) };
  const field = refusal.field?.replace('cart.', 'reactivation.') ?? null;
  return { refused: userError(refusal.code, refusal.message, { field }) };
}

export function impossible(isCloud: boolean): UserError {
  const { code, message } = notReactivated(isCloud);
  return userError(code, message, { field: FIELD });
}

export const FIELD = 'reactivation.subscriptionId';

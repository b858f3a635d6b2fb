import type { Logger } from 'pino';
import type { z } from 'zod';
import type { LockedUser } from '../account/lock-user';
import type { CardLabel } from '../billing/buyer';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { OrderKindName } from '../db/schema/order-kinds';
import type { VendorEnv } from '../env';
import type { FaultDial } from '../faults/fault-dial';
import type { SignedInUser } from '../http/identity';
import { parseInput } from '../http/parse-input';
import type { NewMail } from '../mail/outbox';
import type { CaptchaVerifier } from '../payments/captcha-verifier';
import type { PaymentGateway } from '../payments/payment-gateway';
import type { OrderAnswer, Refusal } from './order-answer';
import type { OrderSnapshot } from './order-snapshot';
import type { Checked } from './refusals';
import type { SaleFacts } from './sales/save-sale';

export interface OrderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: VendorEnv;
  readonly payments: PaymentGateway;
  readonly captcha: CaptchaVerifier;
  readonly log: Logger;
  readonly faults: FaultDial;
  readonly orderKinds: OrderKinds;
}

/** `db` is the claiming transaction. */
export type ClaimDeps = Pick<OrderDeps, 'db' | 'settings'>;

/** Rows reserved for the order until it has ended. */
export interface Claims {
  readonly groups: readonly string[];
  /** The price is for all seats of these groups, so that none may be added. */
  readonly isForAll: boolean;
  /** Group that a purchase joins: its row is locked, not claimed. */
  readonly joinedGroup: string | null;
  readonly licenses: readonly { readonly seatId: string; readonly product: string }[];
}

export const NO_CLAIMS: Claims = { groups: [], isForAll: false, joinedGroup: null, licenses: [] };

export function claimWholeGroup({ subscriptionId }: { readonly subscriptionId: string }): Claims {
  return { ...NO_CLAIMS, groups: [subscriptionId], isForAll: true };
}

export interface PaidOrder<Snapshot extends OrderSnapshot> {
  readonly snapshot: Snapshot;
  /** Locked before groups, licenses and coupons. */
  readonly user: LockedUser;
  readonly card: PayingCard | null;
}

export interface PayingCard extends CardLabel {
  readonly token: string;
}

export interface TouchedGroup {
  readonly subscriptionId: string | null;
  readonly seatIds: readonly string[];
  /** Description of the change, where the order lines do not tell it. */
  readonly contents?: string;
}

export interface Recorded {
  readonly sale: SaleFacts | null;
  /** The previous owner after a transfer. */
  readonly formerOwnerId?: string;
  /** Groups and seats to note, if not all of the sale; a group without seats is noted as a whole. */
  readonly touched?: readonly TouchedGroup[];
  mails(orderNumber: string): readonly NewMail[] | Promise<readonly NewMail[]>;
}

/** Everything that the engine needs of an order kind. All parts are required, so that none is forgotten. */
export interface OrderKindParts<Snapshot extends OrderSnapshot> {
  readonly kind: Snapshot['kind'];
  /** Empty for orders that the service itself places. */
  readonly endpoints: readonly OrderEndpoint[];
  readonly snapshot: z.ZodType<Snapshot>;
  readonly priceChanged: Refusal;
  claims(snapshot: Snapshot): Claims;
  /** Called with the claimed rows locked. Null if everything that the price depends on is unchanged. */
  stillHolds(deps: ClaimDeps, userId: string, snapshot: Snapshot): Promise<Refusal | null>;
  /** Writes everything but the sale, in the settling transaction. */
  record(deps: OrderDeps, tx: Database, paid: PaidOrder<Snapshot>): Promise<Recorded>;
  /** Called in the transaction that ends the attempt. */
  declined(deps: DeclineDeps, tx: Database, snapshot: Snapshot, decline: Decline): Promise<void>;
}

export type DeclineDeps = Pick<OrderDeps, 'db' | 'clock' | 'settings'>;

export interface Decline {
  readonly reason: string;
  readonly agent: string | null;
}

export const noEffect = async (): Promise<void> => undefined;

export interface OrderKind<Name extends OrderKindName = OrderKindName> {
  readonly kind: Name;
  readonly endpoints: readonly OrderEndpoint[];
  open(stored: unknown): Order;
}

export type OrderKinds = { readonly [Name in OrderKindName]: OrderKind<Name> };

export interface Order {
  readonly snapshot: OrderSnapshot;
  readonly claims: Claims;
  readonly priceChanged: Refusal;
  stillHolds(deps: ClaimDeps, userId: string): Promise<Refusal | null>;
  record(deps: OrderDeps, tx: Database, paid: Omit<PaidOrder<OrderSnapshot>, 'snapshot'>): Promise<Recorded>;
  declined(deps: DeclineDeps, tx: Database, decline: Decline): Promise<void>;
}

export function orderKind<Name extends Snapshot['kind'], Snapshot extends OrderSnapshot>(
  parts: OrderKindParts<Snapshot> & { readonly kind: Name },
): OrderKind<Name> {
  return {
    kind: parts.kind,
    endpoints: parts.endpoints,
    open(stored) {
      const snapshot = parts.snapshot.parse(stored);
      return {
        snapshot,
        claims: parts.claims(snapshot),
        priceChanged: parts.priceChanged,
        stillHolds: (deps, userId) => parts.stillHolds(deps, userId, snapshot),
        record: (deps, tx, paid) => parts.record(deps, tx, { ...paid, snapshot }),
        declined: (deps, tx, decline) => parts.declined(deps, tx, snapshot, decline),
      };
    },
  };
}

/** @throws Error for an attempt whose order never arrived */
export function openOrder(
  kinds: OrderKinds,
  { kind, snapshot }: { readonly kind: OrderKindName | null; readonly snapshot: unknown },
): Order {
  if (kind === null) throw new Error('an attempt that was withdrawn has no order');
  return kinds[kind].open(snapshot);
}

export interface OrderRequest<Form> {
  readonly user: SignedInUser;
  readonly form: Form;
  readonly remoteIp: string | undefined;
  /** It passed its checks before; its captcha token is used up. */
  readonly isRepeat: boolean;
}

export type OrderCheck<Snapshot extends OrderSnapshot = OrderSnapshot> = Checked<{
  readonly snapshot: Snapshot;
  readonly nonce: string;
}>;

export interface OrderEndpointParts<Form extends object> {
  readonly action: string;
  /** Only parses; `check` decides if the values make sense. */
  readonly form: z.ZodType<Form>;
  /** Selects the kind, for endpoints that two kinds share. */
  takes?(form: Form): boolean;
  /** Only reads. The first failed check is the refusal; the captcha is checked last. */
  check(deps: OrderDeps, request: OrderRequest<Form>): Promise<OrderCheck>;
  answer?(answer: OrderAnswer): object;
}

export function answeredByMessage({ errorMessage, ...answer }: OrderAnswer): object {
  return { ...answer, message: errorMessage };
}

export interface OrderEndpoint {
  readonly action: string;
  /** Null when the body is for another kind. @throws RequestError 400 */
  read(body: unknown): PlacedForm | null;
  answer(answer: OrderAnswer): object;
}

export interface PlacedForm {
  readonly form: object;
  check(deps: OrderDeps, request: Omit<OrderRequest<object>, 'form'>): Promise<OrderCheck>;
}

export function orderEndpoint<Form extends object>(parts: OrderEndpointParts<Form>): OrderEndpoint {
  const { action, takes = () => true, answer = (words: OrderAnswer) => words } = parts;
  return {
    action,
    answer,
    read(body) {
      const form = parseInput(parts.form, body);
      if (!takes(form)) return null;
      return { form, check: (deps, request) => parts.check(deps, { ...request, form }) };
    },
  };
}

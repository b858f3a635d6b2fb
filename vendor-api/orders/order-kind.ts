import type { Logger } from 'pino';
import type { z } from 'zod';
import type { HeldUser } from '../account/hold-user';
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
import type { OrderAnswer } from './order-answer';
import type { OrderSnapshot } from './order-snapshot';
import type { RefusedOrder } from './refusals';
import type { SaleFacts } from './sales/save-sale';

/** What orders need of the service. */
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

/** What asking once more whether an order still holds needs; the database is its transaction. */
export type ClaimDeps = Pick<OrderDeps, 'db' | 'settings'>;

/** The rows that an order needs to itself from before its charge is sent until it has ended. */
export interface Claims {
  /** Groups that it changes, renews or hands over: one order at a time has a group. */
  readonly groups: readonly string[];
  /** Whether its price is for all that these groups hold, so that nothing may join them meanwhile. */
  readonly isForAll: boolean;
  /** The group that what is bought joins: its row is held while it is asked about, and not claimed. */
  readonly joined: string | null;
  /** Perpetual licences, with the product that the price of each was for. */
  readonly licenses: readonly { readonly seatId: string; readonly product: string }[];
}

export const NO_CLAIMS: Claims = { groups: [], isForAll: false, joined: null, licenses: [] };

/** A paid order, about to be recorded. */
export interface PaidOrder<Snapshot extends OrderSnapshot> {
  readonly snapshot: Snapshot;
  /** The customer, whose row is held: it is taken before those of groups, licences and coupons. */
  readonly user: HeldUser;
  /** The card that pays, now or later; null where none was asked for. */
  readonly card: PayingCard | null;
}

export interface PayingCard {
  readonly token: string;
  readonly cardType: string;
  readonly lastFour: string;
}

/** What recording an order brought about. */
export interface Recorded {
  /** Null when nothing was sold: the order then has no number. */
  readonly sale: SaleFacts | null;
  mails(orderNumber: string): readonly NewMail[] | Promise<readonly NewMail[]>;
}

/** What the engine has to know of a kind of order; every part is required, so that none is forgotten. */
export interface OrderKindParts<Snapshot extends OrderSnapshot> {
  readonly kind: Snapshot['kind'];
  /** How customers place it; empty for what only the service itself orders. */
  readonly endpoints: readonly OrderEndpoint[];
  readonly snapshot: z.ZodType<Snapshot>;
  /** What is answered when the price holds no more between check and charge. */
  readonly priceGone: RefusedOrder;
  claims(snapshot: Snapshot): Claims;
  /**
   * Asked once the claimed rows are held, so that nothing changes them any more: whether what the price rests on is as
   * it was. Null when it is.
   */
  stillHolds(deps: ClaimDeps, userId: string, snapshot: Snapshot): Promise<RefusedOrder | null>;
  /** Writes all that the paid order brings about but the sale itself. Called in the settling transaction. */
  record(deps: OrderDeps, tx: Database, paid: PaidOrder<Snapshot>): Promise<Recorded>;
  /** Writes what a declined charge brings about. Called in the transaction that ends the attempt. */
  declined(deps: DeclineDeps, tx: Database, snapshot: Snapshot, reason: string): Promise<void>;
}

export type DeclineDeps = Pick<OrderDeps, 'db' | 'clock' | 'settings'>;

/** For orders that leave everything as it was when their charge is declined. */
export const leaveAsItWas = async (): Promise<void> => undefined;

/** A kind of order with its own types closed in, as the engine holds it. */
export interface OrderKind {
  readonly endpoints: readonly OrderEndpoint[];
  /** An order of this kind, new or as it was stored. @throws ZodError when it is none */
  open(stored: unknown): Order;
}

export type OrderKinds = { readonly [Kind in OrderKindName]: OrderKind };

/** An accepted order with all that can be done with it. */
export interface Order {
  readonly snapshot: OrderSnapshot;
  readonly claims: Claims;
  readonly priceGone: RefusedOrder;
  stillHolds(deps: ClaimDeps, userId: string): Promise<RefusedOrder | null>;
  record(deps: OrderDeps, tx: Database, paid: Omit<PaidOrder<OrderSnapshot>, 'snapshot'>): Promise<Recorded>;
  declined(deps: DeclineDeps, tx: Database, reason: string): Promise<void>;
}

export function orderKind<Snapshot extends OrderSnapshot>(parts: OrderKindParts<Snapshot>): OrderKind {
  return {
    endpoints: parts.endpoints,
    open(stored) {
      const snapshot = parts.snapshot.parse(stored);
      return {
        snapshot,
        claims: parts.claims(snapshot),
        priceGone: parts.priceGone,
        stillHolds: (deps, userId) => parts.stillHolds(deps, userId, snapshot),
        record: (deps, tx, paid) => parts.record(deps, tx, { ...paid, snapshot }),
        declined: (deps, tx, reason) => parts.declined(deps, tx, snapshot, reason),
      };
    },
  };
}

/** An order as a customer sent it. */
export interface OrderRequest<Form> {
  readonly user: SignedInUser;
  readonly form: Form;
  readonly remoteIp: string | undefined;
  /** The same order passed its checks before and came to nothing; its captcha token is spent. */
  readonly isRepeat: boolean;
}

/** What checking an order came to. */
export type OrderCheck<Snapshot extends OrderSnapshot = OrderSnapshot> =
  | { readonly ok: true; readonly snapshot: Snapshot; readonly nonce: string }
  | RefusedOrder;

export interface OrderEndpointParts<Form extends object> {
  /** Its name in the `cart` controller. */
  readonly action: string;
  /** Values are as sent: whether they make sense is checked afterwards. */
  readonly form: z.ZodType<Form>;
  /** Whether it is an order of this kind, where two kinds share an endpoint. */
  takes?(form: Form): boolean;
  /**
   * Checks an order against what the service knows itself, the captcha last. Reads only; the first thing that does not
   * hold is the refusal.
   */
  check(deps: OrderDeps, request: OrderRequest<Form>): Promise<OrderCheck>;
  /** The answer in the contract's words, where they are others than those of most orders. */
  answer?(answer: OrderAnswer): object;
}

/** An endpoint with the type of its form closed in. */
export interface OrderEndpoint {
  readonly action: string;
  /** The order that a body asks for; null when it is of another kind. @throws RequestError 400 */
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

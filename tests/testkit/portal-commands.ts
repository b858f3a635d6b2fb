import type { CalendarDate } from '../../domain/calendar/calendar-date';
import type { FaultDial as PaymentFaultDial } from '../../sandbox/payments/faults/fault-dial';
import type { GroupSpec, LicenseSpec, Owner } from '../../vendor-api/demo/builders';
import type { FaultSettings } from '../../vendor-api/faults/fault-dial';
import type { PastSale } from './past-sales';
import type { LicenseKind, TestCoupon } from './portal-data';
import type { TestUser } from './start-vendor';

/** What a test may ask of the servers behind its screens; arguments and answers cross a process border. */
export interface PortalCommands {
  /** A new customer, signed in. */
  user(overrides?: { email?: string; name?: string; company?: string }): Promise<TestUser>;
  /** Signs a customer in once more; answers the token. */
  signIn(email: string): Promise<string>;
  /** A subscription with seats; answers its id. */
  group(owner: Owner, spec: GroupSpec): Promise<string>;
  /** An organization that a customer administers; answers its id. */
  organization(admin: TestUser, name?: string): Promise<string>;
  /** A domain of Cloud for Business that a customer administers. */
  domain(admin: TestUser, domain: string): Promise<string>;
  /** Licences outside subscriptions; answers their ids in order. */
  licenses(owner: TestUser, kind: LicenseKind, specs: readonly LicenseSpec[]): Promise<string[]>;
  /** Gives a customer a coupon. */
  coupon(owner: TestUser, coupon: TestCoupon): Promise<void>;
  /** Makes every price of a licence type so many cents. */
  price(licenseType: number, cents: number): Promise<void>;
  /** Buys one annual Pro seat, or what `cart` says, with a new card; answers the order number. */
  buy(user: TestUser, cart?: Record<string, string>): Promise<string>;
  /** Puts an American Express of Bob Lee on file, behind the back of whoever has a page open. */
  replaceCard(user: TestUser): Promise<void>;
  /** Purchases of the past; answers their order numbers. */
  pastSales(user: TestUser, sales: readonly PastSale[]): Promise<string[]>;
  /** Who gets renewal receipts, as the vendor's database has it: `True` or `False`, and the addresses. */
  storedReceipts(user: TestUser): Promise<[string, string]>;
  /** The amounts that the payment provider has taken so far, in its own books. */
  charges(): Promise<string[]>;
  /** A one-time code of the account service for this portal. */
  code(userId: string): Promise<string>;
  /** Whether a token is that of a session still open. */
  isSignedIn(token: string): Promise<boolean>;
  /** Who uses a seat, as the vendor's database has it. */
  assignedTo(seatId: string): Promise<string | null>;
  /** Makes the vendor service slow or unable to answer; an empty object heals it. */
  faults(settings: FaultSettings): Promise<void>;
  /** Puts the portal into read-only mode with this text; null ends it. */
  readOnly(message: string | null): Promise<void>;
  /** Makes the payment provider go wrong, or forget every client token; null heals it. */
  paymentFault(fault: PaymentFault | 'expire-tokens' | null): Promise<void>;
  /** The subjects of the mails to an address, in their order. */
  mailsTo(email: string): Promise<string[]>;
  /** Has the vendor's day be this one; done when the gateway knows it. */
  passTo(day: CalendarDate): Promise<void>;
  /** Ends a session behind the back of whoever uses it. */
  endSession(token: string): Promise<void>;
}

export type PaymentFault = Parameters<PaymentFaultDial['set']>[0];

/** Environment variables; an empty one counts as absent. */
export interface PortalSettings {
  readonly vendor: Readonly<Record<string, string>>;
  readonly gateway: Readonly<Record<string, string>>;
}

/** What a portal is asked to do: a command of `PortalCommands`, or to start or to stop. */
export interface Question {
  id: number;
  portal: number;
  name: string;
  args: unknown[];
}

export interface Reply {
  id: number;
  value?: unknown;
  error?: string;
}

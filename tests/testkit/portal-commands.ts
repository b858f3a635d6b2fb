import type { CalendarDate } from '../../domain/calendar/calendar-date';
import type { FaultDial as PaymentFaultDial } from '../../sandbox/payments/faults/fault-dial';
import type { GroupSpec, LicenseSpec, Owner } from '../../vendor-api/demo/builders';
import type { FaultSettings } from '../../vendor-api/faults/fault-dial';
import type { PastSale } from './past-sales';
import type { LicenseKind, TestCoupon } from './portal-data';
import type { TestUser } from './start-vendor';

/** Commands of tests to the servers behind their screens; arguments and results cross a process border. */
export interface PortalCommands {
  user(overrides?: { email?: string; name?: string; company?: string }): Promise<TestUser>;
  /** Signs a customer in again; returns the token. */
  signIn(email: string): Promise<string>;
  /** Creates a subscription with seats; returns its id. */
  group(owner: Owner, spec: GroupSpec): Promise<string>;
  /** Creates an organization that the customer administers; returns its id. */
  organization(admin: TestUser, name?: string): Promise<string>;
  domain(admin: TestUser, domain: string): Promise<string>;
  /** Creates licenses outside subscriptions; returns their ids in order. */
  licenses(owner: TestUser, kind: LicenseKind, specs: readonly LicenseSpec[]): Promise<string[]>;
  coupon(owner: TestUser, coupon: TestCoupon): Promise<void>;
  /** Sets every price of a license type, in cents. */
  price(licenseType: number, cents: number): Promise<void>;
  /** Buys one annual Pro seat, or `cart`, with a new card; returns the order number. */
  buy(user: TestUser, cart?: Record<string, string>): Promise<string>;
  /** Puts an American Express of Bob Lee on file, unnoticed by open pages. */
  replaceCard(user: TestUser): Promise<void>;
  /** Inserts past purchases; returns their order numbers. */
  pastSales(user: TestUser, sales: readonly PastSale[]): Promise<string[]>;
  /** Reads the renewal receipts setting from the vendor's database: `True` or `False`, and the addresses. */
  storedReceipts(user: TestUser): Promise<[string, string]>;
  charges(): Promise<string[]>;
  /** Returns a one-time code of the account service for this portal. */
  code(userId: string): Promise<string>;
  isSignedIn(token: string): Promise<boolean>;
  assignedTo(seatId: string): Promise<string | null>;
  /** Makes the vendor service slow or unavailable; an empty object repairs it. */
  faults(settings: FaultSettings): Promise<void>;
  /** Puts the portal into read-only mode with this text; null ends it. */
  readOnly(message: string | null): Promise<void>;
  /** Makes the payment provider fail, or forget every client token; null repairs it. */
  paymentFault(fault: PaymentFault | 'expire-tokens' | null): Promise<void>;
  /** Returns the subjects of mails to an address, in order. */
  mailsTo(email: string): Promise<string[]>;
  /** Sets the vendor's day; resolves when the gateway knows it. */
  passTo(day: CalendarDate): Promise<void>;
  /** Ends a session, unnoticed by its pages. */
  endSession(token: string): Promise<void>;
}

export type PaymentFault = Parameters<PaymentFaultDial['set']>[0];

/** Environment variables; an empty one counts as absent. */
export interface PortalSettings {
  readonly vendor: Readonly<Record<string, string>>;
  readonly gateway: Readonly<Record<string, string>>;
}

/** Request to a portal: a command of `PortalCommands`, or to start or stop. */
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

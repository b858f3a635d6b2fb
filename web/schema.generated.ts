export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without a time, `2026-12-31`. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601, `2026-12-31T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An e-mail address as the vendor stores it. */
  EmailAddress: { input: string; output: string; }
  /** An amount in USD as a decimal string with exactly two digits, `"1234.50"`; negative amounts start with `-`. */
  Money: { input: string; output: string; }
  /** An absolute http(s) address, or a path on the portal's own host. */
  URL: { input: string; output: string; }
};

export type AddUsersTarget = {
  __typename?: 'AddUsersTarget';
  /** The portal path to go to. */
  path: Scalars['URL']['output'];
};

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  couponId: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  discPerItem: Scalars['Money']['output'];
  label: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  totalDisc: Scalars['Money']['output'];
  /** Uses left after this cart. */
  usesLeft: Scalars['Int']['output'];
};

export type AssignSeatInput = {
  /** Who shall use the seat; the empty string frees it. */
  email: Scalars['String']['input'];
  seatId: Scalars['ID']['input'];
};

export type AssignSeatPayload = MutationPayload & {
  __typename?: 'AssignSeatPayload';
  /** The seat as it is now; null when it is not the viewer's. */
  seat?: Maybe<Seat>;
  /** The group with its counts as they are now. */
  subscription?: Maybe<Subscription>;
  success: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type AuthSession = {
  __typename?: 'AuthSession';
  /** The token that replaces the stored one (AUTH-13). */
  authToken: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type BillingInfo = {
  __typename?: 'BillingInfo';
  /** Null when no card is on file. */
  card?: Maybe<CardOnFile>;
  /** The billing name; empty when none is set. */
  company: Scalars['String']['output'];
  hasExistingPaymentMethod: Scalars['Boolean']['output'];
};

export type BillingTokens = {
  __typename?: 'BillingTokens';
  /** The provider's client token for `braintree-web`. */
  braintreeToken: Scalars['String']['output'];
  captcha: CaptchaConfig;
  /** Set only when payments run against the local sandbox (D-26). */
  localTransport?: Maybe<LocalTransport>;
};

export type BuyRpSubscriptionInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  cart: RpCartInput;
  licensee: LicenseeInput;
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

export type CaptchaConfig = {
  __typename?: 'CaptchaConfig';
  /** Where the offline stand-in issues its single-use token; null for the real one. */
  challengeUrl?: Maybe<Scalars['URL']['output']>;
  provider: CaptchaProvider;
  siteKey: Scalars['String']['output'];
};

export type CaptchaProvider =
  /** Local stand-in; no proof of a human. Refused in production. */
  | 'OFFLINE'
  | 'RECAPTCHA_V2_INVISIBLE';

/** The one card on file. The number is never known here, only its last four digits. */
export type CardOnFile = {
  __typename?: 'CardOnFile';
  /** Brand as the provider names it, for example `Visa`. */
  cardType: Scalars['String']['output'];
  cardholderName: Scalars['String']['output'];
  country: Scalars['String']['output'];
  expirationMonth: Scalars['Int']['output'];
  expirationYear: Scalars['Int']['output'];
  lastFour: Scalars['String']['output'];
  locality: Scalars['String']['output'];
  /** Four asterisks for American Express, else three (CARD-03). */
  maskedCvv: Scalars['String']['output'];
  /** Twelve asterisks and the last four digits (CARD-02). */
  maskedNumber: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  region: Scalars['String']['output'];
  streetAddress: Scalars['String']['output'];
  vat: Scalars['String']['output'];
};

/** A priced cart. Its lines add up to its total exactly. */
export type Cart = {
  __typename?: 'Cart';
  /** What the credit of co-terming rests on; null for a new group. */
  coTerm?: Maybe<CoTermPeriod>;
  /** The last covered day of the seats bought. */
  expireDate: Scalars['Date']['output'];
  lines: Array<CartLine>;
  nextBillingDate: Scalars['Date']['output'];
  /** Stands for everything the price depends on; pass it to the purchase. */
  previewId: Scalars['ID']['output'];
  term: Term;
  termName: Scalars['String']['output'];
  total: Scalars['Money']['output'];
};

export type CartLine = {
  __typename?: 'CartLine';
  appliedCoupons: Array<AppliedCoupon>;
  /** How the total came about, step by step; the amounts add up to `total`. */
  derivation: Array<DerivationStep>;
  licenseType: LicenseType;
  /** List price per item. */
  normalItemPrice: Scalars['Money']['output'];
  /** For display only: the discounts of this line divided by its quantity (D-51). */
  perItemCouponDiscount: Scalars['Money']['output'];
  /** Per item; positive lowers the price (PRICE-11). */
  perItemSubscriptionAdj: Scalars['Money']['output'];
  product: Scalars['String']['output'];
  /** The vendor's product code (T-01). */
  productCode: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  total: Scalars['Money']['output'];
};

export type CartPreviewPayload = {
  __typename?: 'CartPreviewPayload';
  /** Null when the cart is refused. */
  cart?: Maybe<Cart>;
  userErrors: Array<UserError>;
};

export type CoTermCandidate = {
  __typename?: 'CoTermCandidate';
  editionSummary: Scalars['String']['output'];
  expireDate: Scalars['Date']['output'];
  /** `Group N`. */
  name: Scalars['String']['output'];
  nextBillingDate: Scalars['Date']['output'];
  subscriptionId: Scalars['ID']['output'];
  term: Term;
  termName: Scalars['String']['output'];
};

export type CoTermPeriod = {
  __typename?: 'CoTermPeriod';
  /** Days of the period that have passed; negative for a group that starts later. */
  elapsedDays: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The next billed date, one day after the last covered day. */
  periodEnd: Scalars['Date']['output'];
  periodStart: Scalars['Date']['output'];
  subscriptionId: Scalars['ID']['output'];
  today: Scalars['Date']['output'];
  totalDays: Scalars['Int']['output'];
};

export type Confirmation = {
  __typename?: 'Confirmation';
  /** What was paid. */
  amount?: Maybe<Scalars['Money']['output']>;
  entCount: Scalars['Int']['output'];
  /** The order number. */
  id: Scalars['ID']['output'];
  licensee: Scalars['String']['output'];
  /** The last covered day. */
  newExpireDate?: Maybe<Scalars['Date']['output']>;
  proCount: Scalars['Int']['output'];
  seatIds: Array<Scalars['ID']['output']>;
  subscriptionId?: Maybe<Scalars['ID']['output']>;
  teamCount: Scalars['Int']['output'];
  termName: Scalars['String']['output'];
  variant: ConfirmationVariant;
};

/** Which of the confirmation's layouts applies (T-13). */
export type ConfirmationVariant =
  | 'ASE'
  | 'CLOUD'
  | 'PERPETUAL_KEYS'
  | 'RP_SUBSCRIPTION'
  | 'SUBSCRIPTION_GENERIC';

export type Coupon = {
  __typename?: 'Coupon';
  /** Per cent of the price, or the resulting price, by `type`. */
  amount: Scalars['Float']['output'];
  description: Scalars['String']['output'];
  endDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  isRenewal: Scalars['Boolean']['output'];
  /** `GOV`, `EDU`, `NPO`, else the description (PRICE-20). */
  label: Scalars['String']['output'];
  /** Product codes it applies to. */
  productIds: Array<Scalars['Int']['output']>;
  qtyUsed: Scalars['Int']['output'];
  remainingUses: Scalars['Int']['output'];
  type: CouponType;
};

export type CouponBundle = {
  __typename?: 'CouponBundle';
  coupons: Array<Coupon>;
  /** Loaded and exposed; no effect is described (D-54). */
  hasRP10Promo: Scalars['Boolean']['output'];
};

export type CouponType =
  | 'FIXED'
  | 'OTHER'
  | 'PERCENT';

export type DerivationKind =
  /** Money added for days before the group starts. */
  | 'ADJUSTMENT'
  | 'COUPON'
  /** Money back for days already passed (PRICE-12). */
  | 'CREDIT'
  | 'LIST_PRICE';

export type DerivationStep = {
  __typename?: 'DerivationStep';
  /** Signed; the steps of a line add up to its total. */
  amount: Scalars['Money']['output'];
  /** In numbers: `$504.00 × 100 of 365 days already passed = $138.08 each, × 2`; null when the label says all. */
  explanation?: Maybe<Scalars['String']['output']>;
  kind: DerivationKind;
  /** `Axure RP Team × 2`, `Credit`, `Coupon, 20 %`. */
  label: Scalars['String']['output'];
  perItem: Scalars['Money']['output'];
  quantity: Scalars['Int']['output'];
};

/** Desktop editions, in order of rank (ENUM-03). */
export type Edition =
  | 'ENTERPRISE'
  | 'PRO'
  | 'TEAM';

export type EditionCount = {
  __typename?: 'EditionCount';
  assigned: Scalars['Int']['output'];
  edition: Edition;
  /** `Pro`, `Team` or `Enterprise`. */
  name: Scalars['String']['output'];
  total: Scalars['Int']['output'];
};

export type EditionPrices = {
  __typename?: 'EditionPrices';
  edition: Edition;
  licenseType: LicenseType;
  /** `Axure RP Pro`. */
  productName: Scalars['String']['output'];
  terms: Array<TermPrice>;
};

/** What would happen if the viewer asked for it. */
export type Eligibility = {
  __typename?: 'Eligibility';
  allowed: Scalars['Boolean']['output'];
  code?: Maybe<UserErrorCode>;
  /** Why not, in the words that the refusal would use. */
  message?: Maybe<Scalars['String']['output']>;
};

export type ExchangeCodeInput = {
  /** The `code` query parameter the account service added; usable once, for minutes. */
  code: Scalars['String']['input'];
};

export type LicenseTo =
  | 'COMPANY'
  | 'INDIVIDUAL';

/** What a seat licenses (ENUM-04). */
export type LicenseType =
  | 'ACB_CLOUD_AUTHOR'
  | 'ACB_RP_PUBLISHER'
  | 'ASEC5'
  | 'ASEC10'
  | 'ASEC20'
  | 'ASEC50'
  | 'ASEC100'
  | 'ASEC_CUSTOM'
  | 'CLOUD_AUTHOR'
  | 'ENTERPRISE'
  | 'ONPREM_CUSTOM'
  | 'ONPREM_TRIAL'
  | 'PRO'
  | 'TEAM';

/** Who the licences are made out to (CART-24). */
export type LicenseeInput = {
  company?: Scalars['String']['input'];
  firstName?: Scalars['String']['input'];
  lastName?: Scalars['String']['input'];
  licenseTo?: LicenseTo;
};

/** A labelled link, from settings. */
export type Link = {
  __typename?: 'Link';
  href: Scalars['URL']['output'];
  label: Scalars['String']['output'];
};

/** Which provider hosts the client maps to which path of the portal's own origin, in local mode alone. */
export type LocalTransport = {
  __typename?: 'LocalTransport';
  base: Scalars['URL']['output'];
  hosts: Array<Scalars['String']['output']>;
};

export type LoginInput = {
  loginEmail: Scalars['EmailAddress']['input'];
  password: Scalars['String']['input'];
};

export type LoginPayload = MutationPayload & {
  __typename?: 'LoginPayload';
  /** Null when refused. */
  authToken?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
  viewer?: Maybe<User>;
};

export type LogoutPayload = MutationPayload & {
  __typename?: 'LogoutPayload';
  success: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Assigns one seat to an e-mail address, or frees it when the address is empty (SEAT-01, SEAT-02). */
  assignSeat: AssignSeatPayload;
  /** Buys RP seats at exactly the previewed price. Charges at most once per `attemptId`, whatever is repeated (D-126). */
  buyRpSubscription: OrderPayload;
  /** Step 2 of signing in: exchanges the one-time code of the account service for a session (AUTH-06). */
  exchangeCode: LoginPayload;
  /** Signs in with e-mail and password, for tools; browsers sign in on the account service's page (AUTH-22). */
  login: LoginPayload;
  /** Ends the session of the token sent (AUTH-19). Also works in read-only mode. */
  logout: LogoutPayload;
};


export type MutationAssignSeatArgs = {
  input: AssignSeatInput;
};


export type MutationBuyRpSubscriptionArgs = {
  input: BuyRpSubscriptionInput;
};


export type MutationExchangeCodeArgs = {
  input: ExchangeCodeInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};

/** What every mutation answers. */
export type MutationPayload = {
  /** True only when everything asked for took effect. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
};

export type OrderPayload = MutationPayload & {
  __typename?: 'OrderPayload';
  /** The price as it is now, when it changed since the preview. */
  preview?: Maybe<Cart>;
  state: OrderState;
  /** True when state is DONE. */
  success: Scalars['Boolean']['output'];
  /** The order number, when DONE. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
  /** With the groups, coupons and billing information as they are now. */
  viewer?: Maybe<User>;
};

export type OrderState =
  /** Charged and recorded. */
  | 'DONE'
  /** The outcome is not known yet; ask again with the same attempt. Never pay again meanwhile. */
  | 'PROCESSING'
  /** Refused or declined for good; nothing was charged. */
  | 'REFUSED'
  /** The vendor has no such attempt: nothing was ever sent. */
  | 'UNKNOWN';

export type OrderStatus = {
  __typename?: 'OrderStatus';
  attemptId: Scalars['ID']['output'];
  state: OrderState;
  /** The order number, when DONE. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

/** Where a page of a connection lies. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Opaque cursor of the last node of this page; pass it as `after` for the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more nodes follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** How to pay (T-15): either `useExistingPaymentMethod`, or `replacePaymentMethod` with a nonce and the card's address. */
export type PaymentInput = {
  address?: Scalars['String']['input'];
  cardholderName?: Scalars['String']['input'];
  city?: Scalars['String']['input'];
  country?: Scalars['String']['input'];
  /** Made by the provider's browser library from the card; single-use. Never a card number. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  recaptchaToken: Scalars['String']['input'];
  replacePaymentMethod?: Scalars['Boolean']['input'];
  state?: Scalars['String']['input'];
  useExistingPaymentMethod?: Scalars['Boolean']['input'];
  vat?: Scalars['String']['input'];
  zip?: Scalars['String']['input'];
};

export type PendingChange = {
  __typename?: 'PendingChange';
  /** `Changes to Monthly on …`, `Changes to Axure RP Pro on …`, `Subscription ends on …`; one text per change. */
  changes: Array<Scalars['String']['output']>;
  /** `Expiring on …` or `Ended on …`. */
  label?: Maybe<Scalars['String']['output']>;
  /** The whole cell as one text; `None` when nothing is pending. */
  text: Scalars['String']['output'];
  tone: Tone;
};

export type PendingTransfer = {
  __typename?: 'PendingTransfer';
  date?: Maybe<Scalars['Date']['output']>;
  email: Scalars['EmailAddress']['output'];
  /** Whether the viewer is the one who may accept or decline. */
  isToViewer: Scalars['Boolean']['output'];
  /** `Pending ownership transfer to {email} on {date}` (MAN-14). */
  text: Scalars['String']['output'];
};

export type PortalConfig = {
  __typename?: 'PortalConfig';
  /** Origin of the account service, where sign-in happens. */
  accountsHost: Scalars['URL']['output'];
  cfbHost: Scalars['String']['output'];
  /** Whether the cloud author product is sold to everybody (BUY-09). */
  cloudAuthor: Scalars['Boolean']['output'];
  cloudHost: Scalars['String']['output'];
  documentationLinks: Array<Link>;
  eulaUrl: Scalars['URL']['output'];
  footerLinks: Array<Link>;
  /** When set, this text replaces the whole application (MODE-01). */
  readOnlyMessage?: Maybe<Scalars['String']['output']>;
  /** The domain of `support@` and `sales@` addresses (D-12). */
  supportHost: Scalars['String']['output'];
  testimonials: Array<Testimonial>;
  /** The vendor's calendar date; the client never asks its own clock about terms (D-03). */
  today: Scalars['Date']['output'];
};

export type PriceList = {
  __typename?: 'PriceList';
  rp: Array<EditionPrices>;
};

export type ProductKinds = {
  __typename?: 'ProductKinds';
  hasCloud: Scalars['Boolean']['output'];
  /** Any RP subscription, perpetual, education or upgrade row (D-58). */
  hasRp: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Step 1 of signing in: is the token sent still good? Null when not (AUTH-05). */
  authCheck?: Maybe<AuthSession>;
  /** What the card form needs to make a payment nonce: asked for when the form opens, never cached (CARD-24). */
  billingTokens?: Maybe<BillingTokens>;
  /** What the cart costs, line by line, and a `previewId` that stands for exactly this price (PRICE-07). */
  cartPreview?: Maybe<CartPreviewPayload>;
  /** Groups that the viewer may buy into (BUY-15, T-17). */
  coTermCandidates?: Maybe<Array<CoTermCandidate>>;
  /** What the client needs before anybody has signed in (MODE-02). */
  config: PortalConfig;
  /** The confirmation of one purchase; null when it is unknown or another customer's (CONF-01, CONF-08). */
  confirmation?: Maybe<Confirmation>;
  /** The coupons that apply to the viewer (COUP-01). */
  couponBundle?: Maybe<CouponBundle>;
  /** What became of an order attempt; asked while its outcome is unknown (D-126). */
  orderStatus?: Maybe<OrderStatus>;
  /** Prices of everything on sale (PRICE-01..03). */
  priceList?: Maybe<PriceList>;
  /** The signed-in customer; null when signed out (the one question whose answer may be "nobody", D-111). */
  viewer?: Maybe<User>;
};


export type QueryCartPreviewArgs = {
  cart: RpCartInput;
};


export type QueryConfirmationArgs = {
  saleId: Scalars['ID']['input'];
};


export type QueryOrderStatusArgs = {
  attemptId: Scalars['ID']['input'];
};

export type RenewalReceipts = {
  __typename?: 'RenewalReceipts';
  isOn: Scalars['Boolean']['output'];
  recipients: Array<Scalars['EmailAddress']['output']>;
};

export type RpCartInput = {
  entQuantity?: Scalars['Int']['input'];
  proQuantity?: Scalars['Int']['input'];
  /** The group to co-term with; null for `New Group`. A group sets the term (D-119). */
  subscriptionGroup?: InputMaybe<Scalars['ID']['input']>;
  teamQuantity?: Scalars['Int']['input'];
  term: Term;
};

/** One purchase: the vendor's sale records that share a purchase id, merged (D-30). */
export type Sale = {
  __typename?: 'Sale';
  /** What was paid in all. */
  amount: Scalars['Money']['output'];
  /** The purchase id, which is also the order number. */
  id: Scalars['ID']['output'];
  /** `name (quantity)` per product. */
  products: Array<SaleProduct>;
  purchasedDate: Scalars['Date']['output'];
  /** `Axure Receipt {purchaseId}.pdf`. */
  receiptFileName: Scalars['String']['output'];
  /** Where the receipt is downloaded, on the portal's own host. */
  receiptUrl: Scalars['URL']['output'];
  /** The vendor's id of the first record; names the receipt. */
  saleId: Scalars['ID']['output'];
  termName: Scalars['String']['output'];
};

export type SaleConnection = {
  __typename?: 'SaleConnection';
  nodes: Array<Sale>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SaleProduct = {
  __typename?: 'SaleProduct';
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  /** `name (quantity)`. */
  text: Scalars['String']['output'];
};

/** One licence that can be assigned to one person. */
export type Seat = {
  __typename?: 'Seat';
  /** Whether the viewer may assign this seat, and why not (T-09). */
  assignEligibility: Eligibility;
  assignedTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** Set when the seat ends or changes at the end of the term. */
  expireDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the viewer manages this seat (ROLE-11). */
  isManager: Scalars['Boolean']['output'];
  licenseType: LicenseType;
  /** E-mail addresses; the viewer's own reads `Me` (SEAT-21). */
  managers: Array<Scalars['String']['output']>;
  note: Scalars['String']['output'];
  /** What changes at the end of the term, and a label beside it; both empty reads `None` (T-05). */
  pendingChange: PendingChange;
  /** `Axure RP Pro` (ENUM-05). */
  productName: Scalars['String']['output'];
  purchaseDate: Scalars['Date']['output'];
  status: SeatStatus;
  subscriptionId: Scalars['ID']['output'];
};

export type SeatConnection = {
  __typename?: 'SeatConnection';
  /** The ids of every seat that matches, for "select all"; costs no seats. */
  ids: Array<Scalars['ID']['output']>;
  nodes: Array<Seat>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SeatFilter = {
  /** Only seats with, or only seats without, an assigned user. */
  isAssigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Matches assigned user, note, manager and edition, ignoring case. */
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<SeatStatus>>;
};

/** Order of the seats of one group; the default is PURCHASE_DATE DESC (MAN-11). Ties by id, empty values last (D-61). */
export type SeatOrder = {
  direction: SortDirection;
  field: SeatOrderField;
};

export type SeatOrderField =
  | 'ASSIGNED_TO'
  | 'MANAGERS'
  | 'NOTE'
  | 'PENDING_CHANGE'
  | 'PRODUCT'
  | 'PURCHASE_DATE';

/** The state of a seat (STAT-06). */
export type SeatStatus =
  | 'ACTIVE'
  | 'CANCELED'
  | 'ENDED'
  | 'EXPIRING'
  | 'PENDING_CHANGE';

export type SeatSummary = {
  __typename?: 'SeatSummary';
  assigned: Scalars['Int']['output'];
  byEdition: Array<EditionCount>;
  total: Scalars['Int']['output'];
  unassigned: Scalars['Int']['output'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

/** A state in words with its tone. */
export type StatusText = {
  __typename?: 'StatusText';
  text: Scalars['String']['output'];
  tone: Tone;
};

/** A subscription with its seats: the portal's "group" (MAN-30). */
export type Subscription = {
  __typename?: 'Subscription';
  /** Whether the viewer may add users here, and where that leads (D-83). */
  addUsers?: Maybe<AddUsersTarget>;
  /** Seats per edition that have not ended, editions without seats left out (D-118). */
  editionCounts: Array<EditionCount>;
  /** `2 Pro, 1 Team`. */
  editionSummary: Scalars['String']['output'];
  /** Last covered day. */
  expireDate: Scalars['Date']['output'];
  /** When the first automatic payment failed. */
  firstFailedPaymentDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  isAutoRenew: Scalars['Boolean']['output'];
  isCanceled: Scalars['Boolean']['output'];
  /** A payment failed and the group is not canceled (STAT-04). */
  isPastDue: Scalars['Boolean']['output'];
  /** Bought by purchase order; the vendor's sentinel never leaves the gateway (MAN-23). */
  isPurchaseOrder: Scalars['Boolean']['output'];
  /** Whether the viewer manages every seat and so may select rows (MAN-18). */
  isSelectable: Scalars['Boolean']['output'];
  /** The day after the last covered day (PRICE-16). */
  nextBillingDate: Scalars['Date']['output'];
  /** 1-based over the customer's groups in display order: `Group N` (D-112). */
  number: Scalars['Int']['output'];
  owner: SubscriptionOwner;
  /** A requested transfer of ownership, if any. */
  pendingTransfer?: Maybe<PendingTransfer>;
  seats: SeatConnection;
  section: SubscriptionSection;
  startDate: Scalars['Date']['output'];
  /** `Renews …`, `Expires …`, `Ended on …` or `Payment failed on …` (T-06). */
  statusLine: StatusText;
  term: Term;
  /** `Monthly`, `Annual`, `2 Year` or `3 Year`. */
  termName: Scalars['String']['output'];
};


/** A subscription with its seats: the portal's "group" (MAN-30). */
export type SubscriptionSeatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SeatFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SeatOrder>;
};

export type SubscriptionConnection = {
  __typename?: 'SubscriptionConnection';
  nodes: Array<Subscription>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SubscriptionOwner = {
  __typename?: 'SubscriptionOwner';
  /** Name to show: `Me` for the viewer, else the owner's e-mail (MAN-13). */
  displayName: Scalars['String']['output'];
  email: Scalars['EmailAddress']['output'];
  isViewer: Scalars['Boolean']['output'];
  profileImg?: Maybe<Scalars['URL']['output']>;
};

/** Where a group is listed (T-04). */
export type SubscriptionSection =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'UPCOMING';

/** Billing terms on sale; codes 1, 2, 4 and 5 of the vendor (ENUM-02). */
export type Term =
  | 'ANNUAL'
  | 'MONTHLY'
  | 'THREE_YEARS'
  | 'TWO_YEARS';

export type TermPrice = {
  __typename?: 'TermPrice';
  /** Price divided by 12, 24 or 36; the price itself for monthly (PRICE-13). */
  perMonth: Scalars['Money']['output'];
  price: Scalars['Money']['output'];
  /** The vendor's product code (T-01). */
  productCode: Scalars['Int']['output'];
  /** `/Month`, `/Year`, `/2 yrs.`, `/3 yrs.` (T-06b). */
  suffix: Scalars['String']['output'];
  term: Term;
  termName: Scalars['String']['output'];
};

export type Testimonial = {
  __typename?: 'Testimonial';
  author: Scalars['String']['output'];
  company: Scalars['String']['output'];
  quote: Scalars['String']['output'];
};

/** How a state is to be coloured; never the only carrier of meaning. */
export type Tone =
  /** Failed; somebody has to act. */
  | 'DANGER'
  /** A change is waiting. */
  | 'INFO'
  /** Over, or nothing to say. */
  | 'NEUTRAL'
  /** Renewing, in order. */
  | 'OK'
  /** Ends soon. */
  | 'WARNING';

/** A customer of the vendor. */
export type User = {
  __typename?: 'User';
  /** Billing name and card on file; null when it could not be read (BILL-08). */
  billingInfo?: Maybe<BillingInfo>;
  /** Free text of the account service; shown nowhere (D-117). */
  bio?: Maybe<Scalars['String']['output']>;
  email: Scalars['EmailAddress']['output'];
  id: Scalars['ID']['output'];
  /** Whether a support delegate acts for this customer through cookies (MODE-05). */
  isDelegate: Scalars['Boolean']['output'];
  /** The name shown in the header; may be empty. */
  name: Scalars['String']['output'];
  /** Which kinds of product the customer has (MAN-02, MAN-03). */
  productKinds?: Maybe<ProductKinds>;
  /** Address of the profile photo, null when there is none. */
  profileImg?: Maybe<Scalars['URL']['output']>;
  /** Who gets renewal receipts by mail (SALES-10). */
  renewalReceipts?: Maybe<RenewalReceipts>;
  /** Sales, newest first, one per purchase (SALES-08, SALES-09). */
  sales?: Maybe<SaleConnection>;
  /** Counts over all RP seats that have not ended. */
  seatSummary?: Maybe<SeatSummary>;
  /** One group by id; null when unknown or not visible to the customer (NAV-28). */
  subscription?: Maybe<Subscription>;
  /** The customer's RP subscription groups, in display order: Upcoming, Active (transfers to accept first), Expired; newest purchase first within each (D-112). */
  subscriptions?: Maybe<SubscriptionConnection>;
};


/** A customer of the vendor. */
export type UserSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A customer of the vendor. */
export type UserSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/** A customer of the vendor. */
export type UserSubscriptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  section?: InputMaybe<SubscriptionSection>;
};

/** One refusal, its text resolved by the fallback order of the message catalogue (ERR-01). */
export type UserError = {
  __typename?: 'UserError';
  code: UserErrorCode;
  /** Path of the input field at fault, for example `cart.proQuantity`. */
  field?: Maybe<Scalars['String']['output']>;
  /** The exact text to show. */
  message: Scalars['String']['output'];
  /** The seats concerned, empty when the refusal is about the whole request. */
  seatIds: Array<Scalars['ID']['output']>;
};

/** Why a mutation was refused. Refusals are data; outages are GraphQL errors (D-111). */
export type UserErrorCode =
  /** The attempt id was used before for another order. */
  | 'ATTEMPT_REUSED'
  /** The proof of the captcha was missing, reused or expired. */
  | 'CAPTCHA_FAILED'
  /** The card was declined. Nothing was charged. */
  | 'CARD_DECLINED'
  /** The cart has no seat or licence (CART-07). */
  | 'EMPTY_CART'
  /** The wrong e-mail or password, or an unknown, used or expired code. */
  | 'INVALID_CREDENTIALS'
  /** A value is malformed, missing or out of its bounds; `field` names it. */
  | 'INVALID_INPUT'
  /** The payment flags contradict each other or what is on file (T-15). */
  | 'INVALID_PAYMENT_METHOD'
  /** Neither a billing name nor first and last name were given (CART-08). */
  | 'LICENSEE_REQUIRED'
  /** The signed-in customer may not do this. */
  | 'NOT_ALLOWED'
  /** The object does not exist or does not belong to the signed-in customer. */
  | 'NOT_FOUND'
  /** Ownership of the subscription is required (ERR-34). */
  | 'NOT_OWNER'
  /** The price or what it depends on changed since the preview; the payload carries the new preview. Nothing was charged. */
  | 'PRICE_CHANGED'
  /** The vendor service refused with its own text, given in `message`. */
  | 'VENDOR_REFUSED';

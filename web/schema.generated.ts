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

/** Where `+ Add Users` leads. */
export type AddUsersTarget = {
  __typename?: 'AddUsersTarget';
  /** The portal path to go to. */
  path: Scalars['URL']['output'];
};

/** A coupon on a line of a cart (COUP-07). */
export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  /** The coupon used. */
  couponId: Scalars['ID']['output'];
  /** The vendor's words for it. */
  description: Scalars['String']['output'];
  /** Discount per item. */
  discPerItem: Scalars['Money']['output'];
  /** `GOV`, `EDU`, `NPO`, else the description (PRICE-20). */
  label: Scalars['String']['output'];
  /** On how many items. */
  qty: Scalars['Int']['output'];
  /** `discPerItem` × `qty`. */
  totalDisc: Scalars['Money']['output'];
  /** Uses left after this cart. */
  usesLeft: Scalars['Int']['output'];
};

/** Which seat, and for whom. */
export type AssignSeatInput = {
  /** Who shall use the seat; the empty string frees it. */
  email: Scalars['String']['input'];
  /** The seat to assign. */
  seatId: Scalars['ID']['input'];
};

/** The seat after the assignment, or why nothing was done. */
export type AssignSeatPayload = MutationPayload & {
  __typename?: 'AssignSeatPayload';
  /** The seat as it is now; null when it is not the viewer's. */
  seat?: Maybe<Seat>;
  /** The group with its counts as they are now. */
  subscription?: Maybe<Subscription>;
  /** True when the seat was assigned or freed. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
};

/** A session that is still good. */
export type AuthSession = {
  __typename?: 'AuthSession';
  /** The token that replaces the stored one (AUTH-13). */
  authToken: Scalars['String']['output'];
  /** Always true; kept because the vendor's answer has it. */
  success: Scalars['Boolean']['output'];
};

/** Billing name and card on file of one customer. */
export type BillingInfo = {
  __typename?: 'BillingInfo';
  /** Null when no card is on file. */
  card?: Maybe<CardOnFile>;
  /** The billing name; empty when none is set. */
  company: Scalars['String']['output'];
  /** Whether a card is on file. */
  hasExistingPaymentMethod: Scalars['Boolean']['output'];
};

/** What the card form needs to make a nonce and a captcha proof. */
export type BillingTokens = {
  __typename?: 'BillingTokens';
  /** The provider's client token for `braintree-web`. */
  braintreeToken: Scalars['String']['output'];
  /** Which captcha to ask for a proof. */
  captcha: CaptchaConfig;
  /** Set only when payments run against the local sandbox (D-26). */
  localTransport?: Maybe<LocalTransport>;
};

/** An order: what was previewed, for whom, and how it is paid. */
export type BuyRpSubscriptionInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** The cart that was previewed. */
  cart: RpCartInput;
  /** Who the licences are made out to. */
  licensee: LicenseeInput;
  /** How to pay. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** Which captcha runs, and with what key. */
export type CaptchaConfig = {
  __typename?: 'CaptchaConfig';
  /** Where the offline stand-in issues its single-use token; null for the real one. */
  challengeUrl?: Maybe<Scalars['URL']['output']>;
  /** The captcha to run. */
  provider: CaptchaProvider;
  /** The public key of the captcha. */
  siteKey: Scalars['String']['output'];
};

/** Who tells humans from programs. */
export type CaptchaProvider =
  /** Local stand-in; no proof of a human. Refused in production. */
  | 'OFFLINE'
  /** Google's invisible reCAPTCHA, version 2. */
  | 'RECAPTCHA_V2_INVISIBLE';

/** The one card on file. The number is never known here, only its last four digits. */
export type CardOnFile = {
  __typename?: 'CardOnFile';
  /** Brand as the provider names it, for example `Visa`. */
  cardType: Scalars['String']['output'];
  /** Name on the card. */
  cardholderName: Scalars['String']['output'];
  /** Country name, as in the list of the card form. */
  country: Scalars['String']['output'];
  /** 1 to 12. */
  expirationMonth: Scalars['Int']['output'];
  /** Four digits. */
  expirationYear: Scalars['Int']['output'];
  /** The last four digits. */
  lastFour: Scalars['String']['output'];
  /** City. */
  locality: Scalars['String']['output'];
  /** Four asterisks for American Express, else three (CARD-03). */
  maskedCvv: Scalars['String']['output'];
  /** Twelve asterisks and the last four digits (CARD-02). */
  maskedNumber: Scalars['String']['output'];
  /** Zip or postal code. */
  postalCode: Scalars['String']['output'];
  /** State or region. */
  region: Scalars['String']['output'];
  /** Street and number. */
  streetAddress: Scalars['String']['output'];
  /** VAT number; empty when none was given. */
  vat: Scalars['String']['output'];
};

/** A priced cart. Its lines add up to its total exactly. */
export type Cart = {
  __typename?: 'Cart';
  /** What the credit of co-terming rests on; null for a new group. */
  coTerm?: Maybe<CoTermPeriod>;
  /** The last covered day of the seats bought. */
  expireDate: Scalars['Date']['output'];
  /** One line per edition with a quantity. */
  lines: Array<CartLine>;
  /** The day after the last covered day. */
  nextBillingDate: Scalars['Date']['output'];
  /** Stands for everything the price depends on; pass it to the purchase. */
  previewId: Scalars['ID']['output'];
  /** The billing term that applies, that of the group when co-terming. */
  term: Term;
  /** `Monthly`, `Annual`, `2 Year` or `3 Year`. */
  termName: Scalars['String']['output'];
  /** What will be charged. */
  total: Scalars['Money']['output'];
};

/** One product of a cart. */
export type CartLine = {
  __typename?: 'CartLine';
  /** The coupons used on this line. */
  appliedCoupons: Array<AppliedCoupon>;
  /** How the total came about, step by step; the amounts add up to `total`. */
  derivation: Array<DerivationStep>;
  /** What is licensed. */
  licenseType: LicenseType;
  /** List price per item. */
  normalItemPrice: Scalars['Money']['output'];
  /** For display only: the discounts of this line divided by its quantity (D-51). */
  perItemCouponDiscount: Scalars['Money']['output'];
  /** Per item; positive lowers the price (PRICE-11). */
  perItemSubscriptionAdj: Scalars['Money']['output'];
  /** `Axure RP Pro` (ENUM-05). */
  product: Scalars['String']['output'];
  /** The vendor's product code (T-01). */
  productCode: Scalars['Int']['output'];
  /** How many seats. */
  quantity: Scalars['Int']['output'];
  /** What this line costs (PRICE-06). */
  total: Scalars['Money']['output'];
};

/** A priced cart, or why it has no price. */
export type CartPreviewPayload = {
  __typename?: 'CartPreviewPayload';
  /** Null when the cart is refused. */
  cart?: Maybe<Cart>;
  /** Why not; empty when there is a cart. */
  userErrors: Array<UserError>;
};

/** A group that new seats can join, so that they renew together. */
export type CoTermCandidate = {
  __typename?: 'CoTermCandidate';
  /** `2 Pro, 1 Team`. */
  editionSummary: Scalars['String']['output'];
  /** The last covered day. */
  expireDate: Scalars['Date']['output'];
  /** `Group N`. */
  name: Scalars['String']['output'];
  /** The day after the last covered day. */
  nextBillingDate: Scalars['Date']['output'];
  /** The group; pass it as `subscriptionGroup`. */
  subscriptionId: Scalars['ID']['output'];
  /** The group's term, which the cart then has. */
  term: Term;
  /** `Monthly`, `Annual`, `2 Year` or `3 Year`. */
  termName: Scalars['String']['output'];
};

/** The billing period that bought seats join. */
export type CoTermPeriod = {
  __typename?: 'CoTermPeriod';
  /** Days of the period that have passed; negative for a group that starts later. */
  elapsedDays: Scalars['Int']['output'];
  /** `Group N`. */
  name: Scalars['String']['output'];
  /** The next billed date, one day after the last covered day. */
  periodEnd: Scalars['Date']['output'];
  /** First day of the period. */
  periodStart: Scalars['Date']['output'];
  /** The group joined. */
  subscriptionId: Scalars['ID']['output'];
  /** The day the price was computed for. */
  today: Scalars['Date']['output'];
  /** Days of the whole period. */
  totalDays: Scalars['Int']['output'];
};

/** What one purchase brought. */
export type Confirmation = {
  __typename?: 'Confirmation';
  /** What was paid. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Seats of Axure RP Enterprise. */
  entCount: Scalars['Int']['output'];
  /** The order number. */
  id: Scalars['ID']['output'];
  /** Who the licences are made out to. */
  licensee: Scalars['String']['output'];
  /** The last covered day. */
  newExpireDate?: Maybe<Scalars['Date']['output']>;
  /** Seats of Axure RP Pro. */
  proCount: Scalars['Int']['output'];
  /** The seats bought. */
  seatIds: Array<Scalars['ID']['output']>;
  /** The group that has the seats; null for perpetual licences. */
  subscriptionId?: Maybe<Scalars['ID']['output']>;
  /** Seats of Axure RP Team. */
  teamCount: Scalars['Int']['output'];
  /** Billing term, `Annual` for example (CONF-11). */
  termName: Scalars['String']['output'];
  /** Which layout applies. */
  variant: ConfirmationVariant;
};

/** Which of the confirmation's layouts applies (T-13). */
export type ConfirmationVariant =
  /** A Cloud for Business bundle. */
  | 'ASE'
  /** Cloud authors and publishers. */
  | 'CLOUD'
  /** Perpetual licences with their keys. */
  | 'PERPETUAL_KEYS'
  /** Axure RP seats. */
  | 'RP_SUBSCRIPTION'
  /** A change, reactivation or renewal of a subscription. */
  | 'SUBSCRIPTION_GENERIC';

/** A discount that applies by itself. */
export type Coupon = {
  __typename?: 'Coupon';
  /** Per cent of the price, or the resulting price, by `type`. */
  amount: Scalars['Float']['output'];
  /** The vendor's words for it. */
  description: Scalars['String']['output'];
  /** Last day of use; null when it does not end. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** The vendor's coupon id. */
  id: Scalars['ID']['output'];
  /** Whether it applies to renewals, and to nothing else (COUP-08). */
  isRenewal: Scalars['Boolean']['output'];
  /** `GOV`, `EDU`, `NPO`, else the description (PRICE-20). */
  label: Scalars['String']['output'];
  /** Product codes it applies to. */
  productIds: Array<Scalars['Int']['output']>;
  /** For how many items it was used. */
  qtyUsed: Scalars['Int']['output'];
  /** For how many more items it can be used. */
  remainingUses: Scalars['Int']['output'];
  /** How it lowers a price. */
  type: CouponType;
};

/** The coupons of one customer. */
export type CouponBundle = {
  __typename?: 'CouponBundle';
  /** In the order in which the vendor applies them (D-51). */
  coupons: Array<Coupon>;
  /** Loaded and exposed; no effect is described (D-54). */
  hasRP10Promo: Scalars['Boolean']['output'];
};

/** How a coupon lowers a price. */
export type CouponType =
  /** To a fixed price (COUP-04, D-50). */
  | 'FIXED'
  /** Not at all (COUP-05). */
  | 'OTHER'
  /** By a share of the price (COUP-03). */
  | 'PERCENT';

/** What a step of a price is. */
export type DerivationKind =
  /** Money added for days before the group starts. */
  | 'ADJUSTMENT'
  /** A discount. */
  | 'COUPON'
  /** Money back for days already passed (PRICE-12). */
  | 'CREDIT'
  /** The list price of all items. */
  | 'LIST_PRICE';

/** One step from the list price to the total of a line. */
export type DerivationStep = {
  __typename?: 'DerivationStep';
  /** Signed; the steps of a line add up to its total. */
  amount: Scalars['Money']['output'];
  /** In numbers: `$504.00 × 100 of 365 days already passed = $138.08 each, × 2`; null when the label says all. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** What the step is. */
  kind: DerivationKind;
  /** `Axure RP Team × 2`, `Credit`, `Coupon, 20 %`. */
  label: Scalars['String']['output'];
  /** For one item; signed like `amount`, which is this times `quantity`. */
  perItem: Scalars['Money']['output'];
  /** How many items it concerns. */
  quantity: Scalars['Int']['output'];
};

/** Desktop editions, in order of rank (ENUM-03). */
export type Edition =
  /** Axure RP Enterprise, code 2. */
  | 'ENTERPRISE'
  /** Axure RP Pro, code 0. */
  | 'PRO'
  /** Axure RP Team, code 1. */
  | 'TEAM';

/** Seats of one edition. */
export type EditionCount = {
  __typename?: 'EditionCount';
  /** Of these, seats with an assigned user. */
  assigned: Scalars['Int']['output'];
  /** The edition counted. */
  edition: Edition;
  /** `Pro`, `Team` or `Enterprise`. */
  name: Scalars['String']['output'];
  /** Seats that have not ended. */
  total: Scalars['Int']['output'];
};

/** Prices of one edition. */
export type EditionPrices = {
  __typename?: 'EditionPrices';
  /** The edition priced. */
  edition: Edition;
  /** The licence type that is sold. */
  licenseType: LicenseType;
  /** `Axure RP Pro`. */
  productName: Scalars['String']['output'];
  /** One price per billing term, shortest first. */
  terms: Array<TermPrice>;
};

/** What would happen if the viewer asked for it. */
export type Eligibility = {
  __typename?: 'Eligibility';
  /** Whether it would be done. */
  allowed: Scalars['Boolean']['output'];
  /** The kind of refusal; null when allowed. */
  code?: Maybe<UserErrorCode>;
  /** Why not, in the words that the refusal would use. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What the account service handed to the browser. */
export type ExchangeCodeInput = {
  /** The `code` query parameter the account service added; usable once, for minutes. */
  code: Scalars['String']['input'];
};

/** Who a licence is made out to (ENUM-09). */
export type LicenseTo =
  /** A company. */
  | 'COMPANY'
  /** A person. */
  | 'INDIVIDUAL';

/** What a seat licenses (ENUM-04). */
export type LicenseType =
  /** Author of Cloud for Business, code 14. */
  | 'ACB_CLOUD_AUTHOR'
  /** Publisher of Cloud for Business, code 15. */
  | 'ACB_RP_PUBLISHER'
  /** Cloud for Business with 5 publishers, code 3. */
  | 'ASEC5'
  /** Cloud for Business with 10 publishers, code 4. */
  | 'ASEC10'
  /** Cloud for Business with 20 publishers, code 5. */
  | 'ASEC20'
  /** Cloud for Business with 50 publishers, code 6. */
  | 'ASEC50'
  /** Cloud for Business with 100 publishers, code 7. */
  | 'ASEC100'
  /** Cloud for Business of a custom size, code 10; not on sale. */
  | 'ASEC_CUSTOM'
  /** Author of an organization in Axure Cloud, code 13. */
  | 'CLOUD_AUTHOR'
  /** Axure RP Enterprise, code 2. */
  | 'ENTERPRISE'
  /** On-premises, custom, code 11; not on sale. */
  | 'ONPREM_CUSTOM'
  /** On-premises trial, code 12; not on sale. */
  | 'ONPREM_TRIAL'
  /** Axure RP Pro, code 0. */
  | 'PRO'
  /** Axure RP Team, code 1. */
  | 'TEAM';

/** Who the licences are made out to (CART-24). */
export type LicenseeInput = {
  /** Name of the company; optional. */
  company?: Scalars['String']['input'];
  /** Required for a person, and without a billing name (CART-08). */
  firstName?: Scalars['String']['input'];
  /** As the first name. */
  lastName?: Scalars['String']['input'];
  /** A company, or a person. */
  licenseTo?: LicenseTo;
};

/** A labelled link, from settings. */
export type Link = {
  __typename?: 'Link';
  /** Where it leads. */
  href: Scalars['URL']['output'];
  /** The text to show. */
  label: Scalars['String']['output'];
};

/** Which provider hosts the client maps to which path of the portal's own origin, in local mode alone. */
export type LocalTransport = {
  __typename?: 'LocalTransport';
  /** The path that takes their place. */
  base: Scalars['URL']['output'];
  /** Made-up provider hosts whose requests are to be mapped. */
  hosts: Array<Scalars['String']['output']>;
};

/** Credentials of the account service. */
export type LoginInput = {
  /** The sign-in address. */
  loginEmail: Scalars['EmailAddress']['input'];
  /** The password; never logged. */
  password: Scalars['String']['input'];
};

/** A new session, or why there is none. */
export type LoginPayload = MutationPayload & {
  __typename?: 'LoginPayload';
  /** Null when refused. */
  authToken?: Maybe<Scalars['String']['output']>;
  /** True when a session was made. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** The customer now signed in; null when refused. */
  viewer?: Maybe<User>;
};

/** What became of the session. */
export type LogoutPayload = MutationPayload & {
  __typename?: 'LogoutPayload';
  /** True when the vendor ended the session. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
};

/** Everything that changes something. A field that fails is null; a refusal is data (D-111). */
export type Mutation = {
  __typename?: 'Mutation';
  /** Assigns one seat to an e-mail address, or frees it when the address is empty (SEAT-01, SEAT-02). */
  assignSeat?: Maybe<AssignSeatPayload>;
  /** Buys RP seats at exactly the previewed price. Charges at most once per `attemptId`, whatever is repeated (D-126). */
  buyRpSubscription?: Maybe<OrderPayload>;
  /** Step 2 of signing in: exchanges the one-time code of the account service for a session (AUTH-06). */
  exchangeCode?: Maybe<LoginPayload>;
  /** Signs in with e-mail and password, for tools; browsers sign in on the account service's page (AUTH-22). */
  login?: Maybe<LoginPayload>;
  /** Ends the session of the token sent (AUTH-19). Also works in read-only mode. */
  logout?: Maybe<LogoutPayload>;
};


/** Everything that changes something. A field that fails is null; a refusal is data (D-111). */
export type MutationAssignSeatArgs = {
  input: AssignSeatInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data (D-111). */
export type MutationBuyRpSubscriptionArgs = {
  input: BuyRpSubscriptionInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data (D-111). */
export type MutationExchangeCodeArgs = {
  input: ExchangeCodeInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data (D-111). */
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

/** What became of the order. */
export type OrderPayload = MutationPayload & {
  __typename?: 'OrderPayload';
  /** The price as it is now, when it changed since the preview. */
  preview?: Maybe<Cart>;
  /** What became of the attempt. */
  state: OrderState;
  /** True when state is DONE. */
  success: Scalars['Boolean']['output'];
  /** The order number, when DONE. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Why not; empty on success and while the outcome is unknown. */
  userErrors: Array<UserError>;
  /** With the groups, coupons and billing information as they are now. */
  viewer?: Maybe<User>;
};

/** What became of an order attempt. Only DONE and REFUSED are final: keep the attempt id until one of them is answered. */
export type OrderState =
  /** Charged and recorded. */
  | 'DONE'
  /** The outcome is not known yet; ask again with the same attempt. Never pay again meanwhile. */
  | 'PROCESSING'
  /** Refused or declined for good; nothing was charged. */
  | 'REFUSED'
  /** No outcome is on record. Submit again under the same attempt: it is charged at most once. */
  | 'UNKNOWN';

/** What is known of an order attempt. */
export type OrderStatus = {
  __typename?: 'OrderStatus';
  /** The attempt asked for. */
  attemptId: Scalars['ID']['output'];
  /** What became of it. */
  state: OrderState;
  /** The order number, when DONE. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty otherwise. */
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
  /** Street and number. */
  address?: Scalars['String']['input'];
  /** Name on the card. */
  cardholderName?: Scalars['String']['input'];
  /** City. */
  city?: Scalars['String']['input'];
  /** Country name. */
  country?: Scalars['String']['input'];
  /** Made by the provider's browser library from the card; single-use. Never a card number. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  /** Proof of the captcha; single-use. */
  recaptchaToken: Scalars['String']['input'];
  /** Pay with a new card, which then is the one on file. */
  replacePaymentMethod?: Scalars['Boolean']['input'];
  /** State or region. */
  state?: Scalars['String']['input'];
  /** Pay with the card on file. */
  useExistingPaymentMethod?: Scalars['Boolean']['input'];
  /** VAT number, only passed on (D-129). */
  vat?: Scalars['String']['input'];
  /** Zip or postal code. */
  zip?: Scalars['String']['input'];
};

/** What will become of a seat at the end of its term. */
export type PendingChange = {
  __typename?: 'PendingChange';
  /** `Changes to Monthly on …`, `Changes to Axure RP Pro on …`, `Subscription ends on …`; one text per change. */
  changes: Array<Scalars['String']['output']>;
  /** `Expiring on …` or `Ended on …`. */
  label?: Maybe<Scalars['String']['output']>;
  /** The whole cell as one text; `None` when nothing is pending. */
  text: Scalars['String']['output'];
  /** How to colour it. */
  tone: Tone;
};

/** A transfer of ownership that was asked for and waits for an answer. */
export type PendingTransfer = {
  __typename?: 'PendingTransfer';
  /** When it was asked for. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Who shall become the owner. */
  email: Scalars['EmailAddress']['output'];
  /** Whether the viewer is the one who may accept or decline. */
  isToViewer: Scalars['Boolean']['output'];
  /** `Pending ownership transfer to {email} on {date}` (MAN-14). */
  text: Scalars['String']['output'];
};

/** Settings of the vendor and of this portal that the client needs. */
export type PortalConfig = {
  __typename?: 'PortalConfig';
  /** Origin of the account service, where sign-in happens. */
  accountsHost: Scalars['URL']['output'];
  /** Host of Cloud for Business. */
  cfbHost: Scalars['String']['output'];
  /** Whether the cloud author product is sold to everybody (BUY-09). */
  cloudAuthor: Scalars['Boolean']['output'];
  /** Host of Axure Cloud, where organizations live (D-86). */
  cloudHost: Scalars['String']['output'];
  /** Entries of the Help menu (NAV-20). */
  documentationLinks: Array<Link>;
  /** The licence agreement that every charge is subject to (BUY-11). */
  eulaUrl: Scalars['URL']['output'];
  /** Links of the footer (NAV-22). */
  footerLinks: Array<Link>;
  /** When set, this text replaces the whole application (MODE-01). */
  readOnlyMessage?: Maybe<Scalars['String']['output']>;
  /** The domain of `support@` and `sales@` addresses (D-12). */
  supportHost: Scalars['String']['output'];
  /** What other customers say, for the buy page (BUY-12). */
  testimonials: Array<Testimonial>;
  /** The vendor's calendar date; the client never asks its own clock about terms (D-03). */
  today: Scalars['Date']['output'];
};

/** List prices in USD. */
export type PriceList = {
  __typename?: 'PriceList';
  /** Axure RP subscriptions, one entry per edition in order of rank. */
  rp: Array<EditionPrices>;
};

/** Which tabs of the manage page have something to show. */
export type ProductKinds = {
  __typename?: 'ProductKinds';
  /** Any cloud subscription, legacy or not. */
  hasCloud: Scalars['Boolean']['output'];
  /** Any RP subscription, perpetual, education or upgrade row (D-58). */
  hasRp: Scalars['Boolean']['output'];
};

/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
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
  config?: Maybe<PortalConfig>;
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


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryCartPreviewArgs = {
  cart: RpCartInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryConfirmationArgs = {
  saleId: Scalars['ID']['input'];
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryOrderStatusArgs = {
  attemptId: Scalars['ID']['input'];
};

/** The setting for receipts of automatic renewals. */
export type RenewalReceipts = {
  __typename?: 'RenewalReceipts';
  /** Whether renewal receipts are sent. */
  isOn: Scalars['Boolean']['output'];
  /** To whom. */
  recipients: Array<Scalars['EmailAddress']['output']>;
};

/** What is to be bought. At least one quantity is above 0 (CART-07). */
export type RpCartInput = {
  /** Seats of Axure RP Enterprise, 0 or more. */
  entQuantity?: Scalars['Int']['input'];
  /** Seats of Axure RP Pro, 0 or more. */
  proQuantity?: Scalars['Int']['input'];
  /** The group to co-term with; null for `New Group`. A group sets the term (D-119). */
  subscriptionGroup?: InputMaybe<Scalars['ID']['input']>;
  /** Seats of Axure RP Team, 0 or more. */
  teamQuantity?: Scalars['Int']['input'];
  /** The billing term; ignored when a group is given. */
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
  /** The day of the purchase. */
  purchasedDate: Scalars['Date']['output'];
  /** `Axure Receipt {purchaseId}.pdf`. */
  receiptFileName: Scalars['String']['output'];
  /** Where the receipt is downloaded, on the portal's own host. */
  receiptUrl: Scalars['URL']['output'];
  /** The vendor's id of the first record; names the receipt. */
  saleId: Scalars['ID']['output'];
  /** Billing term of the first record, `Annual` for example. */
  termName: Scalars['String']['output'];
};

/** A page of sales. */
export type SaleConnection = {
  __typename?: 'SaleConnection';
  /** The sales of this page, newest first. */
  nodes: Array<Sale>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many sales match in all. */
  totalCount: Scalars['Int']['output'];
};

/** One product of a purchase. */
export type SaleProduct = {
  __typename?: 'SaleProduct';
  /** Name of the product as the vendor recorded it. */
  name: Scalars['String']['output'];
  /** How many were bought. */
  quantity: Scalars['Int']['output'];
  /** `name (quantity)`. */
  text: Scalars['String']['output'];
};

/** One licence that can be assigned to one person. */
export type Seat = {
  __typename?: 'Seat';
  /** Whether the viewer may assign this seat, and why not (T-09). */
  assignEligibility: Eligibility;
  /** Who uses the seat; null when nobody does. */
  assignedTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** Set when the seat ends or changes at the end of the term. */
  expireDate?: Maybe<Scalars['Date']['output']>;
  /** The vendor's seat id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer manages this seat (ROLE-11). */
  isManager: Scalars['Boolean']['output'];
  /** What the seat licenses today. */
  licenseType: LicenseType;
  /** E-mail addresses; the viewer's own reads `Me` (SEAT-21). */
  managers: Array<Scalars['String']['output']>;
  /** Free text of the managers; may be empty. */
  note: Scalars['String']['output'];
  /** What changes at the end of the term, and a label beside it; both empty reads `None` (T-05). */
  pendingChange: PendingChange;
  /** `Axure RP Pro` (ENUM-05). */
  productName: Scalars['String']['output'];
  /** The day the seat was bought. */
  purchaseDate: Scalars['Date']['output'];
  /** The state of the seat today. */
  status: SeatStatus;
  /** The group the seat belongs to. */
  subscriptionId: Scalars['ID']['output'];
};

/** A page of seats. */
export type SeatConnection = {
  __typename?: 'SeatConnection';
  /** The ids of every seat that matches, for "select all"; costs no seats. */
  ids: Array<Scalars['ID']['output']>;
  /** The seats of this page. */
  nodes: Array<Seat>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many seats match in all. */
  totalCount: Scalars['Int']['output'];
};

/** Which seats of a group; everything given must hold. */
export type SeatFilter = {
  /** Only seats with, or only seats without, an assigned user. */
  isAssigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Matches assigned user, note, manager and edition, ignoring case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only seats in one of these states; empty means all. */
  status?: InputMaybe<Array<SeatStatus>>;
};

/** Order of the seats of one group; the default is PURCHASE_DATE DESC (MAN-11). Ties by id, empty values last (D-61). */
export type SeatOrder = {
  /** Which way. */
  direction: SortDirection;
  /** What to order by. */
  field: SeatOrderField;
};

/** What seats are ordered by. */
export type SeatOrderField =
  /** Address of the assigned user. */
  | 'ASSIGNED_TO'
  /** Addresses of the managers. */
  | 'MANAGERS'
  /** The note. */
  | 'NOTE'
  /** Text of the pending change. */
  | 'PENDING_CHANGE'
  /** Product name. */
  | 'PRODUCT'
  /** The day of the purchase. */
  | 'PURCHASE_DATE';

/** The state of a seat (STAT-06). */
export type SeatStatus =
  /** Nothing is pending. */
  | 'ACTIVE'
  /** Ends at the end of the term. */
  | 'CANCELED'
  /** Its last day has passed. */
  | 'ENDED'
  /** The group does not renew and ends within 90 days. */
  | 'EXPIRING'
  /** Changes at the end of the term. */
  | 'PENDING_CHANGE';

/** Seats counted over all groups of the viewer. */
export type SeatSummary = {
  __typename?: 'SeatSummary';
  /** Seats with an assigned user. */
  assigned: Scalars['Int']['output'];
  /** The same per edition, editions without seats left out. */
  byEdition: Array<EditionCount>;
  /** All seats. */
  total: Scalars['Int']['output'];
  /** Seats that nobody uses. */
  unassigned: Scalars['Int']['output'];
};

/** Which way a list is ordered. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** A state in words with its tone. */
export type StatusText = {
  __typename?: 'StatusText';
  /** The words to show. */
  text: Scalars['String']['output'];
  /** How to colour them. */
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
  /** The vendor's subscription id. */
  id: Scalars['ID']['output'];
  /** Whether the vendor renews the group by itself. */
  isAutoRenew: Scalars['Boolean']['output'];
  /** Whether every seat is canceled; the group stays usable to its end (D-104). */
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
  /** Who pays. */
  owner: SubscriptionOwner;
  /** A requested transfer of ownership, if any. */
  pendingTransfer?: Maybe<PendingTransfer>;
  /** The seats of the group, a page at a time. */
  seats: SeatConnection;
  /** Where the group is listed. */
  section: SubscriptionSection;
  /** First covered day of the current period. */
  startDate: Scalars['Date']['output'];
  /** `Renews …`, `Expires …`, `Ended on …` or `Payment failed on …` (T-06). */
  statusLine: StatusText;
  /** The billing term in force. */
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

/** A page of subscription groups. */
export type SubscriptionConnection = {
  __typename?: 'SubscriptionConnection';
  /** The groups of this page. */
  nodes: Array<Subscription>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many groups match in all. */
  totalCount: Scalars['Int']['output'];
};

/** The customer who pays for a group. */
export type SubscriptionOwner = {
  __typename?: 'SubscriptionOwner';
  /** Name to show: `Me` for the viewer, else the owner's e-mail (MAN-13). */
  displayName: Scalars['String']['output'];
  /** The owner's address. */
  email: Scalars['EmailAddress']['output'];
  /** Whether the viewer is the owner. */
  isViewer: Scalars['Boolean']['output'];
  /** Address of the owner's photo, null when there is none. */
  profileImg?: Maybe<Scalars['URL']['output']>;
};

/** Where a group is listed (T-04). */
export type SubscriptionSection =
  /** Can be used today, or waits for the viewer to accept its ownership. */
  | 'ACTIVE'
  /** Its last covered day has passed. */
  | 'EXPIRED'
  /** Starts later. */
  | 'UPCOMING';

/** Billing terms on sale; codes 1, 2, 4 and 5 of the vendor (ENUM-02). */
export type Term =
  /** One year, code 2. */
  | 'ANNUAL'
  /** One month, code 1. */
  | 'MONTHLY'
  /** Three years, code 5. */
  | 'THREE_YEARS'
  /** Two years, code 4. */
  | 'TWO_YEARS';

/** The price of one edition for one billing term. */
export type TermPrice = {
  __typename?: 'TermPrice';
  /** Price divided by 12, 24 or 36; the price itself for monthly (PRICE-13). */
  perMonth: Scalars['Money']['output'];
  /** For the whole term, per seat. */
  price: Scalars['Money']['output'];
  /** The vendor's product code (T-01). */
  productCode: Scalars['Int']['output'];
  /** `/Month`, `/Year`, `/2 yrs.`, `/3 yrs.` (T-06b). */
  suffix: Scalars['String']['output'];
  /** The billing term. */
  term: Term;
  /** `Monthly`, `Annual`, `2 Year` or `3 Year`. */
  termName: Scalars['String']['output'];
};

/** A quotation of a customer. */
export type Testimonial = {
  __typename?: 'Testimonial';
  /** Who said it. */
  author: Scalars['String']['output'];
  /** For whom the author works. */
  company: Scalars['String']['output'];
  /** What was said. */
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
  /** The address that identifies the customer towards the vendor. */
  email: Scalars['EmailAddress']['output'];
  /** The vendor's user id. */
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
  /** What was paid, by year and month, newest year first; only years with a sale. */
  spending?: Maybe<Array<YearSpending>>;
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
  /** The kind of refusal, for programs. */
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
  /** The vendor service could not be reached or asked; nothing was sent (ERR-21). */
  | 'NO_ANSWER'
  /** The price or what it depends on changed since the preview; the payload carries the new preview. Nothing was charged. */
  | 'PRICE_CHANGED'
  /** The vendor service refused with its own text, given in `message`. */
  | 'VENDOR_REFUSED';

/** What was paid in one calendar year. */
export type YearSpending = {
  __typename?: 'YearSpending';
  /** Twelve amounts, January to December. */
  months: Array<Scalars['Money']['output']>;
  /** The sum of the months. */
  total: Scalars['Money']['output'];
  /** The calendar year. */
  year: Scalars['Int']['output'];
};

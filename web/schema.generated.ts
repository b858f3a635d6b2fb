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

/** An acceptance: what was previewed, and the card that renewals are billed to. */
export type AcceptTransferInput = {
  /** Made by the client when the page opens and kept until the transfer is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** Which card; null where the preview asks for none. */
  payment?: InputMaybe<PaymentInput>;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The vendor's id of the subscription. */
  subscriptionId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** What became of an acceptance. */
export type AcceptTransferPayload = MutationPayload & {
  __typename?: 'AcceptTransferPayload';
  /** What it comes to now, when that changed since the preview. */
  preview?: Maybe<TransferPreview>;
  /** What became of the attempt. */
  state: OrderState;
  /** True when state is DONE. */
  success: Scalars['Boolean']['output'];
  /** The vendor's number for it, when DONE and there is one: nothing is sold. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Why not; empty on success and while the outcome is unknown. */
  userErrors: Array<UserError>;
  /** With the groups and billing information as they are now. */
  viewer?: Maybe<User>;
};

/** Seats of a selection for which an action can be asked, and why not for the rest. */
export type ActionableSeats = {
  __typename?: 'ActionableSeats';
  /** Why the others do not, each reason once. */
  refusals: Array<SelectionRefusal>;
  /** The seats of the groups of which something qualifies. */
  seatIds: Array<Scalars['ID']['output']>;
};

/** Something that was done, by a customer, by the vendor's support, or automatically. */
export type Activity = {
  __typename?: 'Activity';
  /** The address of whoever did it, as it was then; null for what happened automatically. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Who was in the actor's account in access mode. */
  agent?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** To whom, what, or why; empty where there is no more to say. */
  details: Scalars['String']['output'];
  /** The vendor's id of it. */
  id: Scalars['ID']['output'];
  /** How many of the seats that it was about the viewer may see; 0 where it was about a whole group. */
  seatCount: Scalars['Int']['output'];
  /** The seat, where it was about one alone. */
  seatId?: Maybe<Scalars['ID']['output']>;
  /** Which licenses it was about, as the viewer calls them; empty for the account itself. */
  subject: Scalars['String']['output'];
  /** In words: `Assigned`, `Visited the account`. */
  what: Scalars['String']['output'];
};

/** A page of activity. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** This page as a table (CSV); the first page names the columns, so that pages can be joined as they come. */
  csv: Scalars['String']['output'];
  /** What was done. */
  nodes: Array<Activity>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** What to look for; what is given must all be true. */
export type ActivityFilter = {
  /** Who did it, or whom it was about; in any case. */
  person?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** The vendor's id of a seat. */
  seatId?: InputMaybe<Scalars['ID']['input']>;
};

/** Seats for a purchase order. At least one quantity is above 0. */
export type AddUsersCartInput = {
  /** Seats of Axure RP Enterprise, 0 or more. */
  entQuantity?: Scalars['Int']['input'];
  /** Seats of Axure RP Pro, 0 or more. */
  proQuantity?: Scalars['Int']['input'];
  /** The purchase order, which sets the term; refused without one. */
  subscriptionGroup?: InputMaybe<Scalars['ID']['input']>;
  /** Seats of Axure RP Team, 0 or more. */
  teamQuantity?: Scalars['Int']['input'];
};

/** Where `+ Add Users` leads. */
export type AddUsersTarget = {
  __typename?: 'AddUsersTarget';
  /** The portal path to go to. */
  path: Scalars['URL']['output'];
};

/** An order of seats for a purchase order. Refused in this order: cart, licensee, group. */
export type AddUsersToPoInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** The cart that was previewed. */
  cart: AddUsersCartInput;
  /** Who the licenses are made out to: a company by its name, a person by both. */
  licensee: LicenseeInput;
  /** How to pay; the card that is used does not renew the purchase order. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** An organization or a domain that the viewer administers. */
export type AdminInstance = {
  __typename?: 'AdminInstance';
  /** The vendor's id. */
  id: Scalars['ID']['output'];
  /** As its administrators know it. */
  name: Scalars['String']['output'];
  /** What it is. */
  type: AdminInstanceType;
};

/** What an instance of the cloud is. */
export type AdminInstanceType =
  /** A domain of Cloud for Business. */
  | 'CLOUD_FOR_BUSINESS'
  /** An organization. */
  | 'ORGANIZATION';

/** A coupon on a line of a cart. */
export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  /** The coupon used. */
  couponId: Scalars['ID']['output'];
  /** The vendor's words for it. */
  description: Scalars['String']['output'];
  /** Discount per item. */
  discPerItem: Scalars['Money']['output'];
  /** `GOV`, `EDU`, `NPO`, else the description. */
  label: Scalars['String']['output'];
  /** On how many items. */
  qty: Scalars['Int']['output'];
  /** `discPerItem` × `qty`. */
  totalDisc: Scalars['Money']['output'];
  /** Uses left after this cart. */
  usesLeft: Scalars['Int']['output'];
};

/** A plan that was made before. */
export type ApplySeatPlanInput = {
  /** Whether seats that somebody else has changed are left as they are, with a refusal of their own; without it they refuse the whole. */
  leaveChanged?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the plan. */
  planId: Scalars['ID']['input'];
  /** Its steps. */
  steps: Array<SeatStepInput>;
};

/** One bundle of Cloud for Business. */
export type AseCartInput = {
  /** The domain it is for, without `.axure.cloud`; null leaves it to be assigned later. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** Which bundle. */
  productType?: AseProduct;
  /** The group to co-term with, one of `coTermCandidates(kind: LEGACY_ASE)`; null for `New Group`. */
  subscriptionGroup?: InputMaybe<Scalars['ID']['input']>;
  /** The billing term; ignored when a group is given. */
  term?: Term;
};

/** Bundles of Cloud for Business; the number is that of publishers. */
export type AseProduct =
  /** 5 publishers, license type 3. */
  | 'ASEC5'
  /** 10 publishers, license type 4. */
  | 'ASEC10'
  /** 20 publishers, license type 5. */
  | 'ASEC20'
  /** 50 publishers, license type 6. */
  | 'ASEC50'
  /** 100 publishers, license type 7. */
  | 'ASEC100';

/** What a cloud group is to be assigned to. */
export type AssignDomainInput = {
  /** For bundles and Cloud for Business: the domain as typed, with or without `.axure.cloud`. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** For organizations: the id of one of `cloudAdminInstances`. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether a domain that nobody has is set up; without it such a domain is refused with NOT_FOUND. */
  setsUpDomain?: InputMaybe<Scalars['Boolean']['input']>;
  /** The vendor's subscription id. */
  subscriptionId: Scalars['ID']['input'];
};

/** Which seat, and for whom. */
export type AssignSeatInput = {
  /** Who shall use the seat; the empty string frees it. */
  email: Scalars['String']['input'];
  /** The seat to assign. */
  seatId: Scalars['ID']['input'];
  /** Who used the seat when it was looked at, the empty string for nobody. If somebody else has it, nothing is done, and the refusal (`CONFLICT`) says who; without it whoever is there is replaced. */
  seen?: InputMaybe<Scalars['String']['input']>;
};

/** The seat after the assignment, or why nothing was done. */
export type AssignSeatPayload = MutationPayload & {
  __typename?: 'AssignSeatPayload';
  /** The license as it is now, of whatever kind; null when it is not the viewer's. */
  license?: Maybe<License>;
  /** The seat as it is now; null when it is not the viewer's, or no seat of a subscription. */
  seat?: Maybe<Seat>;
  /** The group with its counts as they are now. */
  subscription?: Maybe<Subscription>;
  /** True when the seat was assigned or freed. */
  success: Scalars['Boolean']['output'];
  /** The way back, to be given to `applySeatPlan`; null when nothing was done. */
  undo?: Maybe<SeatPlan>;
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
};

/** Seats and who shall use them. */
export type AssignSeatsInput = {
  /** One entry for each seat, at most 500. */
  assignments: Array<SeatAssignmentInput>;
};

/** Something to know about a row of a list. */
export type AssignmentFinding = {
  __typename?: 'AssignmentFinding';
  /** What it is, for programs. */
  code: AssignmentFindingCode;
  /** Whether nothing is done with the row. */
  isStopping: Scalars['Boolean']['output'];
  /** What it is, in words. */
  text: Scalars['String']['output'];
};

/** What can be said about a row of a list. */
export type AssignmentFindingCode =
  /** The person uses another seat already. */
  | 'HAS_SEAT'
  /** The person uses a seat already and gets no second one. */
  | 'HAS_SEAT_LEFT_OUT'
  /** The address has characters that cannot be seen, such as marks of the direction of writing. */
  | 'HIDDEN_IN_ADDRESS'
  /** The ID of the seat has such characters. */
  | 'HIDDEN_IN_SEAT'
  /** Mail cannot go to this address. */
  | 'INVALID_ADDRESS'
  /** The note is longer than 500 characters. */
  | 'NOTE_TOO_LONG'
  /** The viewer cannot see the seat, or may not assign it. */
  | 'NOT_YOURS'
  /** There is no address, and no seat to be freed. */
  | 'NO_ADDRESS'
  /** All seats for the list are given out. */
  | 'NO_SEAT_LEFT'
  /** The seat is further up in the list. */
  | 'SEAT_TWICE'
  /** The person is further up in the list as well and gets a seat for each row. */
  | 'TWICE_IN_LIST'
  /** The person is further up in the list and gets no second seat. */
  | 'TWICE_IN_LIST_LEFT_OUT'
  /** The seat is as the list wants it. */
  | 'UNCHANGED';

/** What would become of a list. */
export type AssignmentPlan = {
  __typename?: 'AssignmentPlan';
  /** How many seats would change. */
  changeCount: Scalars['Int']['output'];
  /** The steps, each seat once, to be applied part by part. */
  parts: Array<SeatPlan>;
  /** A row for each of the list, in its order. */
  rows: Array<PlannedAssignment>;
  /** How many seats there are for people whose seat is not named. */
  seatCount: Scalars['Int']['output'];
};

/** A list of people, and seats for them. */
export type AssignmentPlanInput = {
  /** Whether somebody who uses a seat may get another one, and somebody who is in the list twice a seat for each row. */
  allowSecondSeats?: InputMaybe<Scalars['Boolean']['input']>;
  /** The list, 1 to 20,000 rows. */
  people: Array<ListedPersonInput>;
  /** Seats for those whose seat is not named, in this order; at most 20,000. Whoever is in the list keeps the one that is hers. */
  seatIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Instead of `seatIds`: all seats that match and have not ended, those that can be used today first, else in display order. */
  seatsMatching?: InputMaybe<SeatFilter>;
};

/** A session that is still good. */
export type AuthSession = {
  __typename?: 'AuthSession';
  /** The token that replaces the stored one. */
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

/** What became of a change of billing name or card. */
export type BillingInfoPayload = MutationPayload & {
  __typename?: 'BillingInfoPayload';
  /** Billing name and card as they are now; null when refused. */
  billingInfo?: Maybe<BillingInfo>;
  /** True when the change is made. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** The customer they belong to; null when refused. */
  viewer?: Maybe<User>;
};

/** What the card form needs to make a nonce and a captcha proof. */
export type BillingTokens = {
  __typename?: 'BillingTokens';
  /** The provider's client token for `braintree-web`. */
  braintreeToken: Scalars['String']['output'];
  /** Which captcha to ask for a proof. */
  captcha: CaptchaConfig;
  /** Set only when payments run against the local sandbox. */
  localTransport?: Maybe<LocalTransport>;
};

/** Prices of one bundle of Cloud for Business. */
export type BundlePrices = {
  __typename?: 'BundlePrices';
  /** The bundle priced. */
  product: AseProduct;
  /** `Cloud for Business - 5 Publishers`. */
  productName: Scalars['String']['output'];
  /** How many publishers it is for. */
  publishers: Scalars['Int']['output'];
  /** One price per billing term, shortest first. */
  terms: Array<TermPrice>;
};

/** An order of a bundle of Cloud for Business. */
export type BuyAseSubscriptionInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** The cart that was previewed. */
  cart: AseCartInput;
  /** Who it is made out to. */
  licensee: LicenseeInput;
  /** How to pay. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** An order of authors and publishers. */
export type BuyCloudSubscriptionInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** The cart that was previewed. */
  cart: CloudCartInput;
  /** Who it is made out to. */
  licensee: LicenseeInput;
  /** How to pay. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** An order: what was previewed, for whom, and how it is paid. */
export type BuyRpSubscriptionInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** The cart that was previewed. */
  cart: RpCartInput;
  /** Who the licenses are made out to. */
  licensee: LicenseeInput;
  /** How to pay. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** An order of upgrades of perpetual licenses. */
export type BuyUpgradeInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** How to pay. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The licenses that were previewed. */
  seatIds: Array<Scalars['ID']['input']>;
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** What became of the group. */
export type CancelGroupPayload = MutationPayload & {
  __typename?: 'CancelGroupPayload';
  /** True when the group is canceled. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** With the groups as they are now; null when nothing changed. */
  viewer?: Maybe<User>;
};

/** What canceling or uncanceling would do. */
export type CancelPreview = {
  __typename?: 'CancelPreview';
  /** The groups of the seats, in display order. */
  groups: Array<CancelPreviewGroup>;
  /** Stands for all that is told here. */
  previewId: Scalars['ID']['output'];
  /** How many seats it would be done to. */
  seatCount: Scalars['Int']['output'];
  /** How many of the seats are left out: it is true of them already, or they are over. */
  skippedCount: Scalars['Int']['output'];
  /** Of these, how many wait for a change, which is taken back. */
  waitingCount: Scalars['Int']['output'];
};

/** One group of a preview. */
export type CancelPreviewGroup = {
  __typename?: 'CancelPreviewGroup';
  /** Until when these seats work: the last covered day of the term. */
  expireDate: Scalars['Date']['output'];
  /** `Group 5`, with the name that its owner gave it. */
  name: Scalars['String']['output'];
  /** `N` of `Group N`. */
  number: Scalars['Int']['output'];
  /** How many of its seats it would be done to. */
  seatCount: Scalars['Int']['output'];
  /** The group. */
  subscriptionId: Scalars['ID']['output'];
};

/** What would become of seats, or why nothing would. */
export type CancelPreviewPayload = {
  __typename?: 'CancelPreviewPayload';
  /** Null when it is refused. */
  preview?: Maybe<CancelPreview>;
  /** Why it is refused, with the exact text; empty when there is a preview. */
  userErrors: Array<UserError>;
};

/** Seats to cancel or to uncancel. */
export type CancelSeatsInput = {
  /** That of the preview that was shown. Where something else would come of it by now, nothing is done: `CONFLICT`. */
  previewId?: InputMaybe<Scalars['ID']['input']>;
  /** RP seats, of one group or several, at most 20,000. Those of which it is true already are left out. */
  seatIds: Array<Scalars['ID']['input']>;
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
  /** Four asterisks for American Express, else three. */
  maskedCvv: Scalars['String']['output'];
  /** Twelve asterisks and the last four digits. */
  maskedNumber: Scalars['String']['output'];
  /** Zip or postal code. */
  postalCode: Scalars['String']['output'];
  /** State or region. */
  region: Scalars['String']['output'];
  /** Street and number. */
  streetAddress: Scalars['String']['output'];
  /** VAT number; empty when none was given. */
  vat: Scalars['String']['output'];
  /**
   * Stands for this card as it is now, and is another after every change of it. Sent back as `cardVersion`, it makes sure
   * that nothing is written onto another card or charged to one. Null when the vendor service gives none.
   */
  version?: Maybe<Scalars['String']['output']>;
};

/** A priced cart. Its lines add up to its total exactly. */
export type Cart = {
  __typename?: 'Cart';
  /** What co-terming takes off in all; negative where it adds. */
  adjustmentTotal: Scalars['Money']['output'];
  /** What the credit of co-terming rests on; null for a new group. */
  coTerm?: Maybe<CoTermPeriod>;
  /** What coupons take off in all. */
  discountTotal: Scalars['Money']['output'];
  /** The last covered day of the seats bought. */
  expireDate: Scalars['Date']['output'];
  /** One line per product with a quantity. */
  lines: Array<CartLine>;
  /** What all items cost by the list. */
  listTotal: Scalars['Money']['output'];
  /** The day after the last covered day. */
  nextBillingDate: Scalars['Date']['output'];
  /** Stands for everything the price depends on; pass it to the purchase. */
  previewId: Scalars['ID']['output'];
  /** The billing term that applies, that of the group when co-terming. */
  term: Term;
  /** `Monthly`, `Annual`, `2 Year` or `3 Year`. */
  termName: Scalars['String']['output'];
  /** What will be charged: `listTotal - adjustmentTotal - discountTotal`. */
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
  /** For display only: the discounts of this line divided by its quantity. */
  perItemCouponDiscount: Scalars['Money']['output'];
  /** Per item; positive lowers the price. */
  perItemSubscriptionAdj: Scalars['Money']['output'];
  /** `Axure RP Pro`. */
  product: Scalars['String']['output'];
  /** The vendor's product code. */
  productCode: Scalars['Int']['output'];
  /** How many seats. */
  quantity: Scalars['Int']['output'];
  /** What this line costs. */
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

/**
 * A change of credentials. Checked in this order: the address contains `@`, the confirmation equals the new
 * password, then what only the vendor knows.
 */
export type ChangeAccountInfoInput = {
  /** The new password once more; null when the caller has no second field. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** The current password; never logged. */
  currentPassword: Scalars['String']['input'];
  /** The new sign-in address; null leaves it as it is. */
  newEmail?: InputMaybe<Scalars['String']['input']>;
  /** The new password; null leaves it as it is, and so does the current one. An empty one is refused. */
  newPassword?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change of credentials. */
export type ChangeAccountInfoPayload = MutationPayload & {
  __typename?: 'ChangeAccountInfoPayload';
  /** Replaces the stored token; null when the session goes on under the same one. */
  authToken?: Maybe<Scalars['String']['output']>;
  /** True when the change is made. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** The customer as changed; null when refused. */
  viewer?: Maybe<User>;
};

/** An edition or a billing term with what choosing it would come to. */
export type ChangeChoice = {
  __typename?: 'ChangeChoice';
  /** The end of the term that the change waits for; null when it waits for none, or for several. */
  changesOn?: Maybe<Scalars['Date']['output']>;
  /** Whether all that is selected is of it already. */
  isCurrent: Scalars['Boolean']['output'];
  /** The edition or bundle; null for a term. */
  licenseType?: Maybe<LicenseType>;
  /** Why it cannot be chosen; null when it can. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The term; null for an edition. */
  term?: Maybe<Term>;
  /** What would be charged now; null when nothing is to be paid. */
  total?: Maybe<Scalars['Money']['output']>;
};

/** What can be chosen for seats or a group. */
export type ChangeChoices = {
  __typename?: 'ChangeChoices';
  /** Pro, Team and Enterprise, or the bundles of Cloud for Business, the lowest first. */
  editions: Array<ChangeChoice>;
  /** Billing terms, the shortest first. */
  terms: Array<ChangeChoice>;
};

/** A change of edition: what was previewed, and how it is paid. */
export type ChangeEditionInput = {
  /** Made by the client when the page opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** The change that was previewed. */
  change: EditionChangeInput;
  /** How to pay; null exactly when `isPaid` of the preview is false. */
  payment?: InputMaybe<PaymentInput>;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** When a change of a seat holds. */
export type ChangeEffect =
  /** At once; it is paid now. */
  | 'NOW'
  /** A waiting change is taken back; nothing is paid. */
  | 'REVERT'
  /** From the end of the term on; nothing is paid now. */
  | 'TERM_END';

/** Seats and managers to add or remove. */
export type ChangeManagersInput = {
  /** Addresses, at most 50; blank ones and duplicates are ignored, `Me` is the viewer. */
  emails: Array<Scalars['String']['input']>;
  /** The seats, at most 20,000. */
  seatIds: Array<Scalars['ID']['input']>;
};

/** What became of a change. */
export type ChangePayload = MutationPayload & {
  __typename?: 'ChangePayload';
  /** The change as it would be now, when it differs from the one that was shown. */
  preview?: Maybe<ChangePreview>;
  /** What became of the attempt. */
  state: OrderState;
  /** True when state is DONE. */
  success: Scalars['Boolean']['output'];
  /** The order number, when DONE and something was paid; null where all waits for the end of the term. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Why not; empty on success and while the outcome is unknown. */
  userErrors: Array<UserError>;
  /** With the groups, coupons and billing information as they are now. */
  viewer?: Maybe<User>;
};

/** What a change would do, seat by seat, and what it costs now. */
export type ChangePreview = {
  __typename?: 'ChangePreview';
  /** What is taken off for days passed and days unused; negative where it adds. */
  adjustmentTotal: Scalars['Money']['output'];
  /** What coupons take off in all. */
  discountTotal: Scalars['Money']['output'];
  /** The groups concerned, in display order. */
  groups: Array<ChangedGroup>;
  /** Whether something is charged now, so that a card is asked for. */
  isPaid: Scalars['Boolean']['output'];
  /** What all paid seats cost by the list. */
  listTotal: Scalars['Money']['output'];
  /** Stands for everything the price depends on; pass it to the mutation. */
  previewId: Scalars['ID']['output'];
  /** Selected seats that are left out, by reason. */
  skipped: Array<SkippedSeats>;
  /** What will be charged: `listTotal - adjustmentTotal - discountTotal`; `0.00` when nothing is. */
  total: Scalars['Money']['output'];
};

/** A priced change, or why it is refused. */
export type ChangePreviewPayload = {
  __typename?: 'ChangePreviewPayload';
  /** Null when the change is refused. */
  change?: Maybe<ChangePreview>;
  /** Why it is refused, with the exact text; empty when there is a preview. */
  userErrors: Array<UserError>;
};

/** A change of billing term: what was previewed, and how it is paid. */
export type ChangeTermInput = {
  /** Made by the client when the page opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** The change that was previewed. */
  change: TermChangeInput;
  /** How to pay; null exactly when `isPaid` of the preview is false. */
  payment?: InputMaybe<PaymentInput>;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** One group of a change. */
export type ChangedGroup = {
  __typename?: 'ChangedGroup';
  /** The `Subscription Group Adjustment`: taken off; negative where it adds. */
  adjustmentTotal: Scalars['Money']['output'];
  /** What coupons take off. */
  discountTotal: Scalars['Money']['output'];
  /** Last covered day before the change. */
  expireDate: Scalars['Date']['output'];
  /** Which line of product it is. */
  kind: SubscriptionKind;
  /** What is paid now, per product and with its derivation; empty when nothing is. */
  lines: Array<CartLine>;
  /** `Group 5`, with the name that its owner gave it. */
  name: Scalars['String']['output'];
  /** Last covered day of what is changed now; as before where nothing is. */
  newExpireDate: Scalars['Date']['output'];
  /** `N` of `Group N`. */
  number: Scalars['Int']['output'];
  /** How many rows there are. */
  rowCount: Scalars['Int']['output'];
  /** What becomes of each seat, a page at a time. */
  rows: ChangedRowConnection;
  /** The group. */
  subscriptionId: Scalars['ID']['output'];
  /** The billing term in force, `Annual`. */
  termName: Scalars['String']['output'];
  /** What this group costs now. */
  total: Scalars['Money']['output'];
};


/** One group of a change. */
export type ChangedGroupRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One seat of a change, or the counted seats of one kind in a cloud group. */
export type ChangedRow = {
  __typename?: 'ChangedRow';
  /** Who uses it; the domain for bundles; null while it is free. */
  assignedTo?: Maybe<Scalars['String']['output']>;
  /** What it becomes: `Axure RP Team`, `Annual`. */
  change: Scalars['String']['output'];
  /** When the change holds. */
  effect: ChangeEffect;
  /** Today, or the end of the term by which Manage Products tells it from then on. */
  effectiveOn: Scalars['Date']['output'];
  /** E-mail addresses, `Me` for the viewer. */
  managers: Array<Scalars['String']['output']>;
  /** The new list price per seat before adjustment and coupons; null when nothing is paid for it now. */
  price?: Maybe<Scalars['Money']['output']>;
  /** As it is now: `Axure RP Pro`. */
  product: Scalars['String']['output'];
  /** 1, or how many counted seats. */
  quantity: Scalars['Int']['output'];
  /** The seat; null for counted authors and publishers. */
  seatId?: Maybe<Scalars['ID']['output']>;
};

/** A page of the rows of a change. */
export type ChangedRowConnection = {
  __typename?: 'ChangedRowConnection';
  /** The rows of this page. */
  nodes: Array<ChangedRow>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many rows there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** What can be done about the end of a cloud group, and how it stands. */
export type CloudCancellation = {
  __typename?: 'CloudCancellation';
  /** Whether the viewer may cancel the whole group, and why not. */
  cancelEligibility: Eligibility;
  /** Authors that end with the term. */
  canceledAuthors: Scalars['Int']['output'];
  /** Publishers that end with the term. */
  canceledPublishers: Scalars['Int']['output'];
  /** Whether a menu offers its owner to cancel the whole group. What is offered may still be refused, with the reason. */
  isCancelOffered: Scalars['Boolean']['output'];
  /** Nothing of the group renews; it works to the end of the term. */
  isCanceled: Scalars['Boolean']['output'];
  /** Whether a menu offers its owner to cancel and uncancel single seats: those of bundles are not counted. */
  isModifyOffered: Scalars['Boolean']['output'];
  /** Whether a menu offers its owner to let it go on. */
  isUncancelOffered: Scalars['Boolean']['output'];
  /** Why all of that would be refused, in the words of the refusal; null when it would not. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may let it go on, and why not. */
  uncancelEligibility: Eligibility;
  /** Stands for the seats of the group, and how and when they end; another one as soon as any of it changes. */
  version: Scalars['String']['output'];
};

/** Authors and publishers of a cloud plan. At least one quantity is above 0. */
export type CloudCartInput = {
  /** Cloud authors, 0 or more. */
  authorQuantity?: Scalars['Int']['input'];
  /** For Cloud for Business: the domain it is for, without `.axure.cloud`. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** For an organization: its id. */
  orgId?: InputMaybe<Scalars['ID']['input']>;
  /** Which plan. */
  plan: CloudPlan;
  /** RP publishers, 0 or more; only in Cloud for Business. */
  publisherQuantity?: Scalars['Int']['input'];
  /** The group to co-term with, one of `coTermCandidates` of the plan; null for `New Group`. */
  subscriptionGroup?: InputMaybe<Scalars['ID']['input']>;
  /** The billing term; ignored when a group is given. */
  term?: Term;
};

/** Prices of the two kinds of seat in Cloud for Business. */
export type CloudForBusinessPrices = {
  __typename?: 'CloudForBusinessPrices';
  /** Cloud Author. */
  author: ProductPrices;
  /** RP Publisher. */
  publisher: ProductPrices;
};

/** A subscription to the cloud service: counted authors and publishers, or a bundle. */
export type CloudGroup = {
  __typename?: 'CloudGroup';
  /** Whether the viewer may add users here, and where that leads. */
  addUsers?: Maybe<AddUsersTarget>;
  /** Where it is used: the domain, or the host of organizations. */
  address?: Maybe<Scalars['URL']['output']>;
  /** What it is assigned to, as it is shown: `acme.axure.cloud`, or an organization. */
  assignedTo?: Maybe<Scalars['String']['output']>;
  /** Cloud authors. */
  authorCount: Scalars['Int']['output'];
  /** Whether the viewer may name it: it is theirs, and the vendor keeps names. */
  canName: Scalars['Boolean']['output'];
  /** Whether the viewer may bring the group back: it is over and theirs, and no bundle. */
  canReactivate: Scalars['Boolean']['output'];
  /** What can be done about its end, and how much of it ends. */
  cancellation: CloudCancellation;
  /** What is in it: `3 Authors, 2 Publishers`, `5 Publishers`. */
  contents: Scalars['String']['output'];
  /** The domain it is assigned to, without `.axure.cloud`. */
  domain?: Maybe<Scalars['String']['output']>;
  /** Last covered day. */
  expireDate: Scalars['Date']['output'];
  /** When the first automatic payment failed. */
  firstFailedPaymentDate?: Maybe<Scalars['Date']['output']>;
  /** The name that its owner gave it besides; null without one. */
  givenName?: Maybe<Scalars['String']['output']>;
  /** The vendor's subscription id. */
  id: Scalars['ID']['output'];
  /** Whether the vendor renews the group automatically. */
  isAutoRenew: Scalars['Boolean']['output'];
  /** A payment failed and the group is not canceled. */
  isPastDue: Scalars['Boolean']['output'];
  /** Neither renews nor was canceled: it was bought by purchase order. */
  isPurchaseOrder: Scalars['Boolean']['output'];
  /** What it holds; never RP. */
  kind: SubscriptionKind;
  /** `Group 5`, or `Group 5 (Design)` where its owner gave it a name besides; as it is shown and mailed. */
  name: Scalars['String']['output'];
  /** The day after the last covered day, on which the group renews and is charged for; null where it does not: canceled, past due, over, or bought by purchase order. */
  nextBillingDate?: Maybe<Scalars['Date']['output']>;
  /** The same as of a group of RP. */
  nextRenewal?: Maybe<NextRenewal>;
  /** `Group N`: what the viewer calls it, for good. From 1, the oldest first; RP and cloud share one row of numbers. */
  number: Scalars['Int']['output'];
  /** The organization it is assigned to, by name where it is known, else by id. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Who pays. */
  owner: SubscriptionOwner;
  /** What waits for the end of the term: `Changes to Monthly on …`; one text per change, empty when nothing does. */
  pendingChanges: Array<Scalars['String']['output']>;
  /** Set while a transfer of its ownership waits for an answer. */
  pendingTransfer?: Maybe<PendingTransfer>;
  /** `Cloud for Business - 5 Publishers`, `Axure Cloud for Business` or `Axure Cloud`. */
  product: Scalars['String']['output'];
  /** RP publishers, those of bundles included. */
  publisherCount: Scalars['Int']['output'];
  /** When it was bought. */
  purchaseDate: Scalars['Date']['output'];
  /** Where the viewer may renew a purchase order. */
  renew?: Maybe<RenewTarget>;
  /** Where the group is listed. */
  section: SubscriptionSection;
  /** First covered day of the current period. */
  startDate: Scalars['Date']['output'];
  /** `Renews …`, `Expires …`, `Ended on …` or `Payment failed on …`. */
  statusLine: StatusText;
  /** The billing term in force. */
  term: Term;
  /** `Monthly`, `Annual`, `2 Year` or `3 Year`. */
  termName: Scalars['String']['output'];
  /** Whether the viewer may transfer its ownership. */
  transferEligibility: Eligibility;
};

/** A page of cloud groups. */
export type CloudGroupConnection = {
  __typename?: 'CloudGroupConnection';
  /** The groups of this page. */
  nodes: Array<CloudGroup>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many groups match in all. */
  totalCount: Scalars['Int']['output'];
};

/** A cloud group after a change, or why nothing was done. */
export type CloudGroupPayload = MutationPayload & {
  __typename?: 'CloudGroupPayload';
  /** The group as it is now; null when nothing was done. */
  cloudGroup?: Maybe<CloudGroup>;
  /** True when it was done. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** The customer as changed; null when nothing was done. */
  viewer?: Maybe<User>;
};

/** Plans of the cloud service. */
export type CloudPlan =
  /** Cloud for Business: authors and publishers. */
  | 'CLOUD_FOR_BUSINESS'
  /** Axure Cloud for an organization: authors. Sold only where the cloud author product is enabled. */
  | 'ORGANIZATION';

/** A cloud group to be offered. */
export type CloudTransferOwnerInput = {
  /** The address of the new owner, as typed; it needs no account yet. */
  newOwnerEmail: Scalars['String']['input'];
  /** The vendor's id of the subscription. */
  subscriptionId: Scalars['ID']['input'];
};

/** A group that new seats can join, so that they renew together. */
export type CoTermCandidate = {
  __typename?: 'CoTermCandidate';
  /** The domain or organization it is assigned to, if any. */
  assignedTo?: Maybe<Scalars['String']['output']>;
  /** What is in it: `2 Pro, 1 Team`, `3 Authors, 2 Publishers`, `5 Publishers`. */
  contents: Scalars['String']['output'];
  /**
   * `2 Pro, 1 Team`; empty for cloud groups.
   * @deprecated Use `contents`, which is said of every kind of group.
   */
  editionSummary: Scalars['String']['output'];
  /** The last covered day. */
  expireDate: Scalars['Date']['output'];
  /** What it holds. */
  kind: SubscriptionKind;
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
  /** What can be done next, in order. */
  actions: Array<ConfirmationAction>;
  /** What was paid. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** `Cloud for Business - 5 Publishers`; null where no bundle was bought. */
  aseProductName?: Maybe<Scalars['String']['output']>;
  /** What changed; null for a first purchase. */
  change?: Maybe<ConfirmationChange>;
  /** Cloud authors. */
  cloudAuthorCount: Scalars['Int']['output'];
  /** RP publishers. */
  cloudPublisherCount: Scalars['Int']['output'];
  /** The domain it was bought for, without `.axure.cloud`; null when it is still to be assigned. */
  domain?: Maybe<Scalars['String']['output']>;
  /** Whether it expires then instead of being billed again: of a purchase order, or of seats that are canceled. */
  endsThen: Scalars['Boolean']['output'];
  /** Seats of Axure RP Enterprise. */
  entCount: Scalars['Int']['output'];
  /** Keys of perpetual Enterprise licenses. */
  entKeys: Array<Scalars['String']['output']>;
  /** The order number. */
  id: Scalars['ID']['output'];
  /** Whether it is a purchase order's. */
  isPurchaseOrder: Scalars['Boolean']['output'];
  /** Who the licenses are made out to. */
  licensee: Scalars['String']['output'];
  /** What was bought and how each amount came about; empty when the vendor does not say. */
  lines: Array<ConfirmationLine>;
  /** The last covered day. */
  newExpireDate?: Maybe<Scalars['Date']['output']>;
  /** The organization it was bought for, by name where it is known, else by id. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Empty where `termName`, `newExpireDate`, `isPurchaseOrder` and `endsThen` hold for all that was ordered; else what holds instead. */
  parts: Array<ConfirmationPart>;
  /** Seats of Axure RP Pro. */
  proCount: Scalars['Int']['output'];
  /** Keys of perpetual Pro licenses. */
  proKeys: Array<Scalars['String']['output']>;
  /** The seats bought. */
  seatIds: Array<Scalars['ID']['output']>;
  /** The group that has the seats; null for perpetual licenses. */
  subscriptionId?: Maybe<Scalars['ID']['output']>;
  /** Seats of Axure RP Team. */
  teamCount: Scalars['Int']['output'];
  /** Keys of perpetual Team licenses, whole; screens show the first 64 characters. */
  teamKeys: Array<Scalars['String']['output']>;
  /** Billing term, `Annual` for example; empty for perpetual licenses. */
  termName: Scalars['String']['output'];
  /** Which layout applies. */
  variant: ConfirmationVariant;
};

/** What a confirmation offers to do next, in the words of its button. */
export type ConfirmationAction =
  /** `Assign Domain` */
  | 'ASSIGN_DOMAIN'
  /** `Assign Organization` */
  | 'ASSIGN_ORGANIZATION'
  /** `Assign Seats` */
  | 'ASSIGN_SEATS'
  /** `Assign Subscriptions` */
  | 'ASSIGN_SUBSCRIPTIONS'
  /** `Billing` */
  | 'BILLING'
  /** `Manage Products` */
  | 'MANAGE_PRODUCTS';

/** What changed, on a confirmation that is not of a first purchase. */
export type ConfirmationChange =
  /** The subscription renews automatically from now on. */
  | 'AUTO_RENEW'
  /** The edition. */
  | 'EDITION'
  /** A subscription that had ended goes on. */
  | 'REACTIVATION'
  /** The next period was paid. */
  | 'RENEWAL'
  /** The billing term. */
  | 'TERM';

/** One product of a confirmed order, as it was charged. */
export type ConfirmationLine = {
  __typename?: 'ConfirmationLine';
  /** How the total came about; the amounts add up to `total`. */
  derivation: Array<DerivationStep>;
  /** `Axure RP Pro`. */
  product: Scalars['String']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** What the line cost. */
  total: Scalars['Money']['output'];
};

/** What of an order goes on for one term, up to one day, where not all of it does. */
export type ConfirmationPart = {
  __typename?: 'ConfirmationPart';
  /** Whether it expires then instead of being billed again: of a purchase order, or of seats that are canceled. */
  endsThen: Scalars['Boolean']['output'];
  /** Whether it is a purchase order's. */
  isPurchaseOrder: Scalars['Boolean']['output'];
  /** The last covered day. */
  newExpireDate: Scalars['Date']['output'];
  /** `Axure RP Team × 1`, for each product. */
  products: Array<Scalars['String']['output']>;
  /** Billing term, `Annual` for example. */
  termName: Scalars['String']['output'];
};

/** Which of the confirmation's layouts applies. */
export type ConfirmationVariant =
  /** A Cloud for Business bundle. */
  | 'ASE'
  /** Cloud authors and publishers. */
  | 'CLOUD'
  /** Perpetual licenses with their keys. */
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
  /** For how many items it can be used in all, by the vendor's `couponDetails`. */
  couponQty: Scalars['Int']['output'];
  /** For how many items it was used, by the vendor's `couponDetails`. */
  couponUsed: Scalars['Int']['output'];
  /** The vendor's words for it. */
  description: Scalars['String']['output'];
  /** Last day of use; null when it does not end. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** The vendor's coupon id. */
  id: Scalars['ID']['output'];
  /** Whether it applies to renewals, and to nothing else. */
  isRenewal: Scalars['Boolean']['output'];
  /** `GOV`, `EDU`, `NPO`, else the description. */
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
  /** In the order in which the vendor applies them. */
  coupons: Array<Coupon>;
  /** Loaded and exposed; no effect is described. */
  hasRP10Promo: Scalars['Boolean']['output'];
  /** Which coupons the vendor lists by product. */
  productMap: Array<ProductCoupons>;
};

/** How a coupon lowers a price. */
export type CouponType =
  /** To a fixed price. */
  | 'FIXED'
  /** Not at all. */
  | 'OTHER'
  /** By a share of the price. */
  | 'PERCENT';

/** Who wants an account. */
export type CreateUserInput = {
  /** The sign-in address, where the link is mailed to. */
  loginEmail: Scalars['EmailAddress']['input'];
  /** The name to show; may be empty. */
  name?: Scalars['String']['input'];
  /** The password to be; never logged. */
  password: Scalars['String']['input'];
};

/** What became of the wish for an account. */
export type CreateUserPayload = MutationPayload & {
  __typename?: 'CreateUserPayload';
  /** A session, from vendors that make accounts at once; null from ours. */
  authToken?: Maybe<Scalars['String']['output']>;
  /** What the vendor says, to be shown. */
  message?: Maybe<Scalars['String']['output']>;
  /** True when the link is on its way, or would be if the address had no account yet. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
};

/** Part of a table. */
export type CsvPage = {
  __typename?: 'CsvPage';
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** Its rows, each with its line break. */
  text: Scalars['String']['output'];
};

/** What a step of a price is. */
export type DerivationKind =
  /** Money added for days before the group starts. */
  | 'ADJUSTMENT'
  /** A discount. */
  | 'COUPON'
  /** Money back for days already passed. */
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

/** Seats and the note for them. */
export type EditNotesInput = {
  /** Plain text of at most 500 characters; the empty string takes the note away. */
  note: Scalars['String']['input'];
  /** The seats, at most 20,000. */
  seatIds: Array<Scalars['ID']['input']>;
  /** The notes as they were when they were looked at. Seats that say something else are left then, each with a refusal (`CONFLICT`) that says what stands there, and the others are written; without it whatever is there is replaced. */
  seen?: InputMaybe<Array<SeenNoteInput>>;
};

/** Desktop editions, in order of rank. */
export type Edition =
  /** Axure RP Enterprise, code 2. */
  | 'ENTERPRISE'
  /** Axure RP Pro, code 0. */
  | 'PRO'
  /** Axure RP Team, code 1. */
  | 'TEAM';

/** A change of edition: of seats, or of one whole group. */
export type EditionChangeInput = {
  /** Pro, Team or Enterprise for RP; a bundle for Cloud for Business. */
  newLicenseType: LicenseType;
  /** RP seats, of one group or several; empty with `subscriptionId`. */
  seatIds?: Array<Scalars['ID']['input']>;
  /** A whole group instead: an RP subscription, or bundles of Cloud for Business. */
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
};

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
  /** The license type that is sold. */
  licenseType: LicenseType;
  /** `Axure RP Pro`. */
  productName: Scalars['String']['output'];
  /** One price per billing term, shortest first. */
  terms: Array<TermPrice>;
};

/** A license for students and teachers; it cannot be reassigned or transferred. */
export type EducationSeat = License & {
  __typename?: 'EducationSeat';
  /** Whether the viewer may assign it, and why not. */
  assignEligibility: Eligibility;
  /** Who uses the license; null when nobody does. */
  assignedTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** Last covered day. */
  expireDate?: Maybe<Scalars['Date']['output']>;
  /** The vendor's seat id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer manages this license and so may write its note. */
  isManager: Scalars['Boolean']['output'];
  /** E-mail addresses; the viewer's own reads `Me`. */
  managers: Array<Scalars['String']['output']>;
  /** Whether the viewer may change its managers, and why not. */
  managersEligibility: Eligibility;
  /** Free text of the managers; may be empty. */
  note: Scalars['String']['output'];
  /** `Axure RP Pro`. */
  productName: Scalars['String']['output'];
  /** The day the license was bought. */
  purchaseDate: Scalars['Date']['output'];
  /** First day. */
  startDate?: Maybe<Scalars['Date']['output']>;
};

/** A page of education licenses. */
export type EducationSeatConnection = {
  __typename?: 'EducationSeatConnection';
  /** The licenses of this page. */
  nodes: Array<EducationSeat>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many licenses there are in all. */
  totalCount: Scalars['Int']['output'];
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

/** A subscription that is over and can be brought back. */
export type EndedSubscription = {
  __typename?: 'EndedSubscription';
  /** The domain or the organization of a cloud subscription; null where there is none. */
  assignedTo?: Maybe<Scalars['String']['output']>;
  /** Cloud authors that it had. */
  authorCount: Scalars['Int']['output'];
  /** Groups of the term chosen that it may join. */
  candidates: Array<CoTermCandidate>;
  /** What it held when it ended: `4 Pro`, `1 Author, 3 Publishers`. */
  contents: Scalars['String']['output'];
  /** Its last covered day. */
  expireDate: Scalars['Date']['output'];
  /** The vendor's subscription id. */
  id: Scalars['ID']['output'];
  /** Line of product. */
  kind: SubscriptionKind;
  /** `Group N`, as on Manage Products. */
  name: Scalars['String']['output'];
  /** RP publishers that it had. */
  publisherCount: Scalars['Int']['output'];
  /** The term that it had. */
  term: Term;
};

/** What the account service handed to the browser. */
export type ExchangeCodeInput = {
  /** The `code` query parameter the account service added; usable once, for minutes. */
  code: Scalars['String']['input'];
};

/** What is known of a card that could not be charged. */
export type FailedCard = {
  __typename?: 'FailedCard';
  /** Visa, Mastercard, AMEX, ... */
  cardType: Scalars['String']['output'];
  /** The end of its number. */
  lastFour: Scalars['String']['output'];
};

/** A charge that did not come through. */
export type FailedPayment = {
  __typename?: 'FailedPayment';
  /** The card that was to be charged; null where there was none, or a new one was entered. */
  card?: Maybe<FailedCard>;
  /** The day of the try. */
  date: Scalars['Date']['output'];
  /** Why, as far as the payment provider says, in the words to show. */
  reason: Scalars['String']['output'];
  /** What should have been charged; null where nothing could be tried. */
  total?: Maybe<Scalars['Money']['output']>;
};

/** One charge to come. */
export type ForecastCharge = {
  __typename?: 'ForecastCharge';
  /** When it is charged. */
  date: Scalars['Date']['output'];
  /** The group, as it is today. */
  groupId: Scalars['ID']['output'];
  /** `Group 3`. */
  groupName: Scalars['String']['output'];
  /** Whether the group is one of the cloud. */
  isCloud: Scalars['Boolean']['output'];
  /** What renews, one line for each license and term. */
  lines: Array<CartLine>;
  /** What will be charged. */
  total: Scalars['Money']['output'];
};

/** Whose password is forgotten. */
export type ForgotPasswordInput = {
  /** The sign-in address. */
  loginEmail: Scalars['EmailAddress']['input'];
};

/** What became of a forgotten password. */
export type ForgotPasswordPayload = MutationPayload & {
  __typename?: 'ForgotPasswordPayload';
  /** `We sent an email to {email} with instructions to reset your password.`. */
  message?: Maybe<Scalars['String']['output']>;
  /** True when a mail is on its way if the address has an account. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
};

/** What will be charged for one group as it is today, also for seats that will have a group of their own by then. */
export type GroupForecast = {
  __typename?: 'GroupForecast';
  /** The vendor's subscription id, of RP or of the cloud. */
  id: Scalars['ID']['output'];
  /** One amount for each month. */
  months: Array<Scalars['Money']['output']>;
  /** `Group 3`. */
  name: Scalars['String']['output'];
  /** The sum of the months. */
  total: Scalars['Money']['output'];
};

/** Seats of one group. */
export type GroupSeatIds = {
  __typename?: 'GroupSeatIds';
  /** The vendor's subscription id. */
  groupId: Scalars['ID']['output'];
  /** The vendor's seat ids. */
  seatIds: Array<Scalars['ID']['output']>;
};

/** What becomes of a past-due group that nobody pays for: it is not charged again by itself. */
export type IfUnpaid = {
  __typename?: 'IfUnpaid';
  /** Whether that day is over. */
  haveEnded: Scalars['Boolean']['output'];
  /** The last day that a retry can pay for; from then on a retry buys no day to come. */
  retryCovers: Scalars['Date']['output'];
  /** The last day of its seats. */
  seatsEnd: Scalars['Date']['output'];
};

/** A license of any kind: who uses it, who manages it, and what they wrote about it. */
export type License = {
  /** Whether the viewer may assign this license, and why not. */
  assignEligibility: Eligibility;
  /** Who uses the license; null when nobody does. */
  assignedTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** The vendor's seat id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer manages this license. */
  isManager: Scalars['Boolean']['output'];
  /** E-mail addresses; the viewer's own reads `Me`. */
  managers: Array<Scalars['String']['output']>;
  /** Whether the viewer may change its managers, and why not; an owner who is none of them may become one. */
  managersEligibility: Eligibility;
  /** Free text of the managers; may be empty, and is so for whoever only uses the license. */
  note: Scalars['String']['output'];
  /** `Axure RP Pro`, `Axure RP 8 Pro`, `Upgrade to Axure RP 9`. */
  productName: Scalars['String']['output'];
  /** The day the license was bought. */
  purchaseDate: Scalars['Date']['output'];
};

/** Who a license is made out to. */
export type LicenseTo =
  /** A company. */
  | 'COMPANY'
  /** A person. */
  | 'INDIVIDUAL';

/** What a seat licenses. */
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

/** Who the licenses are made out to. */
export type LicenseeInput = {
  /** Name of the company; optional. */
  company?: Scalars['String']['input'];
  /** Required for a person, and without a billing name. */
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

/** Somebody who shall have a seat. */
export type ListedPersonInput = {
  /** The address, or `Name <address>`; empty frees the seat that is named. */
  email: Scalars['String']['input'];
  /** Whether the person shall manage the seat as well. */
  isManager?: InputMaybe<Scalars['Boolean']['input']>;
  /** The note of the seat, at most 500 characters; without it the note stays. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A seat of any groups or a perpetual license; without it the next seat of those for the list. */
  seatId?: InputMaybe<Scalars['ID']['input']>;
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
  /** The customer now signed in; null when refused, and with an error when it could not be read: the session is made all the same. */
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

/** Seats of one group that somebody manages. */
export type ManagedSeats = {
  __typename?: 'ManagedSeats';
  /** The seats. */
  seatIds: Array<Scalars['ID']['output']>;
  /** The group; null for perpetual licenses and upgrade codes. */
  subscription?: Maybe<Subscription>;
};

/** How many counted seats of a cloud group end with the current term. */
export type ModifyCloudSeatsInput = {
  /** Authors that end, at most as many as there are. */
  canceledAuthors: Scalars['Int']['input'];
  /** Publishers that end, at most as many as there are. */
  canceledPublishers: Scalars['Int']['input'];
  /** The vendor's subscription id. */
  subscriptionId: Scalars['ID']['input'];
  /** The `version` that was shown. Where it is another one by now, nothing is done: `CONFLICT`. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Everything that changes something. A field that fails is null; a refusal is data. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Takes an offered group over exactly as previewed; once per `attemptId`. Nothing is charged now. */
  acceptTransfer?: Maybe<AcceptTransferPayload>;
  /** Makes people managers of all of the seats, or of none. */
  addManagers?: Maybe<SeatsPayload>;
  /** Adds seats to a purchase order at exactly the previewed price. They end with it, and it stays one; once per `attemptId`. */
  addUsersToPo?: Maybe<OrderPayload>;
  /** Takes the steps of a plan or of an undo. All of them are refused when one seat is not the viewer's to change, or when a seat is not what the step starts from; one that somebody else changes in that moment is left and told. */
  applySeatPlan?: Maybe<SeatsPayload>;
  /** Assigns a cloud group to a domain or to an organization, whichever its kind asks for. */
  assignDomain?: Maybe<CloudGroupPayload>;
  /** Assigns one seat to an e-mail address, or frees it when the address is empty. */
  assignSeat?: Maybe<AssignSeatPayload>;
  /** Assigns or frees each of the seats; what is refused does not hold up the rest. */
  assignSeats?: Maybe<SeatsPayload>;
  /** Buys a bundle of Cloud for Business at exactly the previewed price; once per `attemptId`. */
  buyAseSubscription?: Maybe<OrderPayload>;
  /** Buys authors and publishers of a cloud plan at exactly the previewed price; once per `attemptId`. */
  buyCloudSubscription?: Maybe<OrderPayload>;
  /** Buys RP seats at exactly the previewed price. Charges at most once per `attemptId`, whatever is repeated. */
  buyRpSubscription?: Maybe<OrderPayload>;
  /** Upgrades perpetual licenses to Axure RP 9 Team at exactly the previewed price; once per `attemptId`. */
  buyUpgrade?: Maybe<UpgradeOrderPayload>;
  /** Lets a whole cloud group, bundles too, end with the current term. */
  cancelCloudGroup?: Maybe<CloudGroupPayload>;
  /** Takes an offer of a cloud group back; by its owner. */
  cancelCloudTransfer?: Maybe<TransferPayload>;
  /** Lets seats end with the current term; until then they work, and nothing is refunded. */
  cancelSeats?: Maybe<SeatsPayload>;
  /** Ends a past-due group of the viewer's own for good, with all its seats. A group that is canceled stays so. */
  cancelSubscriptionGroup?: Maybe<CancelGroupPayload>;
  /** Takes an offer of an RP group back; by its owner. */
  cancelTransfer?: Maybe<TransferPayload>;
  /**
   * Changes the sign-in address, the password, or both. The current password proves who asks. A new password
   * ends every other session, and the token in the answer replaces the one sent.
   */
  changeAccountInfo?: Maybe<ChangeAccountInfoPayload>;
  /** Changes the edition exactly as previewed: upgrades are charged now, downgrades wait for the end of the term; once per `attemptId`. */
  changeEdition?: Maybe<ChangePayload>;
  /** Changes the billing term exactly as previewed: longer ones are charged now, shorter ones wait for the end of the term; once per `attemptId`. */
  changeTerm?: Maybe<ChangePayload>;
  /** As `transferOwner`, for one cloud group. */
  cloudTransferOwner?: Maybe<TransferPayload>;
  /**
   * Asks for a new account. The account is made when the link that is mailed to the address is opened, so the
   * answer is the same whether or not the address has an account already.
   */
  createUser?: Maybe<CreateUserPayload>;
  /** Declines an offered group, RP or cloud; by whom it is offered to. */
  declineTransfer?: Maybe<TransferPayload>;
  /** Removes the profile photo. A refusal always has the same text. */
  deleteProfileImage?: Maybe<ProfilePayload>;
  /** Writes one note to all of the seats, or to none. */
  editNotes?: Maybe<SeatsPayload>;
  /**
   * Step 2 of signing in: exchanges the one-time code of the account service for a session. Null with
   * `UNAUTHENTICATED` when it is unknown, used or expired.
   */
  exchangeCode?: Maybe<LoginPayload>;
  /** Mails a single-use link to set a new password. The answer does not tell whether the address has an account. */
  forgotPassword?: Maybe<ForgotPasswordPayload>;
  /**
   * Signs in with e-mail and password, for tools; browsers sign in on the account service's page. Null with
   * `UNAUTHENTICATED` when they are not good.
   */
  login?: Maybe<LoginPayload>;
  /** Ends the session of the token sent. Also works in read-only mode. */
  logout?: Maybe<LogoutPayload>;
  /** Sets how many authors and publishers of a cloud group end with the current term; the others renew. */
  modifyCloudSeats?: Maybe<CloudGroupPayload>;
  /** Gives a group a name besides its number, or takes the name away; by its owner. RP and cloud alike. */
  nameGroup?: Maybe<NameGroupPayload>;
  /** Brings an ended subscription back at exactly the previewed price; once per `attemptId`. */
  reactivate?: Maybe<OrderPayload>;
  /** Takes people from the managers of all of the seats, or of none; the viewer may remove himself. */
  removeManagers?: Maybe<SeatsPayload>;
  /** As `renewPo`, for bundles of Cloud for Business. */
  renewAsePo?: Maybe<PoRenewalPayload>;
  /** As `renewPo`, for counted authors and publishers. */
  renewCloudPo?: Maybe<PoRenewalPayload>;
  /** Renews RP seats of a purchase order at exactly the previewed price; once per `attemptId`. */
  renewPo?: Maybe<PoRenewalPayload>;
  /** Pays a failed renewal at exactly the previewed price; once per `attemptId`, and once per period whoever tries. */
  retryPayment?: Maybe<RetryPaymentPayload>;
  /**
   * Mails the link by which the customer confirms the sign-in address once more; those before it end. Of an address that
   * is confirmed by now no mail is sent, and the customer in the answer says so.
   */
  sendEmailConfirmation?: Maybe<ProfilePayload>;
  /** Mails the offline key of a seat to whoever the seat is assigned to. */
  sendOfflineKey?: Maybe<SendOfflineKeyPayload>;
  /** Has a purchase order of RP renew by card when its term ends. Nothing is charged now. */
  setAutoRenew?: Maybe<PoRenewalPayload>;
  /**
   * Says whether receipts of renewals are mailed, and to whom. Without recipients the option is off and the
   * customer's own address is kept.
   */
  storeInvoiceEmails?: Maybe<StoreInvoiceEmailsPayload>;
  /** Takes the sign-in address over into the vendor's books. `changeAccountInfo` does it too. */
  syncEmail?: Maybe<ProfilePayload>;
  /** Offers the groups of these RP seats to somebody, all of each or nothing. */
  transferOwner?: Maybe<TransferPayload>;
  /** Lets a canceled cloud group go on, with all of its seats. */
  uncancelCloudGroup?: Maybe<CloudGroupPayload>;
  /** Lets seats go on that end, or that wait for a change, as they are now. Signed out, `success` is false. */
  uncancelSeats?: Maybe<SeatsPayload>;
  /** Changes the billing name. An empty one is refused with `Billing name cannot be blank`. */
  updateBillingName?: Maybe<BillingInfoPayload>;
  /**
   * Puts another card on file, or changes holder, address or expiry of the one that is. The card itself goes to
   * the payment provider alone; here comes its nonce. Refusals name the field at fault where the provider says so.
   */
  updatePaymentMethod?: Maybe<BillingInfoPayload>;
  /** Changes the name that is shown. */
  updateProfileName?: Maybe<ProfilePayload>;
  /**
   * Has an order given up that nobody has heard of: one that has not arrived by now is REFUSED for good with
   * `ORDER_WITHDRAWN`, however late it comes, and nothing is charged. One that has arrived goes on, and is told as by
   * `orderStatus`. UNKNOWN where the vendor cannot do that: then it may still be on its way.
   */
  withdrawOrder?: Maybe<WithdrawOrderPayload>;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationAcceptTransferArgs = {
  input: AcceptTransferInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationAddManagersArgs = {
  input: ChangeManagersInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationAddUsersToPoArgs = {
  input: AddUsersToPoInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationApplySeatPlanArgs = {
  input: ApplySeatPlanInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationAssignDomainArgs = {
  input: AssignDomainInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationAssignSeatArgs = {
  input: AssignSeatInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationAssignSeatsArgs = {
  input: AssignSeatsInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationBuyAseSubscriptionArgs = {
  input: BuyAseSubscriptionInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationBuyCloudSubscriptionArgs = {
  input: BuyCloudSubscriptionInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationBuyRpSubscriptionArgs = {
  input: BuyRpSubscriptionInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationBuyUpgradeArgs = {
  input: BuyUpgradeInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationCancelCloudGroupArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationCancelCloudTransferArgs = {
  subscriptionId: Scalars['ID']['input'];
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationCancelSeatsArgs = {
  input: CancelSeatsInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationCancelSubscriptionGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationCancelTransferArgs = {
  subscriptionId: Scalars['ID']['input'];
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationChangeAccountInfoArgs = {
  input: ChangeAccountInfoInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationChangeEditionArgs = {
  input: ChangeEditionInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationChangeTermArgs = {
  input: ChangeTermInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationCloudTransferOwnerArgs = {
  input: CloudTransferOwnerInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationDeclineTransferArgs = {
  subscriptionId: Scalars['ID']['input'];
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationEditNotesArgs = {
  input: EditNotesInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationExchangeCodeArgs = {
  input: ExchangeCodeInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationModifyCloudSeatsArgs = {
  input: ModifyCloudSeatsInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationNameGroupArgs = {
  input: NameGroupInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationReactivateArgs = {
  input: ReactivateInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationRemoveManagersArgs = {
  input: ChangeManagersInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationRenewAsePoArgs = {
  input: RenewPoInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationRenewCloudPoArgs = {
  input: RenewPoInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationRenewPoArgs = {
  input: RenewPoInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationRetryPaymentArgs = {
  input: RetryPaymentInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationSendOfflineKeyArgs = {
  input: SendOfflineKeyInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationSetAutoRenewArgs = {
  input: RenewPoInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationStoreInvoiceEmailsArgs = {
  input: StoreInvoiceEmailsInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationTransferOwnerArgs = {
  input: TransferOwnerInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationUncancelCloudGroupArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationUncancelSeatsArgs = {
  input: CancelSeatsInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationUpdateBillingNameArgs = {
  input: UpdateBillingNameInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationUpdatePaymentMethodArgs = {
  input: UpdatePaymentMethodInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationUpdateProfileNameArgs = {
  input: UpdateProfileNameInput;
};


/** Everything that changes something. A field that fails is null; a refusal is data. */
export type MutationWithdrawOrderArgs = {
  attemptId: Scalars['ID']['input'];
};

/** What every mutation answers. */
export type MutationPayload = {
  /** True only when everything asked for took effect. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
};

/** What a group is to be called. */
export type NameGroupInput = {
  /** One line of at most 40 characters; an empty one takes the name away. */
  name: Scalars['String']['input'];
  /** The vendor's id of the subscription. */
  subscriptionId: Scalars['ID']['input'];
};

/** What became of naming a group. */
export type NameGroupPayload = MutationPayload & {
  __typename?: 'NameGroupPayload';
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** With the groups as they are now; null when nothing changed. */
  viewer?: Maybe<User>;
};

/** An automatic charge to come: pending changes are in force by then, seats that end are left out, renewal coupons are used as far as they last. */
export type NextRenewal = {
  __typename?: 'NextRenewal';
  /** When it is charged. */
  date: Scalars['Date']['output'];
  /** What renews, one line for each license and term. */
  lines: Array<CartLine>;
  /** What will be charged. */
  total: Scalars['Money']['output'];
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
  /** Charged, where something is charged, and recorded. */
  | 'DONE'
  /** The outcome is not known yet; ask again with the same attempt. Never pay again meanwhile. */
  | 'PROCESSING'
  /** Refused or declined for good; nothing was charged. */
  | 'REFUSED'
  /** No outcome is on record; the order may still be on its way (`arrivesWithinSeconds`), unless `withdrawOrder` gives it up. Submit again under the same attempt: it is charged at most once. */
  | 'UNKNOWN';

/** What is known of an order attempt. */
export type OrderStatus = {
  __typename?: 'OrderStatus';
  /** How long an order can be on its way. UNKNOWN means that it never arrived only when it was sent longer ago than this; in seconds. */
  arrivesWithinSeconds: Scalars['Int']['output'];
  /** The attempt asked for. */
  attemptId: Scalars['ID']['output'];
  /** What became of it. */
  state: OrderState;
  /** The order number, when DONE; null for a change that nothing was paid for. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty otherwise. */
  userErrors: Array<UserError>;
};

/** What an organization is called. */
export type OrganizationName = {
  __typename?: 'OrganizationName';
  /** The vendor's id, as asked. */
  id: Scalars['ID']['output'];
  /** Null for one that is not known, or that the viewer has nothing to do with. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Where a page of a connection lies. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Opaque cursor of the last node of this page; pass it as `after` for the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more nodes follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** How to pay: either `useExistingPaymentMethod`, or `replacePaymentMethod` with a nonce and the card's address. */
export type PaymentInput = {
  /** Street and number. */
  address?: Scalars['String']['input'];
  /**
   * With `useExistingPaymentMethod`: the `version` of the card on file that was shown. When that is no longer on file, the
   * order is refused with `INVALID_PAYMENT_METHOD` and nothing is charged. Null takes whatever is on file.
   */
  cardVersion?: InputMaybe<Scalars['String']['input']>;
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
  /** VAT number, only passed on. */
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
  /** The portal path on which it is accepted; null for everybody else. */
  acceptPath?: Maybe<Scalars['URL']['output']>;
  /** Whether the viewer is the one who may take it back. */
  canCancel: Scalars['Boolean']['output'];
  /** When it was asked for. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Who shall become the owner. */
  email: Scalars['EmailAddress']['output'];
  /** Whether the viewer is the one who may accept or decline. */
  isToViewer: Scalars['Boolean']['output'];
  /** `Pending ownership transfer to {email} on {date}`. */
  text: Scalars['String']['output'];
};

/** A license that does not end. */
export type PerpetualLicense = License & {
  __typename?: 'PerpetualLicense';
  /** Whether the viewer may assign it, and why not. */
  assignEligibility: Eligibility;
  /** Who uses the license; null when nobody does. */
  assignedTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** The vendor's seat id, by which it is upgraded. */
  id: Scalars['ID']['output'];
  /** Whether the viewer manages this license and so may select it. */
  isManager: Scalars['Boolean']['output'];
  /** A license of RP 8; one of them has to be among those to upgrade. */
  isVersion8: Scalars['Boolean']['output'];
  /** The whole license key; null for whoever may not read it, and where there is none. */
  key?: Maybe<Scalars['String']['output']>;
  /** Whom the license is made out to. */
  licensee?: Maybe<Scalars['String']['output']>;
  /** E-mail addresses; the viewer's own reads `Me`. */
  managers: Array<Scalars['String']['output']>;
  /** Whether the viewer may change its managers, and why not. */
  managersEligibility: Eligibility;
  /** Free text of the managers; may be empty. */
  note: Scalars['String']['output'];
  /** `Axure RP 8 Pro`. */
  productName: Scalars['String']['output'];
  /** The day the license was bought. */
  purchaseDate: Scalars['Date']['output'];
  /** Whether the viewer may upgrade it to Axure RP 9 Team, and why not. */
  upgradeEligibility: Eligibility;
};

/** A page of perpetual licenses. */
export type PerpetualLicenseConnection = {
  __typename?: 'PerpetualLicenseConnection';
  /** The licenses of this page. */
  nodes: Array<PerpetualLicense>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many licenses match in all. */
  totalCount: Scalars['Int']['output'];
};

/** Somebody who uses or manages licenses. */
export type Person = {
  __typename?: 'Person';
  /** How many of the licenses that the person manages the viewer may give another manager. */
  changeableManagedCount: Scalars['Int']['output'];
  /** How many of the licenses that the person uses the viewer may give to somebody else. */
  changeableUsedCount: Scalars['Int']['output'];
  /** The address. */
  email: Scalars['EmailAddress']['output'];
  /** Steps for `applySeatPlan` that take everything from this person that the viewer may change: nothing is written yet. */
  handOverPlan: Array<SeatPlan>;
  /** Whether this is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** What the person manages, group by group; perpetual licenses and upgrade codes last, without one. */
  managed: Array<ManagedSeats>;
  /** How many licenses the person manages. */
  managedCount: Scalars['Int']['output'];
  /** The licenses that the person uses, the first 500: seats in the order of their groups, then perpetual licenses. */
  used: Array<UsedLicense>;
  /** How many licenses the person uses. */
  usedCount: Scalars['Int']['output'];
};


/** Somebody who uses or manages licenses. */
export type PersonHandOverPlanArgs = {
  asManager?: InputMaybe<Scalars['Boolean']['input']>;
  to?: InputMaybe<Scalars['EmailAddress']['input']>;
};

/** A page of people. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  /** The people of this page. */
  nodes: Array<Person>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many match in all. */
  totalCount: Scalars['Int']['output'];
};

/** A row of the list and what would become of it. */
export type PlannedAssignment = {
  __typename?: 'PlannedAssignment';
  /** The address; empty where the seat is freed. */
  email: Scalars['String']['output'];
  /** What there is to say about the row. */
  findings: Array<AssignmentFinding>;
  /** Whether the seat would change. */
  isChange: Scalars['Boolean']['output'];
  /** The seat; null where there is none, or none that the viewer can see. */
  seat?: Maybe<PlannedSeat>;
};

/** A seat before the change. */
export type PlannedSeat = {
  __typename?: 'PlannedSeat';
  /** Who uses it now; null while it is free. */
  assignedTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** `Group 5`, with the name that its owner gave it; null for perpetual licenses. */
  groupName?: Maybe<Scalars['String']['output']>;
  /** The seat. */
  id: Scalars['ID']['output'];
  /** `Axure RP Pro`, for example. */
  productName: Scalars['String']['output'];
};

/** What is to be renewed. */
export type PoRenewalInput = {
  /** The term to renew for. */
  newTerm?: Term;
  /** Seats without an end, at least one; null for all of them, as cloud groups are renewed. */
  seatIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The purchase order. */
  subscriptionId: Scalars['ID']['input'];
};

/** What became of an order to renew. */
export type PoRenewalPayload = MutationPayload & {
  __typename?: 'PoRenewalPayload';
  /** The price as it is now, when it changed since the preview. */
  preview?: Maybe<PoRenewalPreview>;
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

/** What renewing a purchase order does and costs. */
export type PoRenewalPreview = {
  __typename?: 'PoRenewalPreview';
  /** When the card is charged: today, or the day after the old term. */
  chargeOn: Scalars['Date']['output'];
  /** What renewal coupons take off. */
  discountTotal: Scalars['Money']['output'];
  /** Last covered day of the old term. */
  expireDate: Scalars['Date']['output'];
  /** How many seats were not chosen, and end with the old term. */
  leftOutCount: Scalars['Int']['output'];
  /** What is paid for, per product. */
  lines: Array<CartLine>;
  /** What all seats cost by the list. */
  listTotal: Scalars['Money']['output'];
  /** Last covered day of the new one. */
  newExpireDate: Scalars['Date']['output'];
  /** Stands for everything the price depends on; pass it to the mutation. */
  previewId: Scalars['ID']['output'];
  /** How many seats go on. */
  quantity: Scalars['Int']['output'];
  /** The term renewed for. */
  term: Term;
  /** `Annual`. */
  termName: Scalars['String']['output'];
  /** What the new term costs by the prices of today, coupons taken off. */
  termTotal: Scalars['Money']['output'];
  /** What is charged now; `0.00` for a group that is to renew automatically. */
  total: Scalars['Money']['output'];
};

/** A priced renewal, or why it is refused. */
export type PoRenewalPreviewPayload = {
  __typename?: 'PoRenewalPreviewPayload';
  /** The purchase order; null when it is unknown, not the viewer's own or none that can be renewed. */
  group?: Maybe<RenewableGroup>;
  /** Null when it is refused. */
  renewal?: Maybe<PoRenewalPreview>;
  /** Why not; empty when there is a price. */
  userErrors: Array<UserError>;
};

/** Settings of the vendor and of this portal that the client needs. */
export type PortalConfig = {
  __typename?: 'PortalConfig';
  /** Origin of the account service, where sign-in happens. */
  accountsHost: Scalars['URL']['output'];
  /** Host of Cloud for Business. */
  cfbHost: Scalars['String']['output'];
  /** Whether the cloud author product is sold to everybody. */
  cloudAuthor: Scalars['Boolean']['output'];
  /** Host of Axure Cloud, where organizations live. */
  cloudHost: Scalars['String']['output'];
  /** Entries of the Help menu. */
  documentationLinks: Array<Link>;
  /** The license agreement that every charge is subject to. */
  eulaUrl: Scalars['URL']['output'];
  /** Links of the footer. */
  footerLinks: Array<Link>;
  /** Whether the vendor keeps a record of who did what, `User.activity`. */
  keepsActivity: Scalars['Boolean']['output'];
  /** When set, this text replaces the whole application. */
  readOnlyMessage?: Maybe<Scalars['String']['output']>;
  /** The domain of `support@` and `sales@` addresses. */
  supportHost: Scalars['String']['output'];
  /** What other customers say, for the buy page. */
  testimonials: Array<Testimonial>;
  /** The vendor's calendar date; the client never asks its own clock about terms. */
  today: Scalars['Date']['output'];
  /** The vendor's pages for upgrading perpetual licenses, shown in a frame; null when there are none. */
  upgradeUrl?: Maybe<Scalars['URL']['output']>;
};

/** List prices in USD. */
export type PriceList = {
  __typename?: 'PriceList';
  /** Bundles of Cloud for Business, smallest first. */
  ase: Array<BundlePrices>;
  /** Author of an organization in Axure Cloud. */
  cloudAuthor: ProductPrices;
  /** Author and publisher of Cloud for Business. */
  cloudForBusiness: CloudForBusinessPrices;
  /** Axure RP subscriptions, one entry per edition in order of rank. */
  rp: Array<EditionPrices>;
};

/** The coupons that the vendor lists for one product. */
export type ProductCoupons = {
  __typename?: 'ProductCoupons';
  /** Ids of the coupons. */
  couponIds: Array<Scalars['ID']['output']>;
  /** The vendor's product code. */
  productCode: Scalars['Int']['output'];
};

/** Which tabs of the manage page have something to show. */
export type ProductKinds = {
  __typename?: 'ProductKinds';
  /** Any cloud subscription, legacy or not. */
  hasCloud: Scalars['Boolean']['output'];
  /** Any RP subscription, perpetual, education or upgrade row. */
  hasRp: Scalars['Boolean']['output'];
};

/** Prices of one product. */
export type ProductPrices = {
  __typename?: 'ProductPrices';
  /** The license type that is sold. */
  licenseType: LicenseType;
  /** `Cloud Author`. */
  productName: Scalars['String']['output'];
  /** One price per billing term, shortest first. */
  terms: Array<TermPrice>;
};

/** What was paid for one product in one calendar year. */
export type ProductSpending = {
  __typename?: 'ProductSpending';
  /** Twelve amounts, January to December. */
  months: Array<Scalars['Money']['output']>;
  /** The product as the vendor recorded it. */
  name: Scalars['String']['output'];
  /** The sum of the months. */
  total: Scalars['Money']['output'];
};

/** What became of a change of the profile. */
export type ProfilePayload = MutationPayload & {
  __typename?: 'ProfilePayload';
  /** True when the change is made. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** The customer as changed; null when refused. */
  viewer?: Maybe<User>;
};

/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type Query = {
  __typename?: 'Query';
  /** What seats that join a purchase order cost for the rest of its term. */
  addUsersPreview?: Maybe<CartPreviewPayload>;
  /** What a bundle of Cloud for Business costs. */
  aseCartPreview?: Maybe<CartPreviewPayload>;
  /** Step 1 of signing in: is the token sent still good? Null when not. */
  authCheck?: Maybe<AuthSession>;
  /** What the card form needs to make a payment nonce: asked for when the form opens, never cached. */
  billingTokens?: Maybe<BillingTokens>;
  /** What canceling seats would do, and whether it is allowed at all. */
  cancelPreview?: Maybe<CancelPreviewPayload>;
  /** What RP seats cost, line by line, and a `previewId` that stands for exactly this price. */
  cartPreview?: Maybe<CartPreviewPayload>;
  /** The editions and billing terms to choose from for what is selected, with what each would cost. */
  changeChoices?: Maybe<ChangeChoices>;
  /** The organizations and domains that the viewer administers, by name. */
  cloudAdminInstances?: Maybe<Array<AdminInstance>>;
  /** What authors and publishers of a cloud plan cost. */
  cloudCartPreview?: Maybe<CartPreviewPayload>;
  /** Groups that the viewer may buy into. */
  coTermCandidates?: Maybe<Array<CoTermCandidate>>;
  /** What the client needs before anybody has signed in. */
  config?: Maybe<PortalConfig>;
  /** The confirmation of one purchase; null when it is unknown or another customer's. */
  confirmation?: Maybe<Confirmation>;
  /** The coupons that apply to the viewer. */
  couponBundle?: Maybe<CouponBundle>;
  /** What another edition would do to seats and cost, and whether it is allowed at all. */
  editionChangePreview?: Maybe<ChangePreviewPayload>;
  /** The instance that has a domain; null while there is none. */
  instanceIdFromDomain?: Maybe<Scalars['ID']['output']>;
  /** What became of an order attempt; asked while its outcome is unknown. */
  orderStatus?: Maybe<OrderStatus>;
  /** Names of organizations, in the order of the ids. */
  orgNames?: Maybe<Array<OrganizationName>>;
  /** What renewing a purchase order costs, or having it renew automatically, and whether it is allowed at all. */
  poRenewalPreview?: Maybe<PoRenewalPreviewPayload>;
  /** Prices of everything on sale. */
  priceList?: Maybe<PriceList>;
  /** Whether an ended subscription can be brought back by the viewer, which groups it may join, and what it costs. */
  reactivationPreview?: Maybe<ReactivationPreviewPayload>;
  /** What making a failed payment good comes to now, for a choice of seats. Of the viewer's own past-due groups alone. */
  retryPaymentPreview?: Maybe<RetryPreviewPayload>;
  /** What another billing term would do to seats and cost, and whether it is allowed at all. */
  termChangePreview?: Maybe<ChangePreviewPayload>;
  /** What taking a group over comes to, for whom it is offered to. */
  transferPreview?: Maybe<TransferPreviewPayload>;
  /** The same for letting seats go on that end or wait for a change. */
  uncancelPreview?: Maybe<CancelPreviewPayload>;
  /** What it costs to upgrade perpetual licenses to version 9, and which of them can be. */
  upgradePreview?: Maybe<UpgradePreviewPayload>;
  /** The signed-in customer; null when signed out (the one question whose answer may be "nobody"). */
  viewer?: Maybe<User>;
  /** What would come of selected seats, side by side: as they are, of each other edition and billing term, and if they were canceled. Nothing is changed. */
  whatIf?: Maybe<WhatIfPayload>;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryAddUsersPreviewArgs = {
  cart: AddUsersCartInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryAseCartPreviewArgs = {
  cart: AseCartInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryCancelPreviewArgs = {
  seatIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryCartPreviewArgs = {
  cart: RpCartInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryChangeChoicesArgs = {
  seatIds?: Array<Scalars['ID']['input']>;
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryCloudCartPreviewArgs = {
  cart: CloudCartInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryCoTermCandidatesArgs = {
  kind?: SubscriptionKind;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryConfirmationArgs = {
  saleId: Scalars['ID']['input'];
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryEditionChangePreviewArgs = {
  change: EditionChangeInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryInstanceIdFromDomainArgs = {
  domain: Scalars['String']['input'];
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryOrderStatusArgs = {
  attemptId: Scalars['ID']['input'];
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryOrgNamesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryPoRenewalPreviewArgs = {
  isAutoRenew?: Scalars['Boolean']['input'];
  renewal: PoRenewalInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryReactivationPreviewArgs = {
  reactivation: ReactivationInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryRetryPaymentPreviewArgs = {
  choice?: InputMaybe<RetryChoiceInput>;
  subscriptionId: Scalars['ID']['input'];
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryTermChangePreviewArgs = {
  change: TermChangeInput;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryTransferPreviewArgs = {
  subscriptionId: Scalars['ID']['input'];
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryUncancelPreviewArgs = {
  seatIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryUpgradePreviewArgs = {
  seatIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. A field that fails is null and leaves its neighbours alone. */
export type QueryWhatIfArgs = {
  seatIds: Array<Scalars['ID']['input']>;
};

/** An order to bring an ended subscription back. */
export type ReactivateInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** How to pay. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** What was previewed. */
  reactivation: ReactivationInput;
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** How an ended subscription is to be brought back. */
export type ReactivationInput = {
  /** Cloud authors, 0 or more; only for cloud subscriptions. */
  authorQuantity?: Scalars['Int']['input'];
  /** The group to co-term with, one of the candidates; null for `New Group`, which starts today. */
  cotermGroup?: InputMaybe<Scalars['ID']['input']>;
  /** The billing term from now on. */
  newTerm: Term;
  /** RP publishers, 0 or more; only for Cloud for Business. */
  publisherQuantity?: Scalars['Int']['input'];
  /** The ended subscription; the viewer owns it. */
  subscriptionId: Scalars['ID']['input'];
};

/** A subscription that can be brought back with its price, or why not. */
export type ReactivationPreviewPayload = {
  __typename?: 'ReactivationPreviewPayload';
  /** Null when it cannot be brought back, or not in this way. */
  cart?: Maybe<Cart>;
  /** Null when the viewer cannot bring it back, whatever is chosen. */
  subscription?: Maybe<EndedSubscription>;
  /** Why not; empty when there is a cart. */
  userErrors: Array<UserError>;
};

/** The receipts of a period as one ZIP file, with a table of them (CSV) that adds up. */
export type ReceiptArchive = {
  __typename?: 'ReceiptArchive';
  /** How many receipts are in it. */
  count: Scalars['Int']['output'];
  /** `Axure Receipts {from} to {to}.zip`. */
  fileName: Scalars['String']['output'];
  /** The sum of their amounts. */
  total: Scalars['Money']['output'];
  /** Where it is downloaded, on the portal's own host; null when there is nothing in it, or more than one file can hold. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** An order to renew: what was previewed, and how it is paid. */
export type RenewPoInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** How to pay, now or when the term ends. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The renewal that was previewed. */
  renewal: PoRenewalInput;
  /** The total that was shown; `0.00` where nothing is charged now. */
  total: Scalars['Money']['input'];
};

/** Where the actions of a purchase order lead. */
export type RenewTarget = {
  __typename?: 'RenewTarget';
  /** The portal path that has it renew automatically; null for cloud groups. */
  autoRenewPath?: Maybe<Scalars['URL']['output']>;
  /** The portal path that renews it for another term. */
  renewPath: Scalars['URL']['output'];
};

/** A purchase order that can be renewed. */
export type RenewableGroup = {
  __typename?: 'RenewableGroup';
  /** The domain or organization of a cloud group, as it is shown. */
  assignedTo?: Maybe<Scalars['String']['output']>;
  /** Its last covered day; what is not renewed ends then. */
  expireDate: Scalars['Date']['output'];
  /** The vendor's subscription id. */
  id: Scalars['ID']['output'];
  /** What it holds; seats are chosen of RP alone. */
  kind: SubscriptionKind;
  /** `Group 2`, as on the page of its products. */
  name: Scalars['String']['output'];
  /** What can be renewed, which is what has no end of its own, a page at a time. */
  seats: RenewableSeatConnection;
  /** The term in force, `Annual`. */
  termName: Scalars['String']['output'];
};


/** A purchase order that can be renewed. */
export type RenewableGroupSeatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A seat that can be renewed, or the counted seats of one kind in a cloud group. */
export type RenewableSeat = {
  __typename?: 'RenewableSeat';
  /** Who uses it, or what a cloud group is assigned to; null when nobody does. */
  assignedTo?: Maybe<Scalars['String']['output']>;
  /** The vendor's seat id; of counted seats `counted-14`, within their group. */
  id: Scalars['ID']['output'];
  /** What it licenses; the line of that license has its price. */
  licenseType: LicenseType;
  /** E-mail addresses, `Me` for the viewer. */
  managers: Array<Scalars['String']['output']>;
  /** `Axure RP Pro`. */
  productName: Scalars['String']['output'];
  /** 1, or how many counted seats. */
  quantity: Scalars['Int']['output'];
};

/** A page of what can be renewed. */
export type RenewableSeatConnection = {
  __typename?: 'RenewableSeatConnection';
  /** The ids of all seats, for choosing among them; none of counted seats. */
  ids: Array<Scalars['ID']['output']>;
  /** The seats of this page. */
  nodes: Array<RenewableSeat>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many rows there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Charges to come, by calendar month and by group. */
export type RenewalForecast = {
  __typename?: 'RenewalForecast';
  /** The charges, and what ends, as a calendar (RFC 5545). */
  calendar: Scalars['String']['output'];
  /** The charges one by one, in the order of their days. */
  charges: Array<ForecastCharge>;
  /** The charges as a table (CSV). */
  csv: Scalars['String']['output'];
  /** The first day that is looked at: today. */
  from: Scalars['Date']['output'];
  /** The same by group, the one most is charged for first; the groups add up to the totals, month by month. */
  groups: Array<GroupForecast>;
  /** The first day of each calendar month; the first and the last month count in part, from and up to the days above. */
  months: Array<Scalars['Date']['output']>;
  /** The last day that is looked at: a year from then. */
  to: Scalars['Date']['output'];
  /** What will be charged in all. */
  total: Scalars['Money']['output'];
  /** What will be charged in each of the months. */
  totals: Array<Scalars['Money']['output']>;
};

/** The setting for receipts of automatic renewals. */
export type RenewalReceipts = {
  __typename?: 'RenewalReceipts';
  /** Whether renewal receipts are sent. */
  isOn: Scalars['Boolean']['output'];
  /** To whom. */
  recipients: Array<Scalars['EmailAddress']['output']>;
};

/** Which seats renew: one choice for all and the exceptions from it, so that thousands of seats make a short question. */
export type RetryChoiceInput = {
  /** Holds for every seat that is not named; without it, each seat's own default does. */
  all?: InputMaybe<RetrySeatChoice>;
  /** Ids of the seats that are chosen the other way round. */
  except?: Array<Scalars['ID']['input']>;
};

/** A group whose automatic payment failed. */
export type RetryGroup = {
  __typename?: 'RetryGroup';
  /** The last day that is paid for; what does not renew ends then. */
  expireDate: Scalars['Date']['output'];
  /** The last try to charge it; null where the vendor does not tell. */
  failedPayment?: Maybe<FailedPayment>;
  /** `Automatic payment failed on Jan 1, 2027`. */
  failure: Scalars['String']['output'];
  /** The vendor's subscription id. */
  id: Scalars['ID']['output'];
  /** What happens if nobody pays. */
  ifUnpaid: IfUnpaid;
  /** What it holds. */
  kind: SubscriptionKind;
  /** `Group 2`, as on the page of its products. */
  name: Scalars['String']['output'];
  /** The seats there is a choice about, a page at a time, in the order in which they were bought. */
  seats: RetrySeatConnection;
};


/** A group whose automatic payment failed. */
export type RetryGroupSeatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Seats that a retry pays for one billing term. */
export type RetryPart = {
  __typename?: 'RetryPart';
  /** Their last covered day after the retry; they are billed again on the day after. */
  expireDate: Scalars['Date']['output'];
  /** How many seats. */
  seatCount: Scalars['Int']['output'];
  /** Billing term, `Annual` for example. */
  termName: Scalars['String']['output'];
};

/** A retry: what was previewed, and how it is paid. */
export type RetryPaymentInput = {
  /** Made by the client when the checkout opens and kept until the order is settled; a UUID. */
  attemptId: Scalars['ID']['input'];
  /** The choice that was previewed. */
  choice?: InputMaybe<RetryChoiceInput>;
  /** How to pay. */
  payment: PaymentInput;
  /** Of the preview that was shown. */
  previewId: Scalars['ID']['input'];
  /** The subscription that was previewed. */
  subscriptionId: Scalars['ID']['input'];
  /** The total that was shown. */
  total: Scalars['Money']['input'];
};

/** What became of the retry. */
export type RetryPaymentPayload = MutationPayload & {
  __typename?: 'RetryPaymentPayload';
  /** The price as it is now, when it changed since the preview. */
  preview?: Maybe<RetryPreview>;
  /** What became of the attempt. */
  state: OrderState;
  /** True when state is DONE. */
  success: Scalars['Boolean']['output'];
  /** The order number, when DONE. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Why not; empty on success and while the outcome is unknown. */
  userErrors: Array<UserError>;
  /** With the groups and billing information as they are now. */
  viewer?: Maybe<User>;
};

/** What making a failed payment good costs. */
export type RetryPreview = {
  __typename?: 'RetryPreview';
  /** The first day that the retry pays for. */
  coversFrom: Scalars['Date']['output'];
  /** How many seats end. */
  endingCount: Scalars['Int']['output'];
  /** The last covered day after the retry; of the part that keeps the group, where terms differ. */
  expireDate: Scalars['Date']['output'];
  /** Whether all that it pays for has passed already, so that it pays for no day to come. */
  isOver: Scalars['Boolean']['output'];
  /** One line per license and term, with renewal coupons. */
  lines: Array<CartLine>;
  /** The day after that. */
  nextBillingDate: Scalars['Date']['output'];
  /** What it pays for by billing term, the part that keeps the group first; several where terms differ. */
  parts: Array<RetryPart>;
  /** Stands for everything the price depends on; send it back with the order. */
  previewId: Scalars['ID']['output'];
  /** How many seats renew. */
  renewingCount: Scalars['Int']['output'];
  /** What is charged. */
  total: Scalars['Money']['output'];
};

/** A past-due group and what paying for it costs, or why it cannot be paid. */
export type RetryPreviewPayload = {
  __typename?: 'RetryPreviewPayload';
  /** The group; null when it is unknown, not the viewer's own or not past due. */
  group?: Maybe<RetryGroup>;
  /** The price; null when no seat renews. */
  preview?: Maybe<RetryPreview>;
  /** Why there is no price, in the words to show; empty when there is one. */
  userErrors: Array<UserError>;
};

/** A seat of a past-due group. Seats that are only counted are named by their place. */
export type RetrySeat = {
  __typename?: 'RetrySeat';
  /** Who uses it, or the domain of a bundle; null when nobody does. */
  assignedTo?: Maybe<Scalars['String']['output']>;
  /** What is proposed. */
  defaultChoice: RetrySeatChoice;
  /** The vendor's seat id; of a counted seat `author-1` or `publisher-2`, within its group. */
  id: Scalars['ID']['output'];
  /** List price of its renewal; null when it is not on sale any more. */
  price?: Maybe<Scalars['Money']['output']>;
  /** What it is now: `Axure RP Team`. */
  productName: Scalars['String']['output'];
  /** What it becomes when it renews, where that is something else or for another term: `Axure RP Pro`, `Monthly`. */
  renewsAs?: Maybe<Scalars['String']['output']>;
};

/** What becomes of a seat when a failed payment is made good. */
export type RetrySeatChoice =
  /** Ends with the period that was paid last. */
  | 'CANCEL'
  /** Goes on for a term, and is paid for. */
  | 'RENEW';

/** A page of seats. */
export type RetrySeatConnection = {
  __typename?: 'RetrySeatConnection';
  /** The seats of this page. */
  nodes: Array<RetrySeat>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many seats there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** What is to be bought. At least one quantity is above 0. */
export type RpCartInput = {
  /** Seats of Axure RP Enterprise, 0 or more. */
  entQuantity?: Scalars['Int']['input'];
  /** Seats of Axure RP Pro, 0 or more. */
  proQuantity?: Scalars['Int']['input'];
  /** The group to co-term with; null for `New Group`. A group sets the term. */
  subscriptionGroup?: InputMaybe<Scalars['ID']['input']>;
  /** Seats of Axure RP Team, 0 or more. */
  teamQuantity?: Scalars['Int']['input'];
  /** The billing term; ignored when a group is given. */
  term: Term;
};

/** One purchase: the vendor's sale records that share a purchase id, merged. */
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
  /** What was paid for all that match. */
  totalAmount: Scalars['Money']['output'];
  /** How many sales match in all. */
  totalCount: Scalars['Int']['output'];
};

/** An order of sales. */
export type SaleOrder = {
  /** Which way. */
  direction: SortDirection;
  /** By what. */
  field: SaleOrderField;
};

/** What a list of sales can be ordered by. */
export type SaleOrderField =
  /** The amount paid. */
  | 'AMOUNT'
  /** The first product, by name. */
  | 'PRODUCT'
  /** The day of the purchase. */
  | 'PURCHASED_DATE'
  /** The length of the term. */
  | 'TERM';

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

/** One license that can be assigned to one person. */
export type Seat = License & {
  __typename?: 'Seat';
  /** Whether the viewer may assign this seat, and why not. */
  assignEligibility: Eligibility;
  /** Who uses the seat; null when nobody does. */
  assignedTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** Whether the seat may be canceled by the viewer, and why not. */
  cancelEligibility: Eligibility;
  /** Set when the seat ends or changes at the end of the term. */
  expireDate?: Maybe<Scalars['Date']['output']>;
  /** The vendor's seat id. */
  id: Scalars['ID']['output'];
  /** Whether a menu offers its owner to cancel it: it goes on. What is offered may still be refused, with the reason. */
  isCancelOffered: Scalars['Boolean']['output'];
  /** Whether the viewer manages this seat. */
  isManager: Scalars['Boolean']['output'];
  /** Whether the viewer may select this seat. */
  isSelectable: Scalars['Boolean']['output'];
  /** Whether a menu offers its owner to uncancel it: it ends, or changes, on a day to come. */
  isUncancelOffered: Scalars['Boolean']['output'];
  /** Whether the viewer uses this seat. */
  isUsedByViewer: Scalars['Boolean']['output'];
  /** What the seat licenses today. */
  licenseType: LicenseType;
  /** E-mail addresses; the viewer's own reads `Me`. */
  managers: Array<Scalars['String']['output']>;
  /** Whether the viewer may change its managers, and why not; an owner who is none of them may become one. */
  managersEligibility: Eligibility;
  /** Free text of the managers; may be empty. */
  note: Scalars['String']['output'];
  /** The key for use without the internet; null where the viewer may not have it, and until it is sent for the first time. */
  offlineKey?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may have the offline key sent, and why not. */
  offlineKeyEligibility: Eligibility;
  /** What changes at the end of the term, and a label beside it; both empty reads `None`. */
  pendingChange: PendingChange;
  /** `Axure RP Pro`. */
  productName: Scalars['String']['output'];
  /** The day the seat was bought. */
  purchaseDate: Scalars['Date']['output'];
  /** The state of the seat today. */
  status: SeatStatus;
  /** The group the seat belongs to. */
  subscriptionId: Scalars['ID']['output'];
  /** Whether the seat may go on again by the viewer, and why not. */
  uncancelEligibility: Eligibility;
};

/** A seat and who shall use it. */
export type SeatAssignmentInput = {
  /** Who shall use the seat; the empty string frees it. */
  email: Scalars['String']['input'];
  /** Whether that person shall manage the seat as well. */
  isManager?: InputMaybe<Scalars['Boolean']['input']>;
  /** The seat to assign. */
  seatId: Scalars['ID']['input'];
  /** Who used the seat when it was looked at, the empty string for nobody. A seat that somebody else has is left then, with a refusal (`CONFLICT`) that says what stands there; without it whatever is there is replaced. */
  seen?: InputMaybe<Scalars['String']['input']>;
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
  /** How many of the seats that match the viewer may select. */
  selectableCount: Scalars['Int']['output'];
  /** The ids of those; costs no seats. */
  selectableIds: Array<Scalars['ID']['output']>;
  /** How many seats match in all. */
  totalCount: Scalars['Int']['output'];
};

/** One choice of a filter. */
export type SeatFacet = {
  __typename?: 'SeatFacet';
  /** How many seats would match. */
  count: Scalars['Int']['output'];
  /** In words. */
  name: Scalars['String']['output'];
  /** What the filter takes. */
  value: Scalars['String']['output'];
};

/** How many seats would match if the filter said this or that of one thing, everything else that it says unchanged. */
export type SeatFacets = {
  __typename?: 'SeatFacets';
  /** By edition, those without seats left out. */
  editions: Array<SeatFacet>;
  /** Seats that end within 90 days. */
  endingSoon: Scalars['Int']['output'];
  /** By group, those without seats left out. */
  groups: Array<SeatFacet>;
  /** By manager, the viewer first, then the 100 who manage most. */
  managers: Array<SeatFacet>;
  /** The last of these days, for `endsBy`. */
  soonUntil: Scalars['Date']['output'];
  /** By state, those without seats left out. */
  statuses: Array<SeatFacet>;
  /** Seats that nobody uses. */
  unassigned: Scalars['Int']['output'];
  /** Seats whose user uses another one besides. */
  userHasSeveral: Scalars['Int']['output'];
};

/** Which seats of a group; everything given must hold. */
export type SeatFilter = {
  /** Only seats of these editions; empty means all. */
  editions?: InputMaybe<Array<Edition>>;
  /** Only seats that end on this day or earlier, as things stand, and are not over. */
  endsBy?: InputMaybe<Scalars['Date']['input']>;
  /** Only seats of these groups; empty means all. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only seats with, or only seats without, an assigned user. */
  isAssigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only seats that this address manages; `Me` is the viewer. */
  managedBy?: InputMaybe<Scalars['String']['input']>;
  /** Matches assigned user, note, manager and edition, ignoring case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only seats in one of these states; empty means all. */
  status?: InputMaybe<Array<SeatStatus>>;
  /** Only seats whose user uses another one besides, or only the others. */
  userHasSeveral?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Somebody who manages seats of a selection. */
export type SeatManager = {
  __typename?: 'SeatManager';
  /** The address; the viewer's own reads `Me`. */
  name: Scalars['String']['output'];
  /** How many of the seats he manages. */
  seatCount: Scalars['Int']['output'];
};

/** Seats of all groups that match, counted, named and as a table. */
export type SeatMatches = {
  __typename?: 'SeatMatches';
  /** The seats as a table (CSV), a page at a time; the first begins with the names of the columns. To be joined as they are. */
  csv: CsvPage;
  /** What further choices would find. */
  facets: SeatFacets;
  /** The ids of those, by group; costs no seats. */
  selectable: Array<GroupSeatIds>;
  /** How many of these the viewer may select. */
  selectableCount: Scalars['Int']['output'];
  /** How many match. */
  totalCount: Scalars['Int']['output'];
};


/** Seats of all groups that match, counted, named and as a table. */
export type SeatMatchesCsvArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SeatOrder>;
};

/** A note, and the seats that have it. */
export type SeatNote = {
  __typename?: 'SeatNote';
  /** The text. */
  note: Scalars['String']['output'];
  /** The seats. */
  seatIds: Array<Scalars['ID']['output']>;
};

/** Order of the seats of one group; the default is PURCHASE_DATE DESC. Ties by id, empty values last. */
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

/** Steps that are taken together, at most 500 seats. */
export type SeatPlan = {
  __typename?: 'SeatPlan';
  /** Stands for exactly these steps of this customer; `applySeatPlan` takes no others. */
  id: Scalars['ID']['output'];
  /** How many seats change. */
  seatCount: Scalars['Int']['output'];
  /** The steps, equal ones told once. */
  steps: Array<SeatStep>;
};

/** Licenses of any kind and any groups, looked at together. */
export type SeatSelection = {
  __typename?: 'SeatSelection';
  /** For which of the seats an action can be asked: groups that refuse it are no reason to leave out the others. */
  actionable: ActionableSeats;
  /** Whether the viewer owns all of them: an owner who gave up managing them can take it up again. */
  isOwner: Scalars['Boolean']['output'];
  /** The same of licenses of every kind, perpetual ones too. */
  licenses: Array<License>;
  /** Everybody who manages some of them, the viewer first, then by address. */
  managers: Array<SeatManager>;
  /** The note that all of them have; null when they differ. */
  note?: Maybe<Scalars['String']['output']>;
  /** Every note among them, with its seats; the empty text for those without one. */
  notes: Array<SeatNote>;
  /** Of the seats of subscriptions among them the first, in the order asked for. */
  seats: Array<Seat>;
  /** The groups that the seats are in, in display order; they change hands as a whole. */
  subscriptions: Array<Subscription>;
  /** How many of the seats the customer can see. */
  totalCount: Scalars['Int']['output'];
  /** Whether the viewer may transfer the ownership of these groups. */
  transferEligibility: Eligibility;
};


/** Licenses of any kind and any groups, looked at together. */
export type SeatSelectionActionableArgs = {
  action: SelectionAction;
};


/** Licenses of any kind and any groups, looked at together. */
export type SeatSelectionLicensesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Licenses of any kind and any groups, looked at together. */
export type SeatSelectionSeatsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Parts of what is written of a seat; null is not meant. */
export type SeatState = {
  __typename?: 'SeatState';
  /** Who uses it; the empty string while it is free. */
  email?: Maybe<Scalars['String']['output']>;
  /** Everybody who manages it. */
  managers?: Maybe<Array<Scalars['String']['output']>>;
  /** Its note. */
  note?: Maybe<Scalars['String']['output']>;
};

/** Parts of what is written of a seat; what is absent or null is not meant. */
export type SeatStateInput = {
  /** Who uses it; the empty string while it is free. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Everybody who manages it. */
  managers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its note. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The state of a seat. */
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

/** The same change of several seats. */
export type SeatStep = {
  __typename?: 'SeatStep';
  /** What the seats have to be for the step to be taken. */
  from: SeatState;
  /** Which seats. */
  seatIds: Array<Scalars['ID']['output']>;
  /** What they become. */
  to: SeatState;
};

/** A step of a plan. */
export type SeatStepInput = {
  /** What the seats have to be. */
  from: SeatStateInput;
  /** Which seats; at most 500 in all steps together. */
  seatIds: Array<Scalars['ID']['input']>;
  /** What they become. */
  to: SeatStateInput;
};

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

/** Seats after a change, or why nothing was done. */
export type SeatsPayload = MutationPayload & {
  __typename?: 'SeatsPayload';
  /** The same of licenses of every kind. Those of them that are the viewer's no longer are left out. */
  licenses?: Maybe<Array<License>>;
  /** The seats of the change as they are now, those alone that are named here. */
  seats?: Maybe<Array<Seat>>;
  /** Their groups as they are now. */
  subscriptions?: Maybe<Array<Subscription>>;
  /** True when everything asked for was done. Of `assignSeats` a part may be done when it is false. */
  success: Scalars['Boolean']['output'];
  /** The way back, to be given to `applySeatPlan`: what was before, of each seat that changed. Null when nothing was sent. */
  undo?: Maybe<Array<SeatPlan>>;
  /** Why not, with the seats concerned; empty on success. */
  userErrors: Array<UserError>;
  /** The customer as changed. */
  viewer?: Maybe<User>;
};


/** Seats after a change, or why nothing was done. */
export type SeatsPayloadLicensesArgs = {
  among: Array<Scalars['ID']['input']>;
};


/** Seats after a change, or why nothing was done. */
export type SeatsPayloadSeatsArgs = {
  among: Array<Scalars['ID']['input']>;
};

/** Seats that had the same note. */
export type SeenNoteInput = {
  /** Their note; the empty string where there was none. */
  note: Scalars['String']['input'];
  /** Which seats. */
  seatIds: Array<Scalars['ID']['input']>;
};

/** What is refused group by group. */
export type SelectionAction =
  /** `cancelSeats`. */
  | 'CANCEL'
  /** `changeEdition`, to any edition. */
  | 'EDITION'
  /** `changeTerm`, to any term. */
  | 'TERM'
  /** `transferOwner`, of the whole groups. */
  | 'TRANSFER'
  /** `uncancelSeats`. */
  | 'UNCANCEL';

/** A reason, and how many of the seats it is about. */
export type SelectionRefusal = {
  __typename?: 'SelectionRefusal';
  /** The exact text to show. */
  message: Scalars['String']['output'];
  /** How many seats. */
  seatCount: Scalars['Int']['output'];
};

/** The seat whose offline key is sent. */
export type SendOfflineKeyInput = {
  /** A seat of Axure RP that is assigned. */
  seatId: Scalars['ID']['input'];
};

/** An offline key that was sent, or why it was not. */
export type SendOfflineKeyPayload = MutationPayload & {
  __typename?: 'SendOfflineKeyPayload';
  /** The key, to be copied; null when it was not sent. */
  key?: Maybe<Scalars['String']['output']>;
  /** True when the mail with the key is on its way. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
};

/** Why selected seats are left out of a change. */
export type SkipReason =
  /** They are canceled. */
  | 'CANCELED'
  /** They have ended. */
  | 'ENDED'
  /** It is what they already are, or will be. */
  | 'SAME';

/** Seats that are left out of a change for one reason. */
export type SkippedSeats = {
  __typename?: 'SkippedSeats';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Why. */
  reason: SkipReason;
  /** Which; of counted seats none. */
  seatIds: Array<Scalars['ID']['output']>;
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

/** Who gets receipts of renewals. */
export type StoreInvoiceEmailsInput = {
  /** Whether they are sent. */
  isOn: Scalars['Boolean']['input'];
  /** To whom; each must contain `@`. */
  recipients: Array<Scalars['String']['input']>;
};

/** What became of the setting. */
export type StoreInvoiceEmailsPayload = MutationPayload & {
  __typename?: 'StoreInvoiceEmailsPayload';
  /** The setting as it is now; null when refused. */
  renewalReceipts?: Maybe<RenewalReceipts>;
  /** True when the setting is stored. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** The customer it belongs to; null when refused. */
  viewer?: Maybe<User>;
};

/** A subscription with its seats: the portal's "group". */
export type Subscription = {
  __typename?: 'Subscription';
  /** Whether the viewer may add users here, and where that leads. */
  addUsers?: Maybe<AddUsersTarget>;
  /** Whether the viewer may name it: it is theirs, and the vendor keeps names. */
  canName: Scalars['Boolean']['output'];
  /** Whether the viewer may bring the group back: it is over and theirs. */
  canReactivate: Scalars['Boolean']['output'];
  /** Seats per edition that have not ended, editions without seats left out. */
  editionCounts: Array<EditionCount>;
  /** `2 Pro, 1 Team`. */
  editionSummary: Scalars['String']['output'];
  /** Last covered day. */
  expireDate: Scalars['Date']['output'];
  /** When the first automatic payment failed. */
  firstFailedPaymentDate?: Maybe<Scalars['Date']['output']>;
  /** The name that its owner gave it besides; null without one. */
  givenName?: Maybe<Scalars['String']['output']>;
  /** The vendor's subscription id. */
  id: Scalars['ID']['output'];
  /** Whether the vendor renews the group automatically. */
  isAutoRenew: Scalars['Boolean']['output'];
  /** Whether every seat is canceled; the group stays usable to its end. */
  isCanceled: Scalars['Boolean']['output'];
  /** A payment failed and the group is not canceled. */
  isPastDue: Scalars['Boolean']['output'];
  /** Bought by purchase order; the vendor's sentinel never leaves the gateway. */
  isPurchaseOrder: Scalars['Boolean']['output'];
  /** Whether the viewer may select rows: he manages every seat, or owns the group and manages some. */
  isSelectable: Scalars['Boolean']['output'];
  /** Whether the viewer manages any of its seats, one that has ended included. */
  managesSeats: Scalars['Boolean']['output'];
  /** `Group 5`, or `Group 5 (Design)` where its owner gave it a name besides; as it is shown and mailed. */
  name: Scalars['String']['output'];
  /** The day after the last covered day, on which the group renews and is charged for; null where it does not: canceled, past due, over, or bought by purchase order. */
  nextBillingDate?: Maybe<Scalars['Date']['output']>;
  /** The next automatic charge, when nothing is changed until then, by the rules of the renewal run; null where nothing renews, and for everybody but the owner. */
  nextRenewal?: Maybe<NextRenewal>;
  /** `Group N`: what the viewer calls it, for good. From 1, the oldest first; RP and cloud share one row of numbers. */
  number: Scalars['Int']['output'];
  /** Who pays. */
  owner: SubscriptionOwner;
  /** A requested transfer of ownership, if any. */
  pendingTransfer?: Maybe<PendingTransfer>;
  /** Where the viewer may renew a purchase order; null for everybody else and for other groups. */
  renew?: Maybe<RenewTarget>;
  /** The seats of the group, a page at a time. */
  seats: SeatConnection;
  /** Where the group is listed. */
  section: SubscriptionSection;
  /** First covered day of the current period. */
  startDate: Scalars['Date']['output'];
  /** `Renews …`, `Expires …`, `Ended on …` or `Payment failed on …`. */
  statusLine: StatusText;
  /** The billing term in force. */
  term: Term;
  /** `Monthly`, `Annual`, `2 Year` or `3 Year`. */
  termName: Scalars['String']['output'];
  /** How many of its seats the viewer does not manage; an owner may become their manager. */
  unmanagedSeatCount: Scalars['Int']['output'];
};


/** A subscription with its seats: the portal's "group". */
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

/** Lines of product; groups of different kinds never mix. */
export type SubscriptionKind =
  /** Authors of an organization in Axure Cloud. */
  | 'CLOUD'
  /** Authors and publishers of Cloud for Business. */
  | 'CLOUD_FOR_BUSINESS'
  /** Bundles of Cloud for Business, known by a domain. */
  | 'LEGACY_ASE'
  /** Axure RP seats. */
  | 'RP';

/** The customer who pays for a group. */
export type SubscriptionOwner = {
  __typename?: 'SubscriptionOwner';
  /** Name to show: `Me` for the viewer, else the owner's e-mail. */
  displayName: Scalars['String']['output'];
  /** The owner's address. */
  email: Scalars['EmailAddress']['output'];
  /** Whether the viewer is the owner. */
  isViewer: Scalars['Boolean']['output'];
  /** Address of the owner's photo, null when there is none. */
  profileImg?: Maybe<Scalars['URL']['output']>;
};

/** Where a group is listed. */
export type SubscriptionSection =
  /** Can be used today, or waits for the viewer to accept its ownership. */
  | 'ACTIVE'
  /** Its last covered day has passed. */
  | 'EXPIRED'
  /** Starts later. */
  | 'UPCOMING';

/** Billing terms on sale; codes 1, 2, 4 and 5 of the vendor. */
export type Term =
  /** One year, code 2. */
  | 'ANNUAL'
  /** One month, code 1. */
  | 'MONTHLY'
  /** Three years, code 5. */
  | 'THREE_YEARS'
  /** Two years, code 4. */
  | 'TWO_YEARS';

/** A change of billing term: of seats, or of one whole group. */
export type TermChangeInput = {
  /** The term to change to. */
  newTerm: Term;
  /** RP seats, of one group or several; empty with `subscriptionId`. */
  seatIds?: Array<Scalars['ID']['input']>;
  /** A whole group instead: an RP subscription or a cloud group. */
  subscriptionId?: InputMaybe<Scalars['ID']['input']>;
};

/** The price of one edition for one billing term. */
export type TermPrice = {
  __typename?: 'TermPrice';
  /** Price divided by 12, 24 or 36; the price itself for monthly. */
  perMonth: Scalars['Money']['output'];
  /** For the whole term, per seat. */
  price: Scalars['Money']['output'];
  /** The vendor's product code. */
  productCode: Scalars['Int']['output'];
  /** `/Month`, `/Year`, `/2 yrs.`, `/3 yrs.`. */
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

/** Groups to be offered, by their seats. */
export type TransferOwnerInput = {
  /** The address of the new owner, as typed; it needs no account yet. */
  newOwnerEmail: Scalars['String']['input'];
  /** Seats of the groups, at least one; the groups change hands as a whole. */
  seatIds: Array<Scalars['ID']['input']>;
};

/** What became of an offer. */
export type TransferPayload = MutationPayload & {
  __typename?: 'TransferPayload';
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
  /** Why not; empty on success. */
  userErrors: Array<UserError>;
  /** With the groups as they are now; null when nothing changed. */
  viewer?: Maybe<User>;
};

/** A group that is offered to the viewer. */
export type TransferPreview = {
  __typename?: 'TransferPreview';
  /** Where the new owner may have it renew automatically afterwards; null where it cannot. */
  autoRenewPath?: Maybe<Scalars['URL']['output']>;
  /** `2 Pro, 1 Team` or `10 authors`. */
  contents: Scalars['String']['output'];
  /** When that is charged: the day after the last covered one; null when the group does not renew. */
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** Last covered day. */
  expireDate: Scalars['Date']['output'];
  /** `Group 2`, as on the page of its products. */
  groupName: Scalars['String']['output'];
  /** What is paid for then, per product. */
  lines: Array<CartLine>;
  /** Whether a card is asked for and kept; else it is accepted without one, on arriving. */
  needsCard: Scalars['Boolean']['output'];
  /** Who owns it until it is accepted. */
  ownerEmail: Scalars['String']['output'];
  /** Stands for everything that is shown; pass it to the mutation. */
  previewId: Scalars['ID']['output'];
  /** `Monthly`, `Annual`, `2 Year` or `3 Year`. */
  termName: Scalars['String']['output'];
  /** What the next renewal costs by the prices of today, renewal coupons of the viewer taken off; `0.00` when there is none. */
  total: Scalars['Money']['output'];
};

/** What taking a group over comes to, or why the viewer cannot. */
export type TransferPreviewPayload = {
  __typename?: 'TransferPreviewPayload';
  /** Null when the group is unknown, or is not offered to the viewer. */
  transfer?: Maybe<TransferPreview>;
  /** Why not; empty when it can be taken over. */
  userErrors: Array<UserError>;
};

/** A new billing name. */
export type UpdateBillingNameInput = {
  /** The name on invoices and licenses, at most 255 characters; surrounding blanks are dropped. */
  company: Scalars['String']['input'];
};

/** A card and what belongs to it. */
export type UpdatePaymentMethodInput = {
  /**
   * Without a nonce: the `version` of the card that the form showed. When that is no longer on file, the change is refused
   * with `The card on file was changed meanwhile. Please check it and try again.` Null takes whatever is on file.
   */
  cardVersion?: InputMaybe<Scalars['String']['input']>;
  /** Name on the card. */
  cardholderName: Scalars['String']['input'];
  /** City. */
  city?: Scalars['String']['input'];
  /** Country name, as in the list of the card form. */
  country: Scalars['String']['input'];
  /** 1 to 12. */
  expirationMonth: Scalars['Int']['input'];
  /** Four digits. */
  expirationYear: Scalars['Int']['input'];
  /** What the provider made of the card; null leaves the card on file and changes only what follows. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  /** Zip or postal code; required for the United States of America. */
  postalCode?: Scalars['String']['input'];
  /** The proof of the captcha. */
  recaptchaToken: Scalars['String']['input'];
  /** State or region. */
  region?: Scalars['String']['input'];
  /** Street and number. */
  streetAddress?: Scalars['String']['input'];
  /** VAT number; kept only for countries that have one. */
  vat?: Scalars['String']['input'];
};

/** A change of the name that is shown. */
export type UpdateProfileNameInput = {
  /** The new name, at most 100 characters; surrounding blanks are dropped. May be empty. */
  name: Scalars['String']['input'];
};

/** Upgrades to a later version that were paid for in advance and are taken with a code. */
export type UpgradeCode = License & {
  __typename?: 'UpgradeCode';
  /** Whether the viewer may apply it, and why not. */
  applyEligibility: Eligibility;
  /** Whether the viewer may assign it, and why not. */
  assignEligibility: Eligibility;
  /** Always null: a code is for licenses, not for a person. */
  assignedTo?: Maybe<Scalars['EmailAddress']['output']>;
  /** The code itself; null for whoever may not use it. */
  code?: Maybe<Scalars['String']['output']>;
  /** The vendor's seat id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer manages this code. */
  isManager: Scalars['Boolean']['output'];
  /** E-mail addresses; the viewer's own reads `Me`. */
  managers: Array<Scalars['String']['output']>;
  /** Whether the viewer may change its managers, and why not. */
  managersEligibility: Eligibility;
  /** Free text of the managers; may be empty. */
  note: Scalars['String']['output'];
  /** What the code upgrades to: `Upgrade to Axure RP 9`. */
  productName: Scalars['String']['output'];
  /** The day the code was bought. */
  purchaseDate: Scalars['Date']['output'];
  /** How many licenses can be upgraded with it in all. */
  total: Scalars['Int']['output'];
  /** How many licenses were upgraded with it. */
  used: Scalars['Int']['output'];
};

/** A page of upgrade codes. */
export type UpgradeCodeConnection = {
  __typename?: 'UpgradeCodeConnection';
  /** The codes of this page. */
  nodes: Array<UpgradeCode>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many codes there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Upgrades that start from one product. */
export type UpgradeLine = {
  __typename?: 'UpgradeLine';
  /** How the total came about; the amounts add up to it. */
  derivation: Array<DerivationStep>;
  /** `Axure RP 9 Team, upgrade from Axure RP 8 Pro`. */
  product: Scalars['String']['output'];
  /** How many licenses. */
  quantity: Scalars['Int']['output'];
  /** For all of them. */
  total: Scalars['Money']['output'];
};

/** What became of the order of upgrades. */
export type UpgradeOrderPayload = MutationPayload & {
  __typename?: 'UpgradeOrderPayload';
  /** The price as it is now, when it changed since the preview. */
  preview?: Maybe<UpgradePreview>;
  /** What became of the attempt. */
  state: OrderState;
  /** True when state is DONE. */
  success: Scalars['Boolean']['output'];
  /** The order number, when DONE. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Why not; empty on success and while the outcome is unknown. */
  userErrors: Array<UserError>;
  /** With the licenses and billing information as they are now. */
  viewer?: Maybe<User>;
};

/** What an upgrade of perpetual licenses to Axure RP 9 Team costs. */
export type UpgradePreview = {
  __typename?: 'UpgradePreview';
  /** The same by the products they start from, each with its derivation; the totals add up to `total`. */
  lines: Array<UpgradeLine>;
  /** Stands for everything the price depends on; pass it to the purchase. */
  previewId: Scalars['ID']['output'];
  /** Licenses that will be upgraded, one by one. */
  seats: Array<UpgradeSeat>;
  /** The licenses that are left out, each with why. */
  skipped: Array<PerpetualLicense>;
  /** Ids of licenses that cannot be upgraded and are left out. */
  skippedSeatIds: Array<Scalars['ID']['output']>;
  /** What will be charged. */
  total: Scalars['Money']['output'];
};

/** A priced upgrade, or why it has no price. */
export type UpgradePreviewPayload = {
  __typename?: 'UpgradePreviewPayload';
  /** Null when the upgrade is refused. */
  upgrade?: Maybe<UpgradePreview>;
  /** Why not; empty when there is a price. */
  userErrors: Array<UserError>;
};

/** One perpetual license with its upgrade price. */
export type UpgradeSeat = {
  __typename?: 'UpgradeSeat';
  /** All else that is known of it. */
  license: PerpetualLicense;
  /** As it will be: `Axure RP 9 Team`. */
  newProduct: Scalars['String']['output'];
  /** 400 for Pro, 199 for Team, by the product's name. */
  price: Scalars['Money']['output'];
  /** As it is now: `Axure RP 8 Pro`. */
  product: Scalars['String']['output'];
  /** The license. */
  seatId: Scalars['ID']['output'];
};

/** A license that somebody uses. */
export type UsedLicense = {
  __typename?: 'UsedLicense';
  /** The license. */
  license: License;
  /** Its group; null for perpetual licenses. */
  subscription?: Maybe<Subscription>;
};

/** A customer of the vendor. */
export type User = {
  __typename?: 'User';
  /** What was done to the licenses that the viewer owns or manages, the newest first; null where the vendor keeps no record of it. */
  activity?: Maybe<ActivityConnection>;
  /** Who of a list would get which seat. Nothing is written: `applySeatPlan` takes the parts of the plan, one after the other. */
  assignmentPlan?: Maybe<AssignmentPlan>;
  /** Billing name and card on file; null when it could not be read. */
  billingInfo?: Maybe<BillingInfo>;
  /** Free text of the account service; shown nowhere. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The customer's cloud groups, in display order: Upcoming, Active (transfers to accept first), Expired; newest purchase first within each. */
  cloudGroups?: Maybe<CloudGroupConnection>;
  /** Education licenses that the customer owns, manages or uses, newest purchase first. */
  educationSeats?: Maybe<EducationSeatConnection>;
  /** The address that identifies the customer towards the vendor. */
  email: Scalars['EmailAddress']['output'];
  /** The vendor's user id. */
  id: Scalars['ID']['output'];
  /** Whether Axure Cloud for organizations is sold to this customer. */
  isCloudAuthorEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a support delegate acts for this customer through cookies. */
  isDelegate: Scalars['Boolean']['output'];
  /**
   * False from the moment a new address is taken until the link that was mailed to it is used. Licenses that others give
   * the address in the meantime are in none of this customer's lists until then.
   */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** The name shown in the header; may be empty. */
  name: Scalars['String']['output'];
  /** Everybody who uses or manages licenses that the viewer sees and that have not ended, by address. */
  people?: Maybe<PersonConnection>;
  /** Perpetual licenses that the customer owns, manages or uses, newest purchase first. */
  perpetualLicenses?: Maybe<PerpetualLicenseConnection>;
  /** One of them; null for everybody else. */
  person?: Maybe<Person>;
  /** Which kinds of product the customer has. */
  productKinds?: Maybe<ProductKinds>;
  /**
   * Address of the profile photo, null when there is none: a path on the portal's own host that needs the session like
   * everything else, or an absolute address of a photo that the vendor keeps elsewhere.
   */
  profileImg?: Maybe<Scalars['URL']['output']>;
  /** All receipts of a period as one file, with what is in it before it is downloaded. */
  receiptArchive?: Maybe<ReceiptArchive>;
  /** What will be charged automatically in the next twelve months for what the customer owns, when nothing is changed, by the rules of the renewal run. */
  renewalForecast?: Maybe<RenewalForecast>;
  /** Who gets renewal receipts by mail. */
  renewalReceipts?: Maybe<RenewalReceipts>;
  /** One purchase of the history; null when there is none with this number. */
  sale?: Maybe<Sale>;
  /** Sales, newest first, one per purchase. */
  sales?: Maybe<SaleConnection>;
  /** Seats of all groups of RP that match. */
  seatMatches?: Maybe<SeatMatches>;
  /** Seats of any groups looked at together, for the dialogs over a selection. */
  seatSelection?: Maybe<SeatSelection>;
  /** Counts over all RP seats that have not ended. */
  seatSummary?: Maybe<SeatSummary>;
  /** What was paid, by year, month and product, newest year first; only years with a sale. */
  spending?: Maybe<Array<YearSpending>>;
  /** One group by id; null when unknown or not visible to the customer. */
  subscription?: Maybe<Subscription>;
  /** The customer's RP subscription groups, in display order: Upcoming, Active (transfers to accept first), Expired; newest purchase first within each. */
  subscriptions?: Maybe<SubscriptionConnection>;
  /** Upgrades that were paid for in advance, newest purchase first. */
  upgradeCodes?: Maybe<UpgradeCodeConnection>;
};


/** A customer of the vendor. */
export type UserActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A customer of the vendor. */
export type UserAssignmentPlanArgs = {
  input: AssignmentPlanInput;
};


/** A customer of the vendor. */
export type UserCloudGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  section?: InputMaybe<SubscriptionSection>;
};


/** A customer of the vendor. */
export type UserEducationSeatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A customer of the vendor. */
export type UserIsCloudAuthorEnabledArgs = {
  isRequested?: Scalars['Boolean']['input'];
};


/** A customer of the vendor. */
export type UserPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A customer of the vendor. */
export type UserPerpetualLicensesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A customer of the vendor. */
export type UserPersonArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** A customer of the vendor. */
export type UserReceiptArchiveArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** A customer of the vendor. */
export type UserSaleArgs = {
  id: Scalars['ID']['input'];
};


/** A customer of the vendor. */
export type UserSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  orderBy?: InputMaybe<SaleOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** A customer of the vendor. */
export type UserSeatMatchesArgs = {
  filter?: InputMaybe<SeatFilter>;
};


/** A customer of the vendor. */
export type UserSeatSelectionArgs = {
  seatIds: Array<Scalars['ID']['input']>;
};


/** A customer of the vendor. */
export type UserSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


/** A customer of the vendor. */
export type UserSubscriptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  renewsFrom?: InputMaybe<Scalars['Date']['input']>;
  renewsTo?: InputMaybe<Scalars['Date']['input']>;
  section?: InputMaybe<SubscriptionSection>;
  withSeats?: InputMaybe<SeatFilter>;
};


/** A customer of the vendor. */
export type UserUpgradeCodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One refusal, its text resolved by the fallback order of the message catalogue. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of refusal, for programs. */
  code: UserErrorCode;
  /** Path of the field at fault within `input`, for example `cart.proQuantity`, or the argument's name; null where no single one is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The exact text to show. */
  message: Scalars['String']['output'];
  /** The seats concerned, empty when the refusal is about the whole request. */
  seatIds: Array<Scalars['ID']['output']>;
};

/** Why a mutation was refused. Refusals are data; outages are GraphQL errors. */
export type UserErrorCode =
  /** The attempt id was used before for another order. */
  | 'ATTEMPT_REUSED'
  /** The proof of the captcha was missing, reused or expired. */
  | 'CAPTCHA_FAILED'
  /** The card was declined. Nothing was charged. */
  | 'CARD_DECLINED'
  /** Somebody else has changed it since it was shown. */
  | 'CONFLICT'
  /** The cart has no seat or license. */
  | 'EMPTY_CART'
  /** The vendor refused to sign in for a reason of its own. */
  | 'INVALID_CREDENTIALS'
  /** A value is malformed, missing or out of its bounds; `field` names it. */
  | 'INVALID_INPUT'
  /** The payment flags contradict each other or what is on file, or another card is on file than was shown. */
  | 'INVALID_PAYMENT_METHOD'
  /** Neither a billing name nor first and last name were given. */
  | 'LICENSEE_REQUIRED'
  /** The signed-in customer may not do this. */
  | 'NOT_ALLOWED'
  /** The state of what was selected does not allow it; the message says why. */
  | 'NOT_ELIGIBLE'
  /** The object does not exist or does not belong to the signed-in customer. */
  | 'NOT_FOUND'
  /** Ownership of the subscription is required. */
  | 'NOT_OWNER'
  /** The vendor service could not be reached or asked; nothing was sent. */
  | 'NO_ANSWER'
  /** The order was withdrawn before it arrived. Nothing was charged; order again with a new attempt id. */
  | 'ORDER_WITHDRAWN'
  /** The price or what it depends on changed since the preview; the payload carries the new preview. Nothing was charged. */
  | 'PRICE_CHANGED'
  /** The vendor service refused with its own text, given in `message`. */
  | 'VENDOR_REFUSED';

/** What would come of selected seats. */
export type WhatIf = {
  __typename?: 'WhatIf';
  /** Today, the first day of the twelve months. */
  from: Scalars['Date']['output'];
  /** As things are first, then editions and billing terms, the lowest and the shortest first, then the end of the seats. */
  scenarios: Array<WhatIfScenario>;
  /** How many seats are selected. */
  seatCount: Scalars['Int']['output'];
  /** Their last day. A charge a year from today is one of the next twelve months. */
  to: Scalars['Date']['output'];
};

/** What might be done with the seats. */
export type WhatIfKind =
  /** Nothing: what waits, waits. */
  | 'AS_IS'
  /** The seats end with their term. */
  | 'CANCEL'
  /** Another edition. */
  | 'EDITION'
  /** Another billing term. */
  | 'TERM';

/** What would come of seats, or why nothing can be told. */
export type WhatIfPayload = {
  __typename?: 'WhatIfPayload';
  /** Null when it is refused. */
  comparison?: Maybe<WhatIf>;
  /** Why it is refused, with the exact text; empty when there is a comparison. */
  userErrors: Array<UserError>;
};

/** One thing that might be done, with what would come of it for the groups of the seats. */
export type WhatIfScenario = {
  __typename?: 'WhatIfScenario';
  /** How much more the total is than that of `AS_IS`; negative where it is less. */
  difference?: Maybe<Scalars['Money']['output']>;
  /** What would be charged now. */
  dueNow?: Maybe<Scalars['Money']['output']>;
  /** Today, or the end of the term that it waits for; null when that is not one day for all of the seats, or nothing is done. */
  effectiveOn?: Maybe<Scalars['Date']['output']>;
  /** What is done. */
  kind: WhatIfKind;
  /** The edition; null unless it is about one. */
  licenseType?: Maybe<LicenseType>;
  /** Why it is refused, with the exact text; then there are no amounts. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The renewals of the groups concerned within the twelve months, as they would be then. */
  renewals?: Maybe<Scalars['Money']['output']>;
  /** Of the selected seats, those that it would be done to; null when it is refused. */
  seatCount?: Maybe<Scalars['Int']['output']>;
  /** The seats to ask for it with, where some of the groups refuse it whatever is chosen; null for all that are selected. */
  seatIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The term; null unless it is about one. */
  term?: Maybe<Term>;
  /** `dueNow` and `renewals`. */
  total?: Maybe<Scalars['Money']['output']>;
};

/** What became of an order that was given up. */
export type WithdrawOrderPayload = MutationPayload & {
  __typename?: 'WithdrawOrderPayload';
  /** What is known of the attempt. */
  status: OrderStatus;
  /** True when the order is not carried out, now or later. */
  success: Scalars['Boolean']['output'];
  /** Always empty: why an order was refused is in `status`. */
  userErrors: Array<UserError>;
};

/** What was paid in one calendar year. */
export type YearSpending = {
  __typename?: 'YearSpending';
  /** Twelve amounts, January to December. */
  months: Array<Scalars['Money']['output']>;
  /** The same by product, the one most was paid for first; the products add up to the total, month by month. */
  products: Array<ProductSpending>;
  /** How many purchases were made. */
  saleCount: Scalars['Int']['output'];
  /** The sum of the months. */
  total: Scalars['Money']['output'];
  /** The calendar year. */
  year: Scalars['Int']['output'];
};

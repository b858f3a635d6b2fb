export const typeDefs = /* GraphQL */ `
"""
The customer portal: what the web client shows and the vendor's internal tools ask. There is no subscription root: \`Subscription\` is a product.
"""
schema {
  query: Query
  mutation: Mutation
}

"""Where \`+ Add Users\` leads."""
type AddUsersTarget {
  """The portal path to go to."""
  path: URL!
}

"""A coupon on a line of a cart (COUP-07)."""
type AppliedCoupon {
  """The coupon used."""
  couponId: ID!

  """The vendor's words for it."""
  description: String!

  """Discount per item."""
  discPerItem: Money!

  """\`GOV\`, \`EDU\`, \`NPO\`, else the description (PRICE-20)."""
  label: String!

  """On how many items."""
  qty: Int!

  """\`discPerItem\` × \`qty\`."""
  totalDisc: Money!

  """Uses left after this cart."""
  usesLeft: Int!
}

"""Which seat, and for whom."""
input AssignSeatInput {
  """Who shall use the seat; the empty string frees it."""
  email: String!

  """The seat to assign."""
  seatId: ID!
}

"""The seat after the assignment, or why nothing was done."""
type AssignSeatPayload implements MutationPayload {
  """The seat as it is now; null when it is not the viewer's."""
  seat: Seat

  """The group with its counts as they are now."""
  subscription: Subscription

  """True when the seat was assigned or freed."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!
}

"""A session that is still good."""
type AuthSession {
  """The token that replaces the stored one (AUTH-13)."""
  authToken: String!

  """Always true; kept because the vendor's answer has it."""
  success: Boolean!
}

"""Billing name and card on file of one customer."""
type BillingInfo {
  """Null when no card is on file."""
  card: CardOnFile

  """The billing name; empty when none is set."""
  company: String!

  """Whether a card is on file."""
  hasExistingPaymentMethod: Boolean!
}

"""What the card form needs to make a nonce and a captcha proof."""
type BillingTokens {
  """The provider's client token for \`braintree-web\`."""
  braintreeToken: String!

  """Which captcha to ask for a proof."""
  captcha: CaptchaConfig!

  """Set only when payments run against the local sandbox (D-26)."""
  localTransport: LocalTransport
}

"""An order: what was previewed, for whom, and how it is paid."""
input BuyRpSubscriptionInput {
  """
  Made by the client when the checkout opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """The cart that was previewed."""
  cart: RpCartInput!

  """Who the licences are made out to."""
  licensee: LicenseeInput!

  """How to pay."""
  payment: PaymentInput!

  """Of the preview that was shown."""
  previewId: ID!

  """The total that was shown."""
  total: Money!
}

"""Which captcha runs, and with what key."""
type CaptchaConfig {
  """
  Where the offline stand-in issues its single-use token; null for the real one.
  """
  challengeUrl: URL

  """The captcha to run."""
  provider: CaptchaProvider!

  """The public key of the captcha."""
  siteKey: String!
}

"""Who tells humans from programs."""
enum CaptchaProvider {
  """Local stand-in; no proof of a human. Refused in production."""
  OFFLINE

  """Google's invisible reCAPTCHA, version 2."""
  RECAPTCHA_V2_INVISIBLE
}

"""
The one card on file. The number is never known here, only its last four digits.
"""
type CardOnFile {
  """Brand as the provider names it, for example \`Visa\`."""
  cardType: String!

  """Name on the card."""
  cardholderName: String!

  """Country name, as in the list of the card form."""
  country: String!

  """1 to 12."""
  expirationMonth: Int!

  """Four digits."""
  expirationYear: Int!

  """The last four digits."""
  lastFour: String!

  """City."""
  locality: String!

  """Four asterisks for American Express, else three (CARD-03)."""
  maskedCvv: String!

  """Twelve asterisks and the last four digits (CARD-02)."""
  maskedNumber: String!

  """Zip or postal code."""
  postalCode: String!

  """State or region."""
  region: String!

  """Street and number."""
  streetAddress: String!

  """VAT number; empty when none was given."""
  vat: String!
}

"""A priced cart. Its lines add up to its total exactly."""
type Cart {
  """What the credit of co-terming rests on; null for a new group."""
  coTerm: CoTermPeriod

  """The last covered day of the seats bought."""
  expireDate: Date!

  """One line per edition with a quantity."""
  lines: [CartLine!]!

  """The day after the last covered day."""
  nextBillingDate: Date!

  """Stands for everything the price depends on; pass it to the purchase."""
  previewId: ID!

  """The billing term that applies, that of the group when co-terming."""
  term: Term!

  """\`Monthly\`, \`Annual\`, \`2 Year\` or \`3 Year\`."""
  termName: String!

  """What will be charged."""
  total: Money!
}

"""One product of a cart."""
type CartLine {
  """The coupons used on this line."""
  appliedCoupons: [AppliedCoupon!]!

  """How the total came about, step by step; the amounts add up to \`total\`."""
  derivation: [DerivationStep!]!

  """What is licensed."""
  licenseType: LicenseType!

  """List price per item."""
  normalItemPrice: Money!

  """
  For display only: the discounts of this line divided by its quantity (D-51).
  """
  perItemCouponDiscount: Money!

  """Per item; positive lowers the price (PRICE-11)."""
  perItemSubscriptionAdj: Money!

  """\`Axure RP Pro\` (ENUM-05)."""
  product: String!

  """The vendor's product code (T-01)."""
  productCode: Int!

  """How many seats."""
  quantity: Int!

  """What this line costs (PRICE-06)."""
  total: Money!
}

"""A priced cart, or why it has no price."""
type CartPreviewPayload {
  """Null when the cart is refused."""
  cart: Cart

  """Why not; empty when there is a cart."""
  userErrors: [UserError!]!
}

"""A group that new seats can join, so that they renew together."""
type CoTermCandidate {
  """\`2 Pro, 1 Team\`."""
  editionSummary: String!

  """The last covered day."""
  expireDate: Date!

  """\`Group N\`."""
  name: String!

  """The day after the last covered day."""
  nextBillingDate: Date!

  """The group; pass it as \`subscriptionGroup\`."""
  subscriptionId: ID!

  """The group's term, which the cart then has."""
  term: Term!

  """\`Monthly\`, \`Annual\`, \`2 Year\` or \`3 Year\`."""
  termName: String!
}

"""The billing period that bought seats join."""
type CoTermPeriod {
  """
  Days of the period that have passed; negative for a group that starts later.
  """
  elapsedDays: Int!

  """\`Group N\`."""
  name: String!

  """The next billed date, one day after the last covered day."""
  periodEnd: Date!

  """First day of the period."""
  periodStart: Date!

  """The group joined."""
  subscriptionId: ID!

  """The day the price was computed for."""
  today: Date!

  """Days of the whole period."""
  totalDays: Int!
}

"""What one purchase brought."""
type Confirmation {
  """What was paid."""
  amount: Money

  """Seats of Axure RP Enterprise."""
  entCount: Int!

  """The order number."""
  id: ID!

  """Who the licences are made out to."""
  licensee: String!

  """The last covered day."""
  newExpireDate: Date

  """Seats of Axure RP Pro."""
  proCount: Int!

  """The seats bought."""
  seatIds: [ID!]!

  """The group that has the seats; null for perpetual licences."""
  subscriptionId: ID

  """Seats of Axure RP Team."""
  teamCount: Int!

  """Billing term, \`Annual\` for example (CONF-11)."""
  termName: String!

  """Which layout applies."""
  variant: ConfirmationVariant!
}

"""Which of the confirmation's layouts applies (T-13)."""
enum ConfirmationVariant {
  """A Cloud for Business bundle."""
  ASE

  """Cloud authors and publishers."""
  CLOUD

  """Perpetual licences with their keys."""
  PERPETUAL_KEYS

  """Axure RP seats."""
  RP_SUBSCRIPTION

  """A change, reactivation or renewal of a subscription."""
  SUBSCRIPTION_GENERIC
}

"""A discount that applies by itself."""
type Coupon {
  """Per cent of the price, or the resulting price, by \`type\`."""
  amount: Float!

  """The vendor's words for it."""
  description: String!

  """Last day of use; null when it does not end."""
  endDate: Date

  """The vendor's coupon id."""
  id: ID!

  """Whether it applies to renewals, and to nothing else (COUP-08)."""
  isRenewal: Boolean!

  """\`GOV\`, \`EDU\`, \`NPO\`, else the description (PRICE-20)."""
  label: String!

  """Product codes it applies to."""
  productIds: [Int!]!

  """For how many items it was used."""
  qtyUsed: Int!

  """For how many more items it can be used."""
  remainingUses: Int!

  """How it lowers a price."""
  type: CouponType!
}

"""The coupons of one customer."""
type CouponBundle {
  """In the order in which the vendor applies them (D-51)."""
  coupons: [Coupon!]!

  """Loaded and exposed; no effect is described (D-54)."""
  hasRP10Promo: Boolean!
}

"""How a coupon lowers a price."""
enum CouponType {
  """To a fixed price (COUP-04, D-50)."""
  FIXED

  """Not at all (COUP-05)."""
  OTHER

  """By a share of the price (COUP-03)."""
  PERCENT
}

"""A calendar date without a time, \`2026-12-31\`."""
scalar Date

"""An instant in UTC, ISO 8601, \`2026-12-31T09:30:00.000Z\`."""
scalar DateTime

"""What a step of a price is."""
enum DerivationKind {
  """Money added for days before the group starts."""
  ADJUSTMENT

  """A discount."""
  COUPON

  """Money back for days already passed (PRICE-12)."""
  CREDIT

  """The list price of all items."""
  LIST_PRICE
}

"""One step from the list price to the total of a line."""
type DerivationStep {
  """Signed; the steps of a line add up to its total."""
  amount: Money!

  """
  In numbers: \`$504.00 × 100 of 365 days already passed = $138.08 each, × 2\`; null when the label says all.
  """
  explanation: String

  """What the step is."""
  kind: DerivationKind!

  """\`Axure RP Team × 2\`, \`Credit\`, \`Coupon, 20 %\`."""
  label: String!

  """For one item; signed like \`amount\`, which is this times \`quantity\`."""
  perItem: Money!

  """How many items it concerns."""
  quantity: Int!
}

"""Desktop editions, in order of rank (ENUM-03)."""
enum Edition {
  """Axure RP Enterprise, code 2."""
  ENTERPRISE

  """Axure RP Pro, code 0."""
  PRO

  """Axure RP Team, code 1."""
  TEAM
}

"""Seats of one edition."""
type EditionCount {
  """Of these, seats with an assigned user."""
  assigned: Int!

  """The edition counted."""
  edition: Edition!

  """\`Pro\`, \`Team\` or \`Enterprise\`."""
  name: String!

  """Seats that have not ended."""
  total: Int!
}

"""Prices of one edition."""
type EditionPrices {
  """The edition priced."""
  edition: Edition!

  """The licence type that is sold."""
  licenseType: LicenseType!

  """\`Axure RP Pro\`."""
  productName: String!

  """One price per billing term, shortest first."""
  terms: [TermPrice!]!
}

"""What would happen if the viewer asked for it."""
type Eligibility {
  """Whether it would be done."""
  allowed: Boolean!

  """The kind of refusal; null when allowed."""
  code: UserErrorCode

  """Why not, in the words that the refusal would use."""
  message: String
}

"""An e-mail address as the vendor stores it."""
scalar EmailAddress

"""What the account service handed to the browser."""
input ExchangeCodeInput {
  """
  The \`code\` query parameter the account service added; usable once, for minutes.
  """
  code: String!
}

"""Who a licence is made out to (ENUM-09)."""
enum LicenseTo {
  """A company."""
  COMPANY

  """A person."""
  INDIVIDUAL
}

"""What a seat licenses (ENUM-04)."""
enum LicenseType {
  """Author of Cloud for Business, code 14."""
  ACB_CLOUD_AUTHOR

  """Publisher of Cloud for Business, code 15."""
  ACB_RP_PUBLISHER

  """Cloud for Business with 5 publishers, code 3."""
  ASEC5

  """Cloud for Business with 10 publishers, code 4."""
  ASEC10

  """Cloud for Business with 20 publishers, code 5."""
  ASEC20

  """Cloud for Business with 50 publishers, code 6."""
  ASEC50

  """Cloud for Business with 100 publishers, code 7."""
  ASEC100

  """Cloud for Business of a custom size, code 10; not on sale."""
  ASEC_CUSTOM

  """Author of an organization in Axure Cloud, code 13."""
  CLOUD_AUTHOR

  """Axure RP Enterprise, code 2."""
  ENTERPRISE

  """On-premises, custom, code 11; not on sale."""
  ONPREM_CUSTOM

  """On-premises trial, code 12; not on sale."""
  ONPREM_TRIAL

  """Axure RP Pro, code 0."""
  PRO

  """Axure RP Team, code 1."""
  TEAM
}

"""Who the licences are made out to (CART-24)."""
input LicenseeInput {
  """Name of the company; optional."""
  company: String! = ""

  """Required for a person, and without a billing name (CART-08)."""
  firstName: String! = ""

  """As the first name."""
  lastName: String! = ""

  """A company, or a person."""
  licenseTo: LicenseTo! = COMPANY
}

"""A labelled link, from settings."""
type Link {
  """Where it leads."""
  href: URL!

  """The text to show."""
  label: String!
}

"""
Which provider hosts the client maps to which path of the portal's own origin, in local mode alone.
"""
type LocalTransport {
  """The path that takes their place."""
  base: URL!

  """Made-up provider hosts whose requests are to be mapped."""
  hosts: [String!]!
}

"""Credentials of the account service."""
input LoginInput {
  """The sign-in address."""
  loginEmail: EmailAddress!

  """The password; never logged."""
  password: String!
}

"""A new session, or why there is none."""
type LoginPayload implements MutationPayload {
  """Null when refused."""
  authToken: String

  """True when a session was made."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!

  """The customer now signed in; null when refused."""
  viewer: User
}

"""What became of the session."""
type LogoutPayload implements MutationPayload {
  """True when the vendor ended the session."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!
}

"""
An amount in USD as a decimal string with exactly two digits, \`"1234.50"\`; negative amounts start with \`-\`.
"""
scalar Money

"""
Everything that changes something. A field that fails is null; a refusal is data (D-111).
"""
type Mutation {
  """
  Assigns one seat to an e-mail address, or frees it when the address is empty (SEAT-01, SEAT-02).
  """
  assignSeat(
    """Which seat, and for whom."""
    input: AssignSeatInput!
  ): AssignSeatPayload

  """
  Buys RP seats at exactly the previewed price. Charges at most once per \`attemptId\`, whatever is repeated (D-126).
  """
  buyRpSubscription(
    """The order."""
    input: BuyRpSubscriptionInput!
  ): OrderPayload

  """
  Step 2 of signing in: exchanges the one-time code of the account service for a session (AUTH-06).
  """
  exchangeCode(
    """The one-time code."""
    input: ExchangeCodeInput!
  ): LoginPayload

  """
  Signs in with e-mail and password, for tools; browsers sign in on the account service's page (AUTH-22).
  """
  login(
    """The credentials."""
    input: LoginInput!
  ): LoginPayload

  """
  Ends the session of the token sent (AUTH-19). Also works in read-only mode.
  """
  logout: LogoutPayload
}

"""What every mutation answers."""
interface MutationPayload {
  """True only when everything asked for took effect."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!
}

"""What became of the order."""
type OrderPayload implements MutationPayload {
  """The price as it is now, when it changed since the preview."""
  preview: Cart

  """What became of the attempt."""
  state: OrderState!

  """True when state is DONE."""
  success: Boolean!

  """The order number, when DONE."""
  transactionId: ID

  """Why not; empty on success and while the outcome is unknown."""
  userErrors: [UserError!]!

  """With the groups, coupons and billing information as they are now."""
  viewer: User
}

"""
What became of an order attempt. Only DONE and REFUSED are final: keep the attempt id until one of them is answered.
"""
enum OrderState {
  """Charged and recorded."""
  DONE

  """
  The outcome is not known yet; ask again with the same attempt. Never pay again meanwhile.
  """
  PROCESSING

  """Refused or declined for good; nothing was charged."""
  REFUSED

  """
  No outcome is on record. Submit again under the same attempt: it is charged at most once.
  """
  UNKNOWN
}

"""What is known of an order attempt."""
type OrderStatus {
  """The attempt asked for."""
  attemptId: ID!

  """What became of it."""
  state: OrderState!

  """The order number, when DONE."""
  transactionId: ID

  """Why it was refused; empty otherwise."""
  userErrors: [UserError!]!
}

"""Where a page of a connection lies."""
type PageInfo {
  """
  Opaque cursor of the last node of this page; pass it as \`after\` for the next page.
  """
  endCursor: String

  """Whether more nodes follow this page."""
  hasNextPage: Boolean!
}

"""
How to pay (T-15): either \`useExistingPaymentMethod\`, or \`replacePaymentMethod\` with a nonce and the card's address.
"""
input PaymentInput {
  """Street and number."""
  address: String! = ""

  """Name on the card."""
  cardholderName: String! = ""

  """City."""
  city: String! = ""

  """Country name."""
  country: String! = ""

  """
  Made by the provider's browser library from the card; single-use. Never a card number.
  """
  nonce: String

  """Proof of the captcha; single-use."""
  recaptchaToken: String!

  """Pay with a new card, which then is the one on file."""
  replacePaymentMethod: Boolean! = false

  """State or region."""
  state: String! = ""

  """Pay with the card on file."""
  useExistingPaymentMethod: Boolean! = false

  """VAT number, only passed on (D-129)."""
  vat: String! = ""

  """Zip or postal code."""
  zip: String! = ""
}

"""What will become of a seat at the end of its term."""
type PendingChange {
  """
  \`Changes to Monthly on …\`, \`Changes to Axure RP Pro on …\`, \`Subscription ends on …\`; one text per change.
  """
  changes: [String!]!

  """\`Expiring on …\` or \`Ended on …\`."""
  label: String

  """The whole cell as one text; \`None\` when nothing is pending."""
  text: String!

  """How to colour it."""
  tone: Tone!
}

"""A transfer of ownership that was asked for and waits for an answer."""
type PendingTransfer {
  """When it was asked for."""
  date: Date

  """Who shall become the owner."""
  email: EmailAddress!

  """Whether the viewer is the one who may accept or decline."""
  isToViewer: Boolean!

  """\`Pending ownership transfer to {email} on {date}\` (MAN-14)."""
  text: String!
}

"""Settings of the vendor and of this portal that the client needs."""
type PortalConfig {
  """Origin of the account service, where sign-in happens."""
  accountsHost: URL!

  """Host of Cloud for Business."""
  cfbHost: String!

  """Whether the cloud author product is sold to everybody (BUY-09)."""
  cloudAuthor: Boolean!

  """Host of Axure Cloud, where organizations live (D-86)."""
  cloudHost: String!

  """Entries of the Help menu (NAV-20)."""
  documentationLinks: [Link!]!

  """The licence agreement that every charge is subject to (BUY-11)."""
  eulaUrl: URL!

  """Links of the footer (NAV-22)."""
  footerLinks: [Link!]!

  """When set, this text replaces the whole application (MODE-01)."""
  readOnlyMessage: String

  """The domain of \`support@\` and \`sales@\` addresses (D-12)."""
  supportHost: String!

  """What other customers say, for the buy page (BUY-12)."""
  testimonials: [Testimonial!]!

  """
  The vendor's calendar date; the client never asks its own clock about terms (D-03).
  """
  today: Date!
}

"""List prices in USD."""
type PriceList {
  """Axure RP subscriptions, one entry per edition in order of rank."""
  rp: [EditionPrices!]!
}

"""Which tabs of the manage page have something to show."""
type ProductKinds {
  """Any cloud subscription, legacy or not."""
  hasCloud: Boolean!

  """Any RP subscription, perpetual, education or upgrade row (D-58)."""
  hasRp: Boolean!
}

"""
Everything that can be read. A field that fails is null and leaves its neighbours alone.
"""
type Query {
  """
  Step 1 of signing in: is the token sent still good? Null when not (AUTH-05).
  """
  authCheck: AuthSession

  """
  What the card form needs to make a payment nonce: asked for when the form opens, never cached (CARD-24).
  """
  billingTokens: BillingTokens

  """
  What the cart costs, line by line, and a \`previewId\` that stands for exactly this price (PRICE-07).
  """
  cartPreview(
    """What is to be bought."""
    cart: RpCartInput!
  ): CartPreviewPayload

  """Groups that the viewer may buy into (BUY-15, T-17)."""
  coTermCandidates: [CoTermCandidate!]

  """What the client needs before anybody has signed in (MODE-02)."""
  config: PortalConfig

  """
  The confirmation of one purchase; null when it is unknown or another customer's (CONF-01, CONF-08).
  """
  confirmation(
    """The order number."""
    saleId: ID!
  ): Confirmation

  """The coupons that apply to the viewer (COUP-01)."""
  couponBundle: CouponBundle

  """
  What became of an order attempt; asked while its outcome is unknown (D-126).
  """
  orderStatus(
    """The attempt id that the order was sent with."""
    attemptId: ID!
  ): OrderStatus

  """Prices of everything on sale (PRICE-01..03)."""
  priceList: PriceList

  """
  The signed-in customer; null when signed out (the one question whose answer may be "nobody", D-111).
  """
  viewer: User
}

"""The setting for receipts of automatic renewals."""
type RenewalReceipts {
  """Whether renewal receipts are sent."""
  isOn: Boolean!

  """To whom."""
  recipients: [EmailAddress!]!
}

"""What is to be bought. At least one quantity is above 0 (CART-07)."""
input RpCartInput {
  """Seats of Axure RP Enterprise, 0 or more."""
  entQuantity: Int! = 0

  """Seats of Axure RP Pro, 0 or more."""
  proQuantity: Int! = 0

  """
  The group to co-term with; null for \`New Group\`. A group sets the term (D-119).
  """
  subscriptionGroup: ID

  """Seats of Axure RP Team, 0 or more."""
  teamQuantity: Int! = 0

  """The billing term; ignored when a group is given."""
  term: Term!
}

"""
One purchase: the vendor's sale records that share a purchase id, merged (D-30).
"""
type Sale {
  """What was paid in all."""
  amount: Money!

  """The purchase id, which is also the order number."""
  id: ID!

  """\`name (quantity)\` per product."""
  products: [SaleProduct!]!

  """The day of the purchase."""
  purchasedDate: Date!

  """\`Axure Receipt {purchaseId}.pdf\`."""
  receiptFileName: String!

  """Where the receipt is downloaded, on the portal's own host."""
  receiptUrl: URL!

  """The vendor's id of the first record; names the receipt."""
  saleId: ID!

  """Billing term of the first record, \`Annual\` for example."""
  termName: String!
}

"""A page of sales."""
type SaleConnection {
  """The sales of this page, newest first."""
  nodes: [Sale!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many sales match in all."""
  totalCount: Int!
}

"""One product of a purchase."""
type SaleProduct {
  """Name of the product as the vendor recorded it."""
  name: String!

  """How many were bought."""
  quantity: Int!

  """\`name (quantity)\`."""
  text: String!
}

"""One licence that can be assigned to one person."""
type Seat {
  """Whether the viewer may assign this seat, and why not (T-09)."""
  assignEligibility: Eligibility!

  """Who uses the seat; null when nobody does."""
  assignedTo: EmailAddress

  """Set when the seat ends or changes at the end of the term."""
  expireDate: Date

  """The vendor's seat id."""
  id: ID!

  """Whether the viewer manages this seat (ROLE-11)."""
  isManager: Boolean!

  """What the seat licenses today."""
  licenseType: LicenseType!

  """E-mail addresses; the viewer's own reads \`Me\` (SEAT-21)."""
  managers: [String!]!

  """Free text of the managers; may be empty."""
  note: String!

  """
  What changes at the end of the term, and a label beside it; both empty reads \`None\` (T-05).
  """
  pendingChange: PendingChange!

  """\`Axure RP Pro\` (ENUM-05)."""
  productName: String!

  """The day the seat was bought."""
  purchaseDate: Date!

  """The state of the seat today."""
  status: SeatStatus!

  """The group the seat belongs to."""
  subscriptionId: ID!
}

"""A page of seats."""
type SeatConnection {
  """The ids of every seat that matches, for "select all"; costs no seats."""
  ids: [ID!]!

  """The seats of this page."""
  nodes: [Seat!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many seats match in all."""
  totalCount: Int!
}

"""Which seats of a group; everything given must hold."""
input SeatFilter {
  """Only seats with, or only seats without, an assigned user."""
  isAssigned: Boolean

  """Matches assigned user, note, manager and edition, ignoring case."""
  search: String

  """Only seats in one of these states; empty means all."""
  status: [SeatStatus!]
}

"""
Order of the seats of one group; the default is PURCHASE_DATE DESC (MAN-11). Ties by id, empty values last (D-61).
"""
input SeatOrder {
  """Which way."""
  direction: SortDirection!

  """What to order by."""
  field: SeatOrderField!
}

"""What seats are ordered by."""
enum SeatOrderField {
  """Address of the assigned user."""
  ASSIGNED_TO

  """Addresses of the managers."""
  MANAGERS

  """The note."""
  NOTE

  """Text of the pending change."""
  PENDING_CHANGE

  """Product name."""
  PRODUCT

  """The day of the purchase."""
  PURCHASE_DATE
}

"""The state of a seat (STAT-06)."""
enum SeatStatus {
  """Nothing is pending."""
  ACTIVE

  """Ends at the end of the term."""
  CANCELED

  """Its last day has passed."""
  ENDED

  """The group does not renew and ends within 90 days."""
  EXPIRING

  """Changes at the end of the term."""
  PENDING_CHANGE
}

"""Seats counted over all groups of the viewer."""
type SeatSummary {
  """Seats with an assigned user."""
  assigned: Int!

  """The same per edition, editions without seats left out."""
  byEdition: [EditionCount!]!

  """All seats."""
  total: Int!

  """Seats that nobody uses."""
  unassigned: Int!
}

"""Which way a list is ordered."""
enum SortDirection {
  """Smallest, earliest or first in the alphabet first."""
  ASC

  """Largest, latest or last in the alphabet first."""
  DESC
}

"""A state in words with its tone."""
type StatusText {
  """The words to show."""
  text: String!

  """How to colour them."""
  tone: Tone!
}

"""A subscription with its seats: the portal's "group" (MAN-30)."""
type Subscription {
  """Whether the viewer may add users here, and where that leads (D-83)."""
  addUsers: AddUsersTarget

  """
  Seats per edition that have not ended, editions without seats left out (D-118).
  """
  editionCounts: [EditionCount!]!

  """\`2 Pro, 1 Team\`."""
  editionSummary: String!

  """Last covered day."""
  expireDate: Date!

  """When the first automatic payment failed."""
  firstFailedPaymentDate: Date

  """The vendor's subscription id."""
  id: ID!

  """Whether the vendor renews the group by itself."""
  isAutoRenew: Boolean!

  """
  Whether every seat is canceled; the group stays usable to its end (D-104).
  """
  isCanceled: Boolean!

  """A payment failed and the group is not canceled (STAT-04)."""
  isPastDue: Boolean!

  """
  Bought by purchase order; the vendor's sentinel never leaves the gateway (MAN-23).
  """
  isPurchaseOrder: Boolean!

  """Whether the viewer manages every seat and so may select rows (MAN-18)."""
  isSelectable: Boolean!

  """The day after the last covered day (PRICE-16)."""
  nextBillingDate: Date!

  """
  1-based over the customer's groups in display order: \`Group N\` (D-112).
  """
  number: Int!

  """Who pays."""
  owner: SubscriptionOwner!

  """A requested transfer of ownership, if any."""
  pendingTransfer: PendingTransfer

  """The seats of the group, a page at a time."""
  seats(
    """The \`endCursor\` of the page before, under the same filter and order."""
    after: String

    """Which seats; all without it."""
    filter: SeatFilter

    """Size of the page, 1 to 500."""
    first: Int = 50

    """In which order; newest purchase first without it."""
    orderBy: SeatOrder
  ): SeatConnection!

  """Where the group is listed."""
  section: SubscriptionSection!

  """First covered day of the current period."""
  startDate: Date!

  """\`Renews …\`, \`Expires …\`, \`Ended on …\` or \`Payment failed on …\` (T-06)."""
  statusLine: StatusText!

  """The billing term in force."""
  term: Term!

  """\`Monthly\`, \`Annual\`, \`2 Year\` or \`3 Year\`."""
  termName: String!
}

"""A page of subscription groups."""
type SubscriptionConnection {
  """The groups of this page."""
  nodes: [Subscription!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many groups match in all."""
  totalCount: Int!
}

"""The customer who pays for a group."""
type SubscriptionOwner {
  """Name to show: \`Me\` for the viewer, else the owner's e-mail (MAN-13)."""
  displayName: String!

  """The owner's address."""
  email: EmailAddress!

  """Whether the viewer is the owner."""
  isViewer: Boolean!

  """Address of the owner's photo, null when there is none."""
  profileImg: URL
}

"""Where a group is listed (T-04)."""
enum SubscriptionSection {
  """Can be used today, or waits for the viewer to accept its ownership."""
  ACTIVE

  """Its last covered day has passed."""
  EXPIRED

  """Starts later."""
  UPCOMING
}

"""Billing terms on sale; codes 1, 2, 4 and 5 of the vendor (ENUM-02)."""
enum Term {
  """One year, code 2."""
  ANNUAL

  """One month, code 1."""
  MONTHLY

  """Three years, code 5."""
  THREE_YEARS

  """Two years, code 4."""
  TWO_YEARS
}

"""The price of one edition for one billing term."""
type TermPrice {
  """
  Price divided by 12, 24 or 36; the price itself for monthly (PRICE-13).
  """
  perMonth: Money!

  """For the whole term, per seat."""
  price: Money!

  """The vendor's product code (T-01)."""
  productCode: Int!

  """\`/Month\`, \`/Year\`, \`/2 yrs.\`, \`/3 yrs.\` (T-06b)."""
  suffix: String!

  """The billing term."""
  term: Term!

  """\`Monthly\`, \`Annual\`, \`2 Year\` or \`3 Year\`."""
  termName: String!
}

"""A quotation of a customer."""
type Testimonial {
  """Who said it."""
  author: String!

  """For whom the author works."""
  company: String!

  """What was said."""
  quote: String!
}

"""How a state is to be coloured; never the only carrier of meaning."""
enum Tone {
  """Failed; somebody has to act."""
  DANGER

  """A change is waiting."""
  INFO

  """Over, or nothing to say."""
  NEUTRAL

  """Renewing, in order."""
  OK

  """Ends soon."""
  WARNING
}

"""An absolute http(s) address, or a path on the portal's own host."""
scalar URL

"""A customer of the vendor."""
type User {
  """
  Billing name and card on file; null when it could not be read (BILL-08).
  """
  billingInfo: BillingInfo

  """Free text of the account service; shown nowhere (D-117)."""
  bio: String

  """The address that identifies the customer towards the vendor."""
  email: EmailAddress!

  """The vendor's user id."""
  id: ID!

  """
  Whether a support delegate acts for this customer through cookies (MODE-05).
  """
  isDelegate: Boolean!

  """The name shown in the header; may be empty."""
  name: String!

  """Which kinds of product the customer has (MAN-02, MAN-03)."""
  productKinds: ProductKinds

  """Address of the profile photo, null when there is none."""
  profileImg: URL

  """Who gets renewal receipts by mail (SALES-10)."""
  renewalReceipts: RenewalReceipts

  """Sales, newest first, one per purchase (SALES-08, SALES-09)."""
  sales(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 200."""
    first: Int = 50

    """Matches order number, product and term, ignoring case."""
    search: String
  ): SaleConnection

  """Counts over all RP seats that have not ended."""
  seatSummary: SeatSummary

  """
  What was paid, by year and month, newest year first; only years with a sale.
  """
  spending: [YearSpending!]

  """
  One group by id; null when unknown or not visible to the customer (NAV-28).
  """
  subscription(
    """The vendor's subscription id."""
    id: ID!
  ): Subscription

  """
  The customer's RP subscription groups, in display order: Upcoming, Active (transfers to accept first), Expired; newest purchase first within each (D-112).
  """
  subscriptions(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 200."""
    first: Int = 20

    """Only the groups listed there."""
    section: SubscriptionSection
  ): SubscriptionConnection
}

"""
One refusal, its text resolved by the fallback order of the message catalogue (ERR-01).
"""
type UserError {
  """The kind of refusal, for programs."""
  code: UserErrorCode!

  """Path of the input field at fault, for example \`cart.proQuantity\`."""
  field: String

  """The exact text to show."""
  message: String!

  """
  The seats concerned, empty when the refusal is about the whole request.
  """
  seatIds: [ID!]!
}

"""
Why a mutation was refused. Refusals are data; outages are GraphQL errors (D-111).
"""
enum UserErrorCode {
  """The attempt id was used before for another order."""
  ATTEMPT_REUSED

  """The proof of the captcha was missing, reused or expired."""
  CAPTCHA_FAILED

  """The card was declined. Nothing was charged."""
  CARD_DECLINED

  """The cart has no seat or licence (CART-07)."""
  EMPTY_CART

  """The wrong e-mail or password, or an unknown, used or expired code."""
  INVALID_CREDENTIALS

  """A value is malformed, missing or out of its bounds; \`field\` names it."""
  INVALID_INPUT

  """The payment flags contradict each other or what is on file (T-15)."""
  INVALID_PAYMENT_METHOD

  """Neither a billing name nor first and last name were given (CART-08)."""
  LICENSEE_REQUIRED

  """The signed-in customer may not do this."""
  NOT_ALLOWED

  """
  The object does not exist or does not belong to the signed-in customer.
  """
  NOT_FOUND

  """Ownership of the subscription is required (ERR-34)."""
  NOT_OWNER

  """
  The vendor service could not be reached or asked; nothing was sent (ERR-21).
  """
  NO_ANSWER

  """
  The price or what it depends on changed since the preview; the payload carries the new preview. Nothing was charged.
  """
  PRICE_CHANGED

  """The vendor service refused with its own text, given in \`message\`."""
  VENDOR_REFUSED
}

"""What was paid in one calendar year."""
type YearSpending {
  """Twelve amounts, January to December."""
  months: [Money!]!

  """The sum of the months."""
  total: Money!

  """The calendar year."""
  year: Int!
}
`;

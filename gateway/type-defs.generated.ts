export const typeDefs = /* GraphQL */ `
"""
The customer portal: what the web client shows and the vendor's internal tools ask. There is no subscription root: \`Subscription\` is a product. A session is the header \`Authorization\` with the token of \`login\`; internal tools that introspect where others may not send \`X-Tools-Token\` besides.
"""
schema {
  query: Query
  mutation: Mutation
}

"""
An acceptance: what was previewed, and the card that renewals are billed to.
"""
input AcceptTransferInput {
  """
  Made by the client when the page opens and kept until the transfer is settled; a UUID.
  """
  attemptId: ID!

  """Which card; null where the preview asks for none."""
  payment: PaymentInput

  """Of the preview that was shown."""
  previewId: ID!

  """The vendor's id of the subscription."""
  subscriptionId: ID!

  """The total that was shown."""
  total: Money!
}

"""What became of an acceptance."""
type AcceptTransferPayload implements MutationPayload {
  """What it comes to now, when that changed since the preview."""
  preview: TransferPreview

  """What became of the attempt."""
  state: OrderState!

  """True when state is DONE."""
  success: Boolean!

  """
  The vendor's number for it, when DONE and there is one: nothing is sold.
  """
  transactionId: ID

  """Why not; empty on success and while the outcome is unknown."""
  userErrors: [UserError!]!

  """With the groups and billing information as they are now."""
  viewer: User
}

"""Seats for a purchase order. At least one quantity is above 0."""
input AddUsersCartInput {
  """Seats of Axure RP Enterprise, 0 or more."""
  entQuantity: Int! = 0

  """Seats of Axure RP Pro, 0 or more."""
  proQuantity: Int! = 0

  """The purchase order, which sets the term; refused without one."""
  subscriptionGroup: ID

  """Seats of Axure RP Team, 0 or more."""
  teamQuantity: Int! = 0
}

"""Where \`+ Add Users\` leads."""
type AddUsersTarget {
  """The portal path to go to."""
  path: URL!
}

"""
An order of seats for a purchase order. Refused in this order: cart, licensee, group.
"""
input AddUsersToPoInput {
  """
  Made by the client when the checkout opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """The cart that was previewed."""
  cart: AddUsersCartInput!

  """
  Who the licences are made out to: a company by its name, a person by both.
  """
  licensee: LicenseeInput!

  """How to pay; the card that is used does not renew the purchase order."""
  payment: PaymentInput!

  """Of the preview that was shown."""
  previewId: ID!

  """The total that was shown."""
  total: Money!
}

"""An organization or a domain that the viewer administers."""
type AdminInstance {
  """The vendor's id."""
  id: ID!

  """As its administrators know it."""
  name: String!

  """What it is."""
  type: AdminInstanceType!
}

"""What an instance of the cloud is."""
enum AdminInstanceType {
  """A domain of Cloud for Business."""
  CLOUD_FOR_BUSINESS

  """An organization."""
  ORGANIZATION
}

"""A coupon on a line of a cart."""
type AppliedCoupon {
  """The coupon used."""
  couponId: ID!

  """The vendor's words for it."""
  description: String!

  """Discount per item."""
  discPerItem: Money!

  """\`GOV\`, \`EDU\`, \`NPO\`, else the description."""
  label: String!

  """On how many items."""
  qty: Int!

  """\`discPerItem\` × \`qty\`."""
  totalDisc: Money!

  """Uses left after this cart."""
  usesLeft: Int!
}

"""One bundle of Cloud for Business."""
input AseCartInput {
  """
  The domain it is for, without \`.axure.cloud\`; null leaves it to be assigned later.
  """
  domain: String

  """Which bundle."""
  productType: AseProduct! = ASEC5

  """
  The group to co-term with, one of \`coTermCandidates(kind: LEGACY_ASE)\`; null for \`New Group\`.
  """
  subscriptionGroup: ID

  """The billing term; ignored when a group is given."""
  term: Term! = ANNUAL
}

"""Bundles of Cloud for Business; the number is that of publishers."""
enum AseProduct {
  """5 publishers, licence type 3."""
  ASEC5

  """10 publishers, licence type 4."""
  ASEC10

  """20 publishers, licence type 5."""
  ASEC20

  """50 publishers, licence type 6."""
  ASEC50

  """100 publishers, licence type 7."""
  ASEC100
}

"""What a cloud group is to be assigned to."""
input AssignDomainInput {
  """
  For bundles and Cloud for Business: the domain as typed, with or without \`.axure.cloud\`.
  """
  domain: String

  """For organizations: the id of one of \`cloudAdminInstances\`."""
  organizationId: ID

  """
  Whether a domain that nobody has is set up; without it such a domain is refused with NOT_FOUND.
  """
  setsUpDomain: Boolean = false

  """The vendor's subscription id."""
  subscriptionId: ID!
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
  """
  The license as it is now, of whatever kind; null when it is not the viewer's.
  """
  license: License

  """
  The seat as it is now; null when it is not the viewer's, or no seat of a subscription.
  """
  seat: Seat

  """The group with its counts as they are now."""
  subscription: Subscription

  """True when the seat was assigned or freed."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!
}

"""Seats and who shall use them."""
input AssignSeatsInput {
  """One entry for each seat, at most 500."""
  assignments: [SeatAssignmentInput!]!
}

"""A session that is still good."""
type AuthSession {
  """The token that replaces the stored one."""
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

"""What became of a change of billing name or card."""
type BillingInfoPayload implements MutationPayload {
  """Billing name and card as they are now; null when refused."""
  billingInfo: BillingInfo

  """True when the change is made."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!

  """The customer they belong to; null when refused."""
  viewer: User
}

"""What the card form needs to make a nonce and a captcha proof."""
type BillingTokens {
  """The provider's client token for \`braintree-web\`."""
  braintreeToken: String!

  """Which captcha to ask for a proof."""
  captcha: CaptchaConfig!

  """Set only when payments run against the local sandbox."""
  localTransport: LocalTransport
}

"""Prices of one bundle of Cloud for Business."""
type BundlePrices {
  """The bundle priced."""
  product: AseProduct!

  """\`Cloud for Business - 5 Publishers\`."""
  productName: String!

  """How many publishers it is for."""
  publishers: Int!

  """One price per billing term, shortest first."""
  terms: [TermPrice!]!
}

"""An order of a bundle of Cloud for Business."""
input BuyAseSubscriptionInput {
  """
  Made by the client when the checkout opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """The cart that was previewed."""
  cart: AseCartInput!

  """Who it is made out to."""
  licensee: LicenseeInput!

  """How to pay."""
  payment: PaymentInput!

  """Of the preview that was shown."""
  previewId: ID!

  """The total that was shown."""
  total: Money!
}

"""An order of authors and publishers."""
input BuyCloudSubscriptionInput {
  """
  Made by the client when the checkout opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """The cart that was previewed."""
  cart: CloudCartInput!

  """Who it is made out to."""
  licensee: LicenseeInput!

  """How to pay."""
  payment: PaymentInput!

  """Of the preview that was shown."""
  previewId: ID!

  """The total that was shown."""
  total: Money!
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

"""An order of upgrades of perpetual licences."""
input BuyUpgradeInput {
  """
  Made by the client when the checkout opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """How to pay."""
  payment: PaymentInput!

  """Of the preview that was shown."""
  previewId: ID!

  """The licences that were previewed."""
  seatIds: [ID!]!

  """The total that was shown."""
  total: Money!
}

"""What became of the group."""
type CancelGroupPayload implements MutationPayload {
  """True when the group is canceled."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!

  """With the groups as they are now; null when nothing changed."""
  viewer: User
}

"""What canceling or uncanceling would do."""
type CancelPreview {
  """The groups of the seats, in display order."""
  groups: [CancelPreviewGroup!]!

  """How many seats it would be done to."""
  seatCount: Int!

  """
  How many of the seats are left out: it is true of them already, or they are over.
  """
  skippedCount: Int!

  """Of these, how many wait for a change, which is taken back."""
  waitingCount: Int!
}

"""One group of a preview."""
type CancelPreviewGroup {
  """Until when these seats work: the last covered day of the term."""
  expireDate: Date!

  """\`N\` of \`Group N\`."""
  number: Int!

  """How many of its seats it would be done to."""
  seatCount: Int!

  """The group."""
  subscriptionId: ID!
}

"""What would become of seats, or why nothing would."""
type CancelPreviewPayload {
  """Null when it is refused."""
  preview: CancelPreview

  """Why it is refused, with the exact text; empty when there is a preview."""
  userErrors: [UserError!]!
}

"""Seats to cancel or to uncancel."""
input CancelSeatsInput {
  """
  RP seats, of one group or several, at most 20,000. Those of which it is true already are left out.
  """
  seatIds: [ID!]!
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

  """Four asterisks for American Express, else three."""
  maskedCvv: String!

  """Twelve asterisks and the last four digits."""
  maskedNumber: String!

  """Zip or postal code."""
  postalCode: String!

  """State or region."""
  region: String!

  """Street and number."""
  streetAddress: String!

  """VAT number; empty when none was given."""
  vat: String!

  """
  Stands for this card as it is now, and is another after every change of it. Sent back as \`cardVersion\`, it makes sure
  that nothing is written onto another card or charged to one. Null when the vendor service gives none.
  """
  version: String
}

"""A priced cart. Its lines add up to its total exactly."""
type Cart {
  """What co-terming takes off in all; negative where it adds."""
  adjustmentTotal: Money!

  """What the credit of co-terming rests on; null for a new group."""
  coTerm: CoTermPeriod

  """What coupons take off in all."""
  discountTotal: Money!

  """The last covered day of the seats bought."""
  expireDate: Date!

  """One line per product with a quantity."""
  lines: [CartLine!]!

  """What all items cost by the list."""
  listTotal: Money!

  """The day after the last covered day."""
  nextBillingDate: Date!

  """Stands for everything the price depends on; pass it to the purchase."""
  previewId: ID!

  """The billing term that applies, that of the group when co-terming."""
  term: Term!

  """\`Monthly\`, \`Annual\`, \`2 Year\` or \`3 Year\`."""
  termName: String!

  """What will be charged: \`listTotal - adjustmentTotal - discountTotal\`."""
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

  """For display only: the discounts of this line divided by its quantity."""
  perItemCouponDiscount: Money!

  """Per item; positive lowers the price."""
  perItemSubscriptionAdj: Money!

  """\`Axure RP Pro\`."""
  product: String!

  """The vendor's product code."""
  productCode: Int!

  """How many seats."""
  quantity: Int!

  """What this line costs."""
  total: Money!
}

"""A priced cart, or why it has no price."""
type CartPreviewPayload {
  """Null when the cart is refused."""
  cart: Cart

  """Why not; empty when there is a cart."""
  userErrors: [UserError!]!
}

"""
A change of credentials. Checked in this order: the address contains \`@\`, the confirmation equals the new
password, then what only the vendor knows.
"""
input ChangeAccountInfoInput {
  """The new password once more; null when the caller has no second field."""
  confirmPassword: String

  """The current password; never logged."""
  currentPassword: String!

  """The new sign-in address; null leaves it as it is."""
  newEmail: String

  """
  The new password; null leaves it as it is, and so does the current one. An empty one is refused.
  """
  newPassword: String
}

"""What became of a change of credentials."""
type ChangeAccountInfoPayload implements MutationPayload {
  """
  Replaces the stored token; null when the session goes on under the same one.
  """
  authToken: String

  """True when the change is made."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!

  """The customer as changed; null when refused."""
  viewer: User
}

"""A change of edition: what was previewed, and how it is paid."""
input ChangeEditionInput {
  """
  Made by the client when the page opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """The change that was previewed."""
  change: EditionChangeInput!

  """How to pay; null exactly when \`isPaid\` of the preview is false."""
  payment: PaymentInput

  """Of the preview that was shown."""
  previewId: ID!

  """The total that was shown."""
  total: Money!
}

"""When a change of a seat holds."""
enum ChangeEffect {
  """At once; it is paid now."""
  NOW

  """A waiting change is taken back; nothing is paid."""
  REVERT

  """From the end of the term on; nothing is paid now."""
  TERM_END
}

"""Seats and managers to add or remove."""
input ChangeManagersInput {
  """
  Addresses, at most 50; blank ones and duplicates are ignored, \`Me\` is the viewer.
  """
  emails: [String!]!

  """The seats, at most 20,000."""
  seatIds: [ID!]!
}

"""What became of a change."""
type ChangePayload implements MutationPayload {
  """
  The change as it would be now, when it differs from the one that was shown.
  """
  preview: ChangePreview

  """What became of the attempt."""
  state: OrderState!

  """True when state is DONE."""
  success: Boolean!

  """
  The order number, when DONE and something was paid; null where all waits for the end of the term.
  """
  transactionId: ID

  """Why not; empty on success and while the outcome is unknown."""
  userErrors: [UserError!]!

  """With the groups, coupons and billing information as they are now."""
  viewer: User
}

"""What a change would do, seat by seat, and what it costs now."""
type ChangePreview {
  """
  What is taken off for days passed and days unused; negative where it adds.
  """
  adjustmentTotal: Money!

  """What coupons take off in all."""
  discountTotal: Money!

  """The groups concerned, in display order."""
  groups: [ChangedGroup!]!

  """Whether something is charged now, so that a card is asked for."""
  isPaid: Boolean!

  """What all paid seats cost by the list."""
  listTotal: Money!

  """Stands for everything the price depends on; pass it to the mutation."""
  previewId: ID!

  """Selected seats that are left out, by reason."""
  skipped: [SkippedSeats!]!

  """
  What will be charged: \`listTotal - adjustmentTotal - discountTotal\`; \`0.00\` when nothing is.
  """
  total: Money!
}

"""A priced change, or why it is refused."""
type ChangePreviewPayload {
  """Null when the change is refused."""
  change: ChangePreview

  """Why it is refused, with the exact text; empty when there is a preview."""
  userErrors: [UserError!]!
}

"""A change of billing term: what was previewed, and how it is paid."""
input ChangeTermInput {
  """
  Made by the client when the page opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """The change that was previewed."""
  change: TermChangeInput!

  """How to pay; null exactly when \`isPaid\` of the preview is false."""
  payment: PaymentInput

  """Of the preview that was shown."""
  previewId: ID!

  """The total that was shown."""
  total: Money!
}

"""One group of a change."""
type ChangedGroup {
  """
  The \`Subscription Group Adjustment\`: taken off; negative where it adds.
  """
  adjustmentTotal: Money!

  """What coupons take off."""
  discountTotal: Money!

  """Last covered day before the change."""
  expireDate: Date!

  """Which line of product it is."""
  kind: SubscriptionKind!

  """
  What is paid now, per product and with its derivation; empty when nothing is.
  """
  lines: [CartLine!]!

  """Last covered day of what is changed now; as before where nothing is."""
  newExpireDate: Date!

  """\`N\` of \`Group N\`."""
  number: Int!

  """How many rows there are."""
  rowCount: Int!

  """What becomes of each seat, a page at a time."""
  rows(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 500."""
    first: Int = 50
  ): ChangedRowConnection!

  """The group."""
  subscriptionId: ID!

  """The billing term in force, \`Annual\`."""
  termName: String!

  """What this group costs now."""
  total: Money!
}

"""
One seat of a change, or the counted seats of one kind in a cloud group.
"""
type ChangedRow {
  """Who uses it; the domain for bundles; null while it is free."""
  assignedTo: String

  """What it becomes: \`Axure RP Team\`, \`Annual\`."""
  change: String!

  """When the change holds."""
  effect: ChangeEffect!

  """
  Today, or the end of the term by which Manage Products tells it from then on.
  """
  effectiveOn: Date!

  """E-mail addresses, \`Me\` for the viewer."""
  managers: [String!]!

  """
  The new list price per seat before adjustment and coupons; null when nothing is paid for it now.
  """
  price: Money

  """As it is now: \`Axure RP Pro\`."""
  product: String!

  """1, or how many counted seats."""
  quantity: Int!

  """The seat; null for counted authors and publishers."""
  seatId: ID
}

"""A page of the rows of a change."""
type ChangedRowConnection {
  """The rows of this page."""
  nodes: [ChangedRow!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many rows there are in all."""
  totalCount: Int!
}

"""What can be done about the end of a cloud group, and how it stands."""
type CloudCancellation {
  """Whether the viewer may cancel the whole group, and why not."""
  cancelEligibility: Eligibility!

  """Authors that end with the term."""
  canceledAuthors: Int!

  """Publishers that end with the term."""
  canceledPublishers: Int!

  """
  Whether a menu offers its owner to cancel the whole group. What is offered may still be refused, with the reason.
  """
  isCancelOffered: Boolean!

  """Nothing of the group renews; it works to the end of the term."""
  isCanceled: Boolean!

  """
  Whether a menu offers its owner to cancel and uncancel single seats: those of bundles are not counted.
  """
  isModifyOffered: Boolean!

  """Whether a menu offers its owner to let it go on."""
  isUncancelOffered: Boolean!

  """
  Why all of that would be refused, in the words of the refusal; null when it would not.
  """
  refusal: String

  """Whether the viewer may let it go on, and why not."""
  uncancelEligibility: Eligibility!
}

"""
Authors and publishers of a cloud plan. At least one quantity is above 0.
"""
input CloudCartInput {
  """Cloud authors, 0 or more."""
  authorQuantity: Int! = 0

  """For Cloud for Business: the domain it is for, without \`.axure.cloud\`."""
  domain: String

  """For an organization: its id."""
  orgId: ID

  """Which plan."""
  plan: CloudPlan!

  """RP publishers, 0 or more; only in Cloud for Business."""
  publisherQuantity: Int! = 0

  """
  The group to co-term with, one of \`coTermCandidates\` of the plan; null for \`New Group\`.
  """
  subscriptionGroup: ID

  """The billing term; ignored when a group is given."""
  term: Term! = ANNUAL
}

"""Prices of the two kinds of seat in Cloud for Business."""
type CloudForBusinessPrices {
  """Cloud Author."""
  author: ProductPrices!

  """RP Publisher."""
  publisher: ProductPrices!
}

"""
A subscription to the cloud service: counted authors and publishers, or a bundle.
"""
type CloudGroup {
  """Whether the viewer may add users here, and where that leads."""
  addUsers: AddUsersTarget

  """Where it is used: the domain, or the host of organizations."""
  address: URL

  """
  What it is assigned to, as it is shown: \`acme.axure.cloud\`, or an organization.
  """
  assignedTo: String

  """Cloud authors."""
  authorCount: Int!

  """
  Whether the viewer may bring the group back: it is over and theirs, and no bundle.
  """
  canReactivate: Boolean!

  """What can be done about its end, and how much of it ends."""
  cancellation: CloudCancellation!

  """What is in it: \`3 Authors, 2 Publishers\`, \`5 Publishers\`."""
  contents: String!

  """The domain it is assigned to, without \`.axure.cloud\`."""
  domain: String

  """Last covered day."""
  expireDate: Date!

  """When the first automatic payment failed."""
  firstFailedPaymentDate: Date

  """The vendor's subscription id."""
  id: ID!

  """Whether the vendor renews the group by itself."""
  isAutoRenew: Boolean!

  """A payment failed and the group is not canceled."""
  isPastDue: Boolean!

  """Neither renews nor was canceled: it was bought by purchase order."""
  isPurchaseOrder: Boolean!

  """What it holds; never RP."""
  kind: SubscriptionKind!

  """
  The day after the last covered day, on which the group renews and is charged for; null where it does not: canceled, past due, over, or bought by purchase order.
  """
  nextBillingDate: Date

  """1-based over the customer's cloud groups in display order: \`Group N\`."""
  number: Int!

  """
  The organization it is assigned to, by name where it is known, else by id.
  """
  organization: String

  """Who pays."""
  owner: SubscriptionOwner!

  """
  What waits for the end of the term: \`Changes to Monthly on …\`; one text per change, empty when nothing does.
  """
  pendingChanges: [String!]!

  """Set while a transfer of its ownership waits for an answer."""
  pendingTransfer: PendingTransfer

  """
  \`Cloud for Business - 5 Publishers\`, \`Axure Cloud for Business\` or \`Axure Cloud\`.
  """
  product: String!

  """RP publishers, those of bundles included."""
  publisherCount: Int!

  """When it was bought."""
  purchaseDate: Date!

  """Where the viewer may renew a purchase order."""
  renew: RenewTarget

  """Where the group is listed."""
  section: SubscriptionSection!

  """First covered day of the current period."""
  startDate: Date!

  """\`Renews …\`, \`Expires …\`, \`Ended on …\` or \`Payment failed on …\`."""
  statusLine: StatusText!

  """The billing term in force."""
  term: Term!

  """\`Monthly\`, \`Annual\`, \`2 Year\` or \`3 Year\`."""
  termName: String!

  """Whether the viewer may transfer its ownership."""
  transferEligibility: Eligibility!
}

"""A page of cloud groups."""
type CloudGroupConnection {
  """The groups of this page."""
  nodes: [CloudGroup!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many groups match in all."""
  totalCount: Int!
}

"""A cloud group after a change, or why nothing was done."""
type CloudGroupPayload implements MutationPayload {
  """The group as it is now; null when nothing was done."""
  cloudGroup: CloudGroup

  """True when it was done."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!

  """The customer as changed; null when nothing was done."""
  viewer: User
}

"""Plans of the cloud service."""
enum CloudPlan {
  """Cloud for Business: authors and publishers."""
  CLOUD_FOR_BUSINESS

  """
  Axure Cloud for an organization: authors. Sold only where the cloud author product is enabled.
  """
  ORGANIZATION
}

"""A cloud group to be offered."""
input CloudTransferOwnerInput {
  """The address of the new owner, as typed; it needs no account yet."""
  newOwnerEmail: String!

  """The vendor's id of the subscription."""
  subscriptionId: ID!
}

"""A group that new seats can join, so that they renew together."""
type CoTermCandidate {
  """The domain or organization it is assigned to, if any."""
  assignedTo: String

  """
  What is in it: \`2 Pro, 1 Team\`, \`3 Authors, 2 Publishers\`, \`5 Publishers\`.
  """
  contents: String!

  """\`2 Pro, 1 Team\`; empty for cloud groups."""
  editionSummary: String! @deprecated(reason: "Use \`contents\`, which is said of every kind of group.")

  """The last covered day."""
  expireDate: Date!

  """What it holds."""
  kind: SubscriptionKind!

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
  """What can be done next, in order."""
  actions: [ConfirmationAction!]!

  """What was paid."""
  amount: Money

  """\`Cloud for Business - 5 Publishers\`; null where no bundle was bought."""
  aseProductName: String

  """What changed; null for a first purchase."""
  change: ConfirmationChange

  """Cloud authors."""
  cloudAuthorCount: Int!

  """RP publishers."""
  cloudPublisherCount: Int!

  """
  The domain it was bought for, without \`.axure.cloud\`; null when it is still to be assigned.
  """
  domain: String

  """Seats of Axure RP Enterprise."""
  entCount: Int!

  """Keys of perpetual Enterprise licences."""
  entKeys: [String!]!

  """The order number."""
  id: ID!

  """
  Whether it expires then instead of being billed again: it is a purchase order's.
  """
  isPurchaseOrder: Boolean!

  """Who the licences are made out to."""
  licensee: String!

  """
  What was bought and how each amount came about; empty when the vendor does not say.
  """
  lines: [ConfirmationLine!]!

  """The last covered day."""
  newExpireDate: Date

  """
  The organization it was bought for, by name where it is known, else by id.
  """
  organization: String

  """
  Empty where \`termName\`, \`newExpireDate\` and \`isPurchaseOrder\` hold for all that was ordered; else what holds instead.
  """
  parts: [ConfirmationPart!]!

  """Seats of Axure RP Pro."""
  proCount: Int!

  """Keys of perpetual Pro licences."""
  proKeys: [String!]!

  """The seats bought."""
  seatIds: [ID!]!

  """The group that has the seats; null for perpetual licences."""
  subscriptionId: ID

  """Seats of Axure RP Team."""
  teamCount: Int!

  """
  Keys of perpetual Team licences, whole; screens show the first 64 characters.
  """
  teamKeys: [String!]!

  """Billing term, \`Annual\` for example; empty for perpetual licences."""
  termName: String!

  """Which layout applies."""
  variant: ConfirmationVariant!
}

"""What a confirmation offers to do next, in the words of its button."""
enum ConfirmationAction {
  """\`Assign Domain\`"""
  ASSIGN_DOMAIN

  """\`Assign Organization\`"""
  ASSIGN_ORGANIZATION

  """\`Assign Seats\`"""
  ASSIGN_SEATS

  """\`Assign Subscriptions\`"""
  ASSIGN_SUBSCRIPTIONS

  """\`Billing\`"""
  BILLING

  """\`Manage Products\`"""
  MANAGE_PRODUCTS
}

"""What changed, on a confirmation that is not of a first purchase."""
enum ConfirmationChange {
  """The subscription renews by itself from now on."""
  AUTO_RENEW

  """The edition."""
  EDITION

  """A subscription that had ended goes on."""
  REACTIVATION

  """The next period was paid."""
  RENEWAL

  """The billing term."""
  TERM
}

"""One product of a confirmed order, as it was charged."""
type ConfirmationLine {
  """How the total came about; the amounts add up to \`total\`."""
  derivation: [DerivationStep!]!

  """\`Axure RP Pro\`."""
  product: String!

  """How many."""
  quantity: Int!

  """What the line cost."""
  total: Money!
}

"""
What of an order goes on for one term, up to one day, where not all of it does.
"""
type ConfirmationPart {
  """
  Whether it expires then instead of being billed again: it is a purchase order's.
  """
  isPurchaseOrder: Boolean!

  """The last covered day."""
  newExpireDate: Date!

  """\`Axure RP Team × 1\`, for each product."""
  products: [String!]!

  """Billing term, \`Annual\` for example."""
  termName: String!
}

"""Which of the confirmation's layouts applies."""
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

  """
  For how many items it can be used in all, by the vendor's \`couponDetails\`.
  """
  couponQty: Int!

  """For how many items it was used, by the vendor's \`couponDetails\`."""
  couponUsed: Int!

  """The vendor's words for it."""
  description: String!

  """Last day of use; null when it does not end."""
  endDate: Date

  """The vendor's coupon id."""
  id: ID!

  """Whether it applies to renewals, and to nothing else."""
  isRenewal: Boolean!

  """\`GOV\`, \`EDU\`, \`NPO\`, else the description."""
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
  """In the order in which the vendor applies them."""
  coupons: [Coupon!]!

  """Loaded and exposed; no effect is described."""
  hasRP10Promo: Boolean!

  """Which coupons the vendor lists by product."""
  productMap: [ProductCoupons!]!
}

"""How a coupon lowers a price."""
enum CouponType {
  """To a fixed price."""
  FIXED

  """Not at all."""
  OTHER

  """By a share of the price."""
  PERCENT
}

"""Who wants an account."""
input CreateUserInput {
  """The sign-in address, where the link is mailed to."""
  loginEmail: EmailAddress!

  """The name to show; may be empty."""
  name: String! = ""

  """The password to be; never logged."""
  password: String!
}

"""What became of the wish for an account."""
type CreateUserPayload implements MutationPayload {
  """A session, from vendors that make accounts at once; null from ours."""
  authToken: String

  """What the vendor says, to be shown."""
  message: String

  """
  True when the link is on its way, or would be if the address had no account yet.
  """
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!
}

"""A calendar date without a time, \`2026-12-31\`."""
scalar Date @specifiedBy(url: "https://scalars.graphql.org/andimarek/local-date.html")

"""An instant in UTC, ISO 8601, \`2026-12-31T09:30:00.000Z\`."""
scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time.html")

"""What a step of a price is."""
enum DerivationKind {
  """Money added for days before the group starts."""
  ADJUSTMENT

  """A discount."""
  COUPON

  """Money back for days already passed."""
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

"""Seats and the note for them."""
input EditNotesInput {
  """
  Plain text of at most 500 characters; the empty string takes the note away.
  """
  note: String!

  """The seats, at most 20,000."""
  seatIds: [ID!]!
}

"""Desktop editions, in order of rank."""
enum Edition {
  """Axure RP Enterprise, code 2."""
  ENTERPRISE

  """Axure RP Pro, code 0."""
  PRO

  """Axure RP Team, code 1."""
  TEAM
}

"""A change of edition: of seats, or of one whole group."""
input EditionChangeInput {
  """Pro, Team or Enterprise for RP; a bundle for Cloud for Business."""
  newLicenseType: LicenseType!

  """RP seats, of one group or several; empty with \`subscriptionId\`."""
  seatIds: [ID!]! = []

  """
  A whole group instead: an RP subscription, or bundles of Cloud for Business.
  """
  subscriptionId: ID
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

"""
A license for students and teachers; it cannot be reassigned or transferred.
"""
type EducationSeat implements License {
  """Whether the viewer may assign it, and why not."""
  assignEligibility: Eligibility!

  """Who uses the license; null when nobody does."""
  assignedTo: EmailAddress

  """Last covered day."""
  expireDate: Date

  """The vendor's seat id."""
  id: ID!

  """Whether the viewer manages this license and so may write its note."""
  isManager: Boolean!

  """E-mail addresses; the viewer's own reads \`Me\`."""
  managers: [String!]!

  """Whether the viewer may change its managers, and why not."""
  managersEligibility: Eligibility!

  """Free text of the managers; may be empty."""
  note: String!

  """\`Axure RP Pro\`."""
  productName: String!

  """The day the license was bought."""
  purchaseDate: Date!

  """First day."""
  startDate: Date
}

"""A page of education licenses."""
type EducationSeatConnection {
  """The licenses of this page."""
  nodes: [EducationSeat!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many licenses there are in all."""
  totalCount: Int!
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
scalar EmailAddress @specifiedBy(url: "https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address")

"""A subscription that is over and can be brought back."""
type EndedSubscription {
  """
  The domain or the organization of a cloud subscription; null where there is none.
  """
  assignedTo: String

  """Cloud authors that it had."""
  authorCount: Int!

  """Groups of the term chosen that it may join."""
  candidates: [CoTermCandidate!]!

  """What it held when it ended: \`4 Pro\`, \`1 Author, 3 Publishers\`."""
  contents: String!

  """Its last covered day."""
  expireDate: Date!

  """The vendor's subscription id."""
  id: ID!

  """Line of product."""
  kind: SubscriptionKind!

  """\`Group N\`, as on Manage Products."""
  name: String!

  """RP publishers that it had."""
  publisherCount: Int!

  """The term that it had."""
  term: Term!
}

"""What the account service handed to the browser."""
input ExchangeCodeInput {
  """
  The \`code\` query parameter the account service added; usable once, for minutes.
  """
  code: String!
}

"""Whose password is forgotten."""
input ForgotPasswordInput {
  """The sign-in address."""
  loginEmail: EmailAddress!
}

"""What became of a forgotten password."""
type ForgotPasswordPayload implements MutationPayload {
  """
  \`We sent an email to {email} with instructions to reset your password.\`.
  """
  message: String

  """True when a mail is on its way if the address has an account."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!
}

"""
A license of any kind: who uses it, who manages it, and what they wrote about it.
"""
interface License {
  """Whether the viewer may assign this license, and why not."""
  assignEligibility: Eligibility!

  """Who uses the license; null when nobody does."""
  assignedTo: EmailAddress

  """The vendor's seat id."""
  id: ID!

  """Whether the viewer manages this license."""
  isManager: Boolean!

  """E-mail addresses; the viewer's own reads \`Me\`."""
  managers: [String!]!

  """
  Whether the viewer may change its managers, and why not; an owner who is none of them may become one.
  """
  managersEligibility: Eligibility!

  """
  Free text of the managers; may be empty, and is so for whoever only uses the license.
  """
  note: String!

  """\`Axure RP Pro\`, \`Axure RP 8 Pro\`, \`Upgrade to Axure RP 9\`."""
  productName: String!

  """The day the license was bought."""
  purchaseDate: Date!
}

"""Who a licence is made out to."""
enum LicenseTo {
  """A company."""
  COMPANY

  """A person."""
  INDIVIDUAL
}

"""What a seat licenses."""
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

"""Who the licences are made out to."""
input LicenseeInput {
  """Name of the company; optional."""
  company: String! = ""

  """Required for a person, and without a billing name."""
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

"""How many counted seats of a cloud group end with the current term."""
input ModifyCloudSeatsInput {
  """Authors that end, at most as many as there are."""
  canceledAuthors: Int!

  """Publishers that end, at most as many as there are."""
  canceledPublishers: Int!

  """The vendor's subscription id."""
  subscriptionId: ID!
}

"""
An amount in USD as a decimal string with exactly two digits, \`"1234.50"\`; negative amounts start with \`-\`.
"""
scalar Money @specifiedBy(url: "https://www.w3.org/TR/xmlschema-2/#decimal")

"""
Everything that changes something. A field that fails is null; a refusal is data.
"""
type Mutation {
  """
  Takes an offered group over exactly as previewed; once per \`attemptId\`. Nothing is charged now.
  """
  acceptTransfer(
    """The acceptance."""
    input: AcceptTransferInput!
  ): AcceptTransferPayload

  """Makes people managers of all of the seats, or of none."""
  addManagers(
    """Which seats, and who."""
    input: ChangeManagersInput!
  ): SeatsPayload

  """
  Adds seats to a purchase order at exactly the previewed price. They end with it, and it stays one; once per \`attemptId\`.
  """
  addUsersToPo(
    """The order."""
    input: AddUsersToPoInput!
  ): OrderPayload

  """
  Assigns a cloud group to a domain or to an organization, whichever its kind asks for.
  """
  assignDomain(
    """Which group, and to what."""
    input: AssignDomainInput!
  ): CloudGroupPayload

  """
  Assigns one seat to an e-mail address, or frees it when the address is empty.
  """
  assignSeat(
    """Which seat, and for whom."""
    input: AssignSeatInput!
  ): AssignSeatPayload

  """
  Assigns or frees each of the seats; what is refused does not hold up the rest.
  """
  assignSeats(
    """Which seats, and for whom."""
    input: AssignSeatsInput!
  ): SeatsPayload

  """
  Buys a bundle of Cloud for Business at exactly the previewed price; once per \`attemptId\`.
  """
  buyAseSubscription(
    """The order."""
    input: BuyAseSubscriptionInput!
  ): OrderPayload

  """
  Buys authors and publishers of a cloud plan at exactly the previewed price; once per \`attemptId\`.
  """
  buyCloudSubscription(
    """The order."""
    input: BuyCloudSubscriptionInput!
  ): OrderPayload

  """
  Buys RP seats at exactly the previewed price. Charges at most once per \`attemptId\`, whatever is repeated.
  """
  buyRpSubscription(
    """The order."""
    input: BuyRpSubscriptionInput!
  ): OrderPayload

  """
  Upgrades perpetual licences to Axure RP 9 Team at exactly the previewed price; once per \`attemptId\`.
  """
  buyUpgrade(
    """The order."""
    input: BuyUpgradeInput!
  ): UpgradeOrderPayload

  """Lets a whole cloud group, bundles too, end with the current term."""
  cancelCloudGroup(
    """The vendor's subscription id."""
    id: ID!
  ): CloudGroupPayload

  """Takes an offer of a cloud group back; by its owner."""
  cancelCloudTransfer(
    """The vendor's id of the subscription."""
    subscriptionId: ID!
  ): TransferPayload

  """
  Lets seats end with the current term; until then they work, and nothing is refunded.
  """
  cancelSeats(
    """Which seats."""
    input: CancelSeatsInput!
  ): SeatsPayload

  """
  Ends a past-due group of the viewer's own for good, with all its seats. A group that is canceled stays so.
  """
  cancelSubscriptionGroup(
    """The vendor's id of the past-due subscription."""
    id: ID!
  ): CancelGroupPayload

  """Takes an offer of an RP group back; by its owner."""
  cancelTransfer(
    """The vendor's id of the subscription."""
    subscriptionId: ID!
  ): TransferPayload

  """
  Changes the sign-in address, the password, or both. The current password proves who asks. A new password
  ends every other session, and the token in the answer replaces the one sent.
  """
  changeAccountInfo(
    """The current credentials and the new ones."""
    input: ChangeAccountInfoInput!
  ): ChangeAccountInfoPayload

  """
  Changes the edition exactly as previewed: upgrades are charged now, downgrades wait for the end of the term; once per \`attemptId\`.
  """
  changeEdition(
    """The order."""
    input: ChangeEditionInput!
  ): ChangePayload

  """
  Changes the billing term exactly as previewed: longer ones are charged now, shorter ones wait for the end of the term; once per \`attemptId\`.
  """
  changeTerm(
    """The order."""
    input: ChangeTermInput!
  ): ChangePayload

  """As \`transferOwner\`, for one cloud group."""
  cloudTransferOwner(
    """Which group, and to whom."""
    input: CloudTransferOwnerInput!
  ): TransferPayload

  """
  Asks for a new account. The account is made when the link that is mailed to the address is opened, so the
  answer is the same whether or not the address has an account already.
  """
  createUser(
    """Who wants an account."""
    input: CreateUserInput!
  ): CreateUserPayload

  """Declines an offered group, RP or cloud; by whom it is offered to."""
  declineTransfer(
    """The vendor's id of the subscription."""
    subscriptionId: ID!
  ): TransferPayload

  """Removes the profile photo. A refusal always has the same text."""
  deleteProfileImage: ProfilePayload

  """Writes one note to all of the seats, or to none."""
  editNotes(
    """Which seats, and the note."""
    input: EditNotesInput!
  ): SeatsPayload

  """
  Step 2 of signing in: exchanges the one-time code of the account service for a session. Null with
  \`UNAUTHENTICATED\` when it is unknown, used or expired.
  """
  exchangeCode(
    """The one-time code."""
    input: ExchangeCodeInput!
  ): LoginPayload

  """
  Mails a single-use link to set a new password. The answer does not tell whether the address has an account.
  """
  forgotPassword(
    """The sign-in address."""
    input: ForgotPasswordInput!
  ): ForgotPasswordPayload

  """
  Signs in with e-mail and password, for tools; browsers sign in on the account service's page. Null with
  \`UNAUTHENTICATED\` when they are not good.
  """
  login(
    """The credentials."""
    input: LoginInput!
  ): LoginPayload

  """Ends the session of the token sent. Also works in read-only mode."""
  logout: LogoutPayload

  """
  Sets how many authors and publishers of a cloud group end with the current term; the others renew.
  """
  modifyCloudSeats(
    """Which group, and how many."""
    input: ModifyCloudSeatsInput!
  ): CloudGroupPayload

  """
  Brings an ended subscription back at exactly the previewed price; once per \`attemptId\`.
  """
  reactivate(
    """The order."""
    input: ReactivateInput!
  ): OrderPayload

  """
  Takes people from the managers of all of the seats, or of none; the viewer may remove himself.
  """
  removeManagers(
    """Which seats, and who."""
    input: ChangeManagersInput!
  ): SeatsPayload

  """As \`renewPo\`, for bundles of Cloud for Business."""
  renewAsePo(
    """The order."""
    input: RenewPoInput!
  ): PoRenewalPayload

  """As \`renewPo\`, for counted authors and publishers."""
  renewCloudPo(
    """The order."""
    input: RenewPoInput!
  ): PoRenewalPayload

  """
  Renews RP seats of a purchase order at exactly the previewed price; once per \`attemptId\`.
  """
  renewPo(
    """The order."""
    input: RenewPoInput!
  ): PoRenewalPayload

  """
  Pays a failed renewal at exactly the previewed price; once per \`attemptId\`, and once per period whoever tries.
  """
  retryPayment(
    """The order."""
    input: RetryPaymentInput!
  ): RetryPaymentPayload

  """
  Mails the link by which the customer confirms the sign-in address once more; those before it end. Of an address that
  is confirmed by now no mail is sent, and the customer in the answer says so.
  """
  sendEmailConfirmation: ProfilePayload

  """Mails the offline key of a seat to whoever the seat is assigned to."""
  sendOfflineKey(
    """Which seat."""
    input: SendOfflineKeyInput!
  ): SendOfflineKeyPayload

  """
  Has a purchase order of RP renew by card when its term ends. Nothing is charged now.
  """
  setAutoRenew(
    """The order."""
    input: RenewPoInput!
  ): PoRenewalPayload

  """
  Says whether receipts of renewals are mailed, and to whom. Without recipients the option is off and the
  customer's own address is kept.
  """
  storeInvoiceEmails(
    """The setting."""
    input: StoreInvoiceEmailsInput!
  ): StoreInvoiceEmailsPayload

  """
  Takes the sign-in address over into the vendor's books. \`changeAccountInfo\` does it by itself.
  """
  syncEmail: ProfilePayload

  """
  Offers the groups of these RP seats to somebody, all of each or nothing.
  """
  transferOwner(
    """Which groups, and to whom."""
    input: TransferOwnerInput!
  ): TransferPayload

  """Lets a canceled cloud group go on, with all of its seats."""
  uncancelCloudGroup(
    """The vendor's subscription id."""
    id: ID!
  ): CloudGroupPayload

  """
  Lets seats go on that end, or that wait for a change, as they are now. Signed out, \`success\` is false.
  """
  uncancelSeats(
    """Which seats."""
    input: CancelSeatsInput!
  ): SeatsPayload

  """
  Changes the billing name. An empty one is refused with \`Billing name cannot be blank\`.
  """
  updateBillingName(
    """The new billing name."""
    input: UpdateBillingNameInput!
  ): BillingInfoPayload

  """
  Puts another card on file, or changes holder, address or expiry of the one that is. The card itself goes to
  the payment provider alone; here comes its nonce. Refusals name the field at fault where the provider says so.
  """
  updatePaymentMethod(
    """The nonce and what belongs to the card."""
    input: UpdatePaymentMethodInput!
  ): BillingInfoPayload

  """Changes the name that is shown."""
  updateProfileName(
    """The new name."""
    input: UpdateProfileNameInput!
  ): ProfilePayload
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
  """Charged, where something is charged, and recorded."""
  DONE

  """
  The outcome is not known yet; ask again with the same attempt. Never pay again meanwhile.
  """
  PROCESSING

  """Refused or declined for good; nothing was charged."""
  REFUSED

  """
  No outcome is on record; the order may still be on its way (\`arrivesWithinSeconds\`). Submit again under the same attempt: it is charged at most once.
  """
  UNKNOWN
}

"""What is known of an order attempt."""
type OrderStatus {
  """
  How long an order can be on its way. UNKNOWN means that it never arrived only when it was sent longer ago than this; in seconds.
  """
  arrivesWithinSeconds: Int!

  """The attempt asked for."""
  attemptId: ID!

  """What became of it."""
  state: OrderState!

  """
  The order number, when DONE; null for a change that nothing was paid for.
  """
  transactionId: ID

  """Why it was refused; empty otherwise."""
  userErrors: [UserError!]!
}

"""What an organization is called."""
type OrganizationName {
  """The vendor's id, as asked."""
  id: ID!

  """
  Null for one that is not known, or that the viewer has nothing to do with.
  """
  name: String
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
How to pay: either \`useExistingPaymentMethod\`, or \`replacePaymentMethod\` with a nonce and the card's address.
"""
input PaymentInput {
  """Street and number."""
  address: String! = ""

  """
  With \`useExistingPaymentMethod\`: the \`version\` of the card on file that was shown. When that is no longer on file, the
  order is refused with \`INVALID_PAYMENT_METHOD\` and nothing is charged. Null takes whatever is on file.
  """
  cardVersion: String

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

  """VAT number, only passed on."""
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
  """The portal path on which it is accepted; null for everybody else."""
  acceptPath: URL

  """Whether the viewer is the one who may take it back."""
  canCancel: Boolean!

  """When it was asked for."""
  date: Date

  """Who shall become the owner."""
  email: EmailAddress!

  """Whether the viewer is the one who may accept or decline."""
  isToViewer: Boolean!

  """\`Pending ownership transfer to {email} on {date}\`."""
  text: String!
}

"""A license that does not end."""
type PerpetualLicense implements License {
  """Whether the viewer may assign it, and why not."""
  assignEligibility: Eligibility!

  """Who uses the license; null when nobody does."""
  assignedTo: EmailAddress

  """The vendor's seat id, by which it is upgraded."""
  id: ID!

  """Whether the viewer manages this license and so may select it."""
  isManager: Boolean!

  """A license of RP 8; one of them has to be among those to upgrade."""
  isVersion8: Boolean!

  """
  The whole license key; null for whoever may not read it, and where there is none.
  """
  key: String

  """Whom the license is made out to."""
  licensee: String

  """E-mail addresses; the viewer's own reads \`Me\`."""
  managers: [String!]!

  """Whether the viewer may change its managers, and why not."""
  managersEligibility: Eligibility!

  """Free text of the managers; may be empty."""
  note: String!

  """\`Axure RP 8 Pro\`."""
  productName: String!

  """The day the license was bought."""
  purchaseDate: Date!

  """Whether the viewer may upgrade it to Axure RP 9 Team, and why not."""
  upgradeEligibility: Eligibility!
}

"""A page of perpetual licenses."""
type PerpetualLicenseConnection {
  """The licenses of this page."""
  nodes: [PerpetualLicense!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many licenses match in all."""
  totalCount: Int!
}

"""What is to be renewed."""
input PoRenewalInput {
  """The term to renew for."""
  newTerm: Term! = ANNUAL

  """
  Seats without an end, at least one; null for all of them, as cloud groups are renewed.
  """
  seatIds: [ID!]

  """The purchase order."""
  subscriptionId: ID!
}

"""What became of an order to renew."""
type PoRenewalPayload implements MutationPayload {
  """The price as it is now, when it changed since the preview."""
  preview: PoRenewalPreview

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

"""What renewing a purchase order does and costs."""
type PoRenewalPreview {
  """When the card is charged: today, or the day after the old term."""
  chargeOn: Date!

  """What renewal coupons take off."""
  discountTotal: Money!

  """Last covered day of the old term."""
  expireDate: Date!

  """How many seats were not chosen, and end with the old term."""
  leftOutCount: Int!

  """What is paid for, per product."""
  lines: [CartLine!]!

  """What all seats cost by the list."""
  listTotal: Money!

  """Last covered day of the new one."""
  newExpireDate: Date!

  """Stands for everything the price depends on; pass it to the mutation."""
  previewId: ID!

  """How many seats go on."""
  quantity: Int!

  """The term renewed for."""
  term: Term!

  """\`Annual\`."""
  termName: String!

  """What the new term costs by the prices of today, coupons taken off."""
  termTotal: Money!

  """What is charged now; \`0.00\` for a group that is to renew by itself."""
  total: Money!
}

"""A priced renewal, or why it is refused."""
type PoRenewalPreviewPayload {
  """
  The purchase order; null when it is unknown, not the viewer's own or none that can be renewed.
  """
  group: RenewableGroup

  """Null when it is refused."""
  renewal: PoRenewalPreview

  """Why not; empty when there is a price."""
  userErrors: [UserError!]!
}

"""Settings of the vendor and of this portal that the client needs."""
type PortalConfig {
  """Origin of the account service, where sign-in happens."""
  accountsHost: URL!

  """Host of Cloud for Business."""
  cfbHost: String!

  """Whether the cloud author product is sold to everybody."""
  cloudAuthor: Boolean!

  """Host of Axure Cloud, where organizations live."""
  cloudHost: String!

  """Entries of the Help menu."""
  documentationLinks: [Link!]!

  """The licence agreement that every charge is subject to."""
  eulaUrl: URL!

  """Links of the footer."""
  footerLinks: [Link!]!

  """When set, this text replaces the whole application."""
  readOnlyMessage: String

  """The domain of \`support@\` and \`sales@\` addresses."""
  supportHost: String!

  """What other customers say, for the buy page."""
  testimonials: [Testimonial!]!

  """
  The vendor's calendar date; the client never asks its own clock about terms.
  """
  today: Date!

  """
  The vendor's pages for upgrading perpetual licences, shown in a frame; null when there are none.
  """
  upgradeUrl: URL
}

"""List prices in USD."""
type PriceList {
  """Bundles of Cloud for Business, smallest first."""
  ase: [BundlePrices!]!

  """Author of an organization in Axure Cloud."""
  cloudAuthor: ProductPrices!

  """Author and publisher of Cloud for Business."""
  cloudForBusiness: CloudForBusinessPrices!

  """Axure RP subscriptions, one entry per edition in order of rank."""
  rp: [EditionPrices!]!
}

"""The coupons that the vendor lists for one product."""
type ProductCoupons {
  """Ids of the coupons."""
  couponIds: [ID!]!

  """The vendor's product code."""
  productCode: Int!
}

"""Which tabs of the manage page have something to show."""
type ProductKinds {
  """Any cloud subscription, legacy or not."""
  hasCloud: Boolean!

  """Any RP subscription, perpetual, education or upgrade row."""
  hasRp: Boolean!
}

"""Prices of one product."""
type ProductPrices {
  """The licence type that is sold."""
  licenseType: LicenseType!

  """\`Cloud Author\`."""
  productName: String!

  """One price per billing term, shortest first."""
  terms: [TermPrice!]!
}

"""What was paid for one product in one calendar year."""
type ProductSpending {
  """Twelve amounts, January to December."""
  months: [Money!]!

  """The product as the vendor recorded it."""
  name: String!

  """The sum of the months."""
  total: Money!
}

"""What became of a change of the profile."""
type ProfilePayload implements MutationPayload {
  """True when the change is made."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!

  """The customer as changed; null when refused."""
  viewer: User
}

"""
Everything that can be read. A field that fails is null and leaves its neighbours alone.
"""
type Query {
  """What seats that join a purchase order cost for the rest of its term."""
  addUsersPreview(
    """What is to be added."""
    cart: AddUsersCartInput!
  ): CartPreviewPayload

  """What a bundle of Cloud for Business costs."""
  aseCartPreview(
    """What is to be bought."""
    cart: AseCartInput!
  ): CartPreviewPayload

  """Step 1 of signing in: is the token sent still good? Null when not."""
  authCheck: AuthSession

  """
  What the card form needs to make a payment nonce: asked for when the form opens, never cached.
  """
  billingTokens: BillingTokens

  """What canceling seats would do, and whether it is allowed at all."""
  cancelPreview(
    """RP seats, of one group or several, at most 20,000."""
    seatIds: [ID!]!
  ): CancelPreviewPayload

  """
  What RP seats cost, line by line, and a \`previewId\` that stands for exactly this price.
  """
  cartPreview(
    """What is to be bought."""
    cart: RpCartInput!
  ): CartPreviewPayload

  """The organizations and domains that the viewer administers, by name."""
  cloudAdminInstances: [AdminInstance!]

  """What authors and publishers of a cloud plan cost."""
  cloudCartPreview(
    """What is to be bought."""
    cart: CloudCartInput!
  ): CartPreviewPayload

  """Groups that the viewer may buy into."""
  coTermCandidates(
    """What is to be bought."""
    kind: SubscriptionKind! = RP
  ): [CoTermCandidate!]

  """What the client needs before anybody has signed in."""
  config: PortalConfig

  """
  The confirmation of one purchase; null when it is unknown or another customer's.
  """
  confirmation(
    """The order number."""
    saleId: ID!
  ): Confirmation

  """The coupons that apply to the viewer."""
  couponBundle: CouponBundle

  """
  What another edition would do to seats and cost, and whether it is allowed at all.
  """
  editionChangePreview(
    """What is to be changed."""
    change: EditionChangeInput!
  ): ChangePreviewPayload

  """The instance that has a domain; null while there is none."""
  instanceIdFromDomain(
    """With or without \`.axure.cloud\`."""
    domain: String!
  ): ID

  """What became of an order attempt; asked while its outcome is unknown."""
  orderStatus(
    """The attempt id that the order was sent with."""
    attemptId: ID!
  ): OrderStatus

  """Names of organizations, in the order of the ids."""
  orgNames(
    """Ids of organizations, at most 200."""
    ids: [ID!]!
  ): [OrganizationName!]

  """
  What renewing a purchase order costs, or having it renew by itself, and whether it is allowed at all.
  """
  poRenewalPreview(
    """Whether it is to renew by itself, so that nothing is charged now."""
    isAutoRenew: Boolean! = false

    """What is to be renewed."""
    renewal: PoRenewalInput!
  ): PoRenewalPreviewPayload

  """Prices of everything on sale."""
  priceList: PriceList

  """
  Whether an ended subscription can be brought back by the viewer, which groups it may join, and what it costs.
  """
  reactivationPreview(
    """What is to be brought back, and how."""
    reactivation: ReactivationInput!
  ): ReactivationPreviewPayload

  """
  What making a failed payment good comes to now, for a choice of seats. Of the viewer's own past-due groups alone.
  """
  retryPaymentPreview(
    """Which seats renew; each as its own default has it without one."""
    choice: RetryChoiceInput

    """The vendor's id of the past-due subscription, RP or cloud."""
    subscriptionId: ID!
  ): RetryPreviewPayload

  """
  What another billing term would do to seats and cost, and whether it is allowed at all.
  """
  termChangePreview(
    """What is to be changed."""
    change: TermChangeInput!
  ): ChangePreviewPayload

  """What taking a group over comes to, for whom it is offered to."""
  transferPreview(
    """The vendor's id of the subscription, RP or cloud."""
    subscriptionId: ID!
  ): TransferPreviewPayload

  """The same for letting seats go on that end or wait for a change."""
  uncancelPreview(
    """RP seats, of one group or several, at most 20,000."""
    seatIds: [ID!]!
  ): CancelPreviewPayload

  """
  What it costs to upgrade perpetual licences to version 9, and which of them can be.
  """
  upgradePreview(
    """Perpetual licences that the viewer manages; at most 500."""
    seatIds: [ID!]!
  ): UpgradePreviewPayload

  """
  The signed-in customer; null when signed out (the one question whose answer may be "nobody").
  """
  viewer: User
}

"""An order to bring an ended subscription back."""
input ReactivateInput {
  """
  Made by the client when the checkout opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """How to pay."""
  payment: PaymentInput!

  """Of the preview that was shown."""
  previewId: ID!

  """What was previewed."""
  reactivation: ReactivationInput!

  """The total that was shown."""
  total: Money!
}

"""How an ended subscription is to be brought back."""
input ReactivationInput {
  """Cloud authors, 0 or more; only for cloud subscriptions."""
  authorQuantity: Int! = 0

  """
  The group to co-term with, one of the candidates; null for \`New Group\`, which starts today.
  """
  cotermGroup: ID

  """The billing term from now on."""
  newTerm: Term!

  """RP publishers, 0 or more; only for Cloud for Business."""
  publisherQuantity: Int! = 0

  """The ended subscription; the viewer owns it."""
  subscriptionId: ID!
}

"""A subscription that can be brought back with its price, or why not."""
type ReactivationPreviewPayload {
  """Null when it cannot be brought back, or not in this way."""
  cart: Cart

  """Null when the viewer cannot bring it back, whatever is chosen."""
  subscription: EndedSubscription

  """Why not; empty when there is a cart."""
  userErrors: [UserError!]!
}

"""
The receipts of a period as one ZIP file, with a table of them (CSV) that adds up.
"""
type ReceiptArchive {
  """How many receipts are in it."""
  count: Int!

  """\`Axure Receipts {from} to {to}.zip\`."""
  fileName: String!

  """The sum of their amounts."""
  total: Money!

  """
  Where it is downloaded, on the portal's own host; null when there is nothing in it, or more than one file can hold.
  """
  url: URL
}

"""An order to renew: what was previewed, and how it is paid."""
input RenewPoInput {
  """
  Made by the client when the checkout opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """How to pay, now or when the term ends."""
  payment: PaymentInput!

  """Of the preview that was shown."""
  previewId: ID!

  """The renewal that was previewed."""
  renewal: PoRenewalInput!

  """The total that was shown; \`0.00\` where nothing is charged now."""
  total: Money!
}

"""Where the actions of a purchase order lead."""
type RenewTarget {
  """The portal path that has it renew by itself; null for cloud groups."""
  autoRenewPath: URL

  """The portal path that renews it for another term."""
  renewPath: URL!
}

"""A purchase order that can be renewed."""
type RenewableGroup {
  """The domain or organization of a cloud group, as it is shown."""
  assignedTo: String

  """Its last covered day; what is not renewed ends then."""
  expireDate: Date!

  """The vendor's subscription id."""
  id: ID!

  """What it holds; seats are chosen of RP alone."""
  kind: SubscriptionKind!

  """\`Group 2\`, as on the page of its products."""
  name: String!

  """
  What can be renewed, which is what has no end of its own, a page at a time.
  """
  seats(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 500."""
    first: Int = 50
  ): RenewableSeatConnection!

  """The term in force, \`Annual\`."""
  termName: String!
}

"""
A seat that can be renewed, or the counted seats of one kind in a cloud group.
"""
type RenewableSeat {
  """
  Who uses it, or what a cloud group is assigned to; null when nobody does.
  """
  assignedTo: String

  """
  The vendor's seat id; of counted seats \`counted-14\`, within their group.
  """
  id: ID!

  """What it licenses; the line of that licence has its price."""
  licenseType: LicenseType!

  """E-mail addresses, \`Me\` for the viewer."""
  managers: [String!]!

  """\`Axure RP Pro\`."""
  productName: String!

  """1, or how many counted seats."""
  quantity: Int!
}

"""A page of what can be renewed."""
type RenewableSeatConnection {
  """The ids of all seats, for choosing among them; none of counted seats."""
  ids: [ID!]!

  """The seats of this page."""
  nodes: [RenewableSeat!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many rows there are in all."""
  totalCount: Int!
}

"""The setting for receipts of automatic renewals."""
type RenewalReceipts {
  """Whether renewal receipts are sent."""
  isOn: Boolean!

  """To whom."""
  recipients: [EmailAddress!]!
}

"""
Which seats renew: one choice for all and the exceptions from it, so that thousands of seats make a short question.
"""
input RetryChoiceInput {
  """
  Holds for every seat that is not named; without it, each seat's own default does.
  """
  all: RetrySeatChoice

  """Ids of the seats that are chosen the other way round."""
  except: [ID!]! = []
}

"""A group whose automatic payment failed."""
type RetryGroup {
  """The last day that is paid for; what does not renew ends then."""
  expireDate: Date!

  """\`Automatic payment failed on Jan 1, 2027\`."""
  failure: String!

  """The vendor's subscription id."""
  id: ID!

  """What it holds."""
  kind: SubscriptionKind!

  """\`Group 2\`, as on the page of its products."""
  name: String!

  """
  The seats there is a choice about, a page at a time, in the order in which they were bought.
  """
  seats(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 500."""
    first: Int = 50
  ): RetrySeatConnection!
}

"""A retry: what was previewed, and how it is paid."""
input RetryPaymentInput {
  """
  Made by the client when the checkout opens and kept until the order is settled; a UUID.
  """
  attemptId: ID!

  """The choice that was previewed."""
  choice: RetryChoiceInput

  """How to pay."""
  payment: PaymentInput!

  """Of the preview that was shown."""
  previewId: ID!

  """The subscription that was previewed."""
  subscriptionId: ID!

  """The total that was shown."""
  total: Money!
}

"""What became of the retry."""
type RetryPaymentPayload implements MutationPayload {
  """The price as it is now, when it changed since the preview."""
  preview: RetryPreview

  """What became of the attempt."""
  state: OrderState!

  """True when state is DONE."""
  success: Boolean!

  """The order number, when DONE."""
  transactionId: ID

  """Why not; empty on success and while the outcome is unknown."""
  userErrors: [UserError!]!

  """With the groups and billing information as they are now."""
  viewer: User
}

"""What making a failed payment good costs."""
type RetryPreview {
  """The first day that the retry pays for."""
  coversFrom: Date!

  """How many seats end."""
  endingCount: Int!

  """
  The last covered day after the retry; of the part that keeps the group, where terms differ.
  """
  expireDate: Date!

  """
  Whether that day has passed already, so that the retry pays for no day to come.
  """
  isOver: Boolean!

  """One line per licence and term, with renewal coupons."""
  lines: [CartLine!]!

  """The day after that."""
  nextBillingDate: Date!

  """
  Stands for everything the price depends on; send it back with the order.
  """
  previewId: ID!

  """How many seats renew."""
  renewingCount: Int!

  """What is charged."""
  total: Money!
}

"""
A past-due group and what paying for it costs, or why it cannot be paid.
"""
type RetryPreviewPayload {
  """
  The group; null when it is unknown, not the viewer's own or not past due.
  """
  group: RetryGroup

  """The price; null when no seat renews."""
  preview: RetryPreview

  """Why there is no price, in the words to show; empty when there is one."""
  userErrors: [UserError!]!
}

"""
A seat of a past-due group. Seats that are only counted are named by their place.
"""
type RetrySeat {
  """Who uses it, or the domain of a bundle; null when nobody does."""
  assignedTo: String

  """What is proposed."""
  defaultChoice: RetrySeatChoice!

  """
  The vendor's seat id; of a counted seat \`author-1\` or \`publisher-2\`, within its group.
  """
  id: ID!

  """List price of its renewal; null when it is not on sale any more."""
  price: Money

  """What it is now: \`Axure RP Team\`."""
  productName: String!

  """
  What it becomes when it renews, where that is something else or for another term: \`Axure RP Pro\`, \`Monthly\`.
  """
  renewsAs: String
}

"""What becomes of a seat when a failed payment is made good."""
enum RetrySeatChoice {
  """Ends with the period that was paid last."""
  CANCEL

  """Goes on for a term, and is paid for."""
  RENEW
}

"""A page of seats."""
type RetrySeatConnection {
  """The seats of this page."""
  nodes: [RetrySeat!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many seats there are in all."""
  totalCount: Int!
}

"""What is to be bought. At least one quantity is above 0."""
input RpCartInput {
  """Seats of Axure RP Enterprise, 0 or more."""
  entQuantity: Int! = 0

  """Seats of Axure RP Pro, 0 or more."""
  proQuantity: Int! = 0

  """
  The group to co-term with; null for \`New Group\`. A group sets the term.
  """
  subscriptionGroup: ID

  """Seats of Axure RP Team, 0 or more."""
  teamQuantity: Int! = 0

  """The billing term; ignored when a group is given."""
  term: Term!
}

"""
One purchase: the vendor's sale records that share a purchase id, merged.
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

  """What was paid for all that match."""
  totalAmount: Money!

  """How many sales match in all."""
  totalCount: Int!
}

"""An order of sales."""
input SaleOrder {
  """Which way."""
  direction: SortDirection!

  """By what."""
  field: SaleOrderField!
}

"""What a list of sales can be ordered by."""
enum SaleOrderField {
  """The amount paid."""
  AMOUNT

  """The first product, by name."""
  PRODUCT

  """The day of the purchase."""
  PURCHASED_DATE

  """The length of the term."""
  TERM
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
type Seat implements License {
  """Whether the viewer may assign this seat, and why not."""
  assignEligibility: Eligibility!

  """Who uses the seat; null when nobody does."""
  assignedTo: EmailAddress

  """Whether the seat may be canceled by the viewer, and why not."""
  cancelEligibility: Eligibility!

  """Set when the seat ends or changes at the end of the term."""
  expireDate: Date

  """The vendor's seat id."""
  id: ID!

  """
  Whether a menu offers its owner to cancel it: it goes on. What is offered may still be refused, with the reason.
  """
  isCancelOffered: Boolean!

  """Whether the viewer manages this seat."""
  isManager: Boolean!

  """Whether the viewer may select this seat."""
  isSelectable: Boolean!

  """
  Whether a menu offers its owner to uncancel it: it ends, or changes, on a day to come.
  """
  isUncancelOffered: Boolean!

  """Whether the viewer uses this seat."""
  isUsedByViewer: Boolean!

  """What the seat licenses today."""
  licenseType: LicenseType!

  """E-mail addresses; the viewer's own reads \`Me\`."""
  managers: [String!]!

  """
  Whether the viewer may change its managers, and why not; an owner who is none of them may become one.
  """
  managersEligibility: Eligibility!

  """Free text of the managers; may be empty."""
  note: String!

  """
  The key for use without the internet; null where the viewer may not have it, and until it is sent for the first time.
  """
  offlineKey: String

  """Whether the viewer may have the offline key sent, and why not."""
  offlineKeyEligibility: Eligibility!

  """
  What changes at the end of the term, and a label beside it; both empty reads \`None\`.
  """
  pendingChange: PendingChange!

  """\`Axure RP Pro\`."""
  productName: String!

  """The day the seat was bought."""
  purchaseDate: Date!

  """The state of the seat today."""
  status: SeatStatus!

  """The group the seat belongs to."""
  subscriptionId: ID!

  """Whether the seat may go on again by the viewer, and why not."""
  uncancelEligibility: Eligibility!
}

"""A seat and who shall use it."""
input SeatAssignmentInput {
  """Who shall use the seat; the empty string frees it."""
  email: String!

  """Whether that person shall manage the seat as well."""
  isManager: Boolean = false

  """The seat to assign."""
  seatId: ID!
}

"""A page of seats."""
type SeatConnection {
  """The ids of every seat that matches, for "select all"; costs no seats."""
  ids: [ID!]!

  """The seats of this page."""
  nodes: [Seat!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many of the seats that match the viewer may select."""
  selectableCount: Int!

  """The ids of those; costs no seats."""
  selectableIds: [ID!]!

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

"""Somebody who manages seats of a selection."""
type SeatManager {
  """The address; the viewer's own reads \`Me\`."""
  name: String!

  """How many of the seats he manages."""
  seatCount: Int!
}

"""
Order of the seats of one group; the default is PURCHASE_DATE DESC. Ties by id, empty values last.
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

"""Licenses of any kind and any groups, looked at together."""
type SeatSelection {
  """
  Whether the viewer owns all of them: an owner who gave up managing them can take it up again.
  """
  isOwner: Boolean!

  """The same of licenses of every kind, perpetual ones too."""
  licenses(
    """How many, 1 to 500."""
    first: Int = 50
  ): [License!]!

  """Everybody who manages some of them, the viewer first, then by address."""
  managers: [SeatManager!]!

  """The note that all of them have; null when they differ."""
  note: String

  """
  Of the seats of subscriptions among them the first, in the order asked for.
  """
  seats(
    """How many, 1 to 500."""
    first: Int = 50
  ): [Seat!]!

  """
  The groups that the seats are in, in display order; they change hands as a whole.
  """
  subscriptions: [Subscription!]!

  """How many of the seats the customer can see."""
  totalCount: Int!

  """Whether the viewer may transfer the ownership of these groups."""
  transferEligibility: Eligibility!
}

"""The state of a seat."""
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

"""Seats after a change, or why nothing was done."""
type SeatsPayload implements MutationPayload {
  """
  The same of licenses of every kind. Those of them that are the viewer's no longer are left out.
  """
  licenses(
    """Which of them, at most 20,000."""
    among: [ID!]!
  ): [License!]

  """
  The seats of the change as they are now, those alone that are named here.
  """
  seats(
    """Which of them; a client names those that it shows. At most 20,000."""
    among: [ID!]!
  ): [Seat!]

  """Their groups as they are now."""
  subscriptions: [Subscription!]

  """
  True when everything asked for was done. Of \`assignSeats\` a part may be done when it is false.
  """
  success: Boolean!

  """Why not, with the seats concerned; empty on success."""
  userErrors: [UserError!]!

  """The customer as changed."""
  viewer: User
}

"""The seat whose offline key is sent."""
input SendOfflineKeyInput {
  """A seat of Axure RP that is assigned."""
  seatId: ID!
}

"""An offline key that was sent, or why it was not."""
type SendOfflineKeyPayload implements MutationPayload {
  """The key, to be copied; null when it was not sent."""
  key: String

  """True when the mail with the key is on its way."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!
}

"""Why selected seats are left out of a change."""
enum SkipReason {
  """They are canceled."""
  CANCELED

  """They have ended."""
  ENDED

  """It is what they already are, or will be."""
  SAME
}

"""Seats that are left out of a change for one reason."""
type SkippedSeats {
  """How many."""
  count: Int!

  """Why."""
  reason: SkipReason!

  """Which; of counted seats none."""
  seatIds: [ID!]!
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

"""Who gets receipts of renewals."""
input StoreInvoiceEmailsInput {
  """Whether they are sent."""
  isOn: Boolean!

  """To whom; each must contain \`@\`."""
  recipients: [String!]!
}

"""What became of the setting."""
type StoreInvoiceEmailsPayload implements MutationPayload {
  """The setting as it is now; null when refused."""
  renewalReceipts: RenewalReceipts

  """True when the setting is stored."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!

  """The customer it belongs to; null when refused."""
  viewer: User
}

"""A subscription with its seats: the portal's "group"."""
type Subscription {
  """Whether the viewer may add users here, and where that leads."""
  addUsers: AddUsersTarget

  """Whether the viewer may bring the group back: it is over and theirs."""
  canReactivate: Boolean!

  """
  Seats per edition that have not ended, editions without seats left out.
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

  """Whether every seat is canceled; the group stays usable to its end."""
  isCanceled: Boolean!

  """A payment failed and the group is not canceled."""
  isPastDue: Boolean!

  """
  Bought by purchase order; the vendor's sentinel never leaves the gateway.
  """
  isPurchaseOrder: Boolean!

  """
  Whether the viewer may select rows: he manages every seat, or owns the group and manages some.
  """
  isSelectable: Boolean!

  """
  The day after the last covered day, on which the group renews and is charged for; null where it does not: canceled, past due, over, or bought by purchase order.
  """
  nextBillingDate: Date

  """1-based over the customer's groups in display order: \`Group N\`."""
  number: Int!

  """Who pays."""
  owner: SubscriptionOwner!

  """A requested transfer of ownership, if any."""
  pendingTransfer: PendingTransfer

  """
  Where the viewer may renew a purchase order; null for everybody else and for other groups.
  """
  renew: RenewTarget

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

  """\`Renews …\`, \`Expires …\`, \`Ended on …\` or \`Payment failed on …\`."""
  statusLine: StatusText!

  """The billing term in force."""
  term: Term!

  """\`Monthly\`, \`Annual\`, \`2 Year\` or \`3 Year\`."""
  termName: String!

  """
  How many of its seats the viewer does not manage; an owner may become their manager.
  """
  unmanagedSeatCount: Int!
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

"""Lines of product; groups of different kinds never mix."""
enum SubscriptionKind {
  """Authors of an organization in Axure Cloud."""
  CLOUD

  """Authors and publishers of Cloud for Business."""
  CLOUD_FOR_BUSINESS

  """Bundles of Cloud for Business, known by a domain."""
  LEGACY_ASE

  """Axure RP seats."""
  RP
}

"""The customer who pays for a group."""
type SubscriptionOwner {
  """Name to show: \`Me\` for the viewer, else the owner's e-mail."""
  displayName: String!

  """The owner's address."""
  email: EmailAddress!

  """Whether the viewer is the owner."""
  isViewer: Boolean!

  """Address of the owner's photo, null when there is none."""
  profileImg: URL
}

"""Where a group is listed."""
enum SubscriptionSection {
  """Can be used today, or waits for the viewer to accept its ownership."""
  ACTIVE

  """Its last covered day has passed."""
  EXPIRED

  """Starts later."""
  UPCOMING
}

"""Billing terms on sale; codes 1, 2, 4 and 5 of the vendor."""
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

"""A change of billing term: of seats, or of one whole group."""
input TermChangeInput {
  """The term to change to."""
  newTerm: Term!

  """RP seats, of one group or several; empty with \`subscriptionId\`."""
  seatIds: [ID!]! = []

  """A whole group instead: an RP subscription or a cloud group."""
  subscriptionId: ID
}

"""The price of one edition for one billing term."""
type TermPrice {
  """Price divided by 12, 24 or 36; the price itself for monthly."""
  perMonth: Money!

  """For the whole term, per seat."""
  price: Money!

  """The vendor's product code."""
  productCode: Int!

  """\`/Month\`, \`/Year\`, \`/2 yrs.\`, \`/3 yrs.\`."""
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

"""Groups to be offered, by their seats."""
input TransferOwnerInput {
  """The address of the new owner, as typed; it needs no account yet."""
  newOwnerEmail: String!

  """Seats of the groups, at least one; the groups change hands as a whole."""
  seatIds: [ID!]!
}

"""What became of an offer."""
type TransferPayload implements MutationPayload {
  """Whether it was done."""
  success: Boolean!

  """Why not; empty on success."""
  userErrors: [UserError!]!

  """With the groups as they are now; null when nothing changed."""
  viewer: User
}

"""A group that is offered to the viewer."""
type TransferPreview {
  """
  Where the new owner may have it renew by itself afterwards; null where it cannot.
  """
  autoRenewPath: URL

  """\`2 Pro, 1 Team\` or \`10 authors\`."""
  contents: String!

  """
  When that is charged: the day after the last covered one; null when the group does not renew.
  """
  dueDate: Date

  """Last covered day."""
  expireDate: Date!

  """\`Group 2\`, as on the page of its products."""
  groupName: String!

  """What is paid for then, per product."""
  lines: [CartLine!]!

  """
  Whether a card is asked for and kept; else it is accepted without one, on arriving.
  """
  needsCard: Boolean!

  """Who owns it until it is accepted."""
  ownerEmail: String!

  """Stands for everything that is shown; pass it to the mutation."""
  previewId: ID!

  """\`Monthly\`, \`Annual\`, \`2 Year\` or \`3 Year\`."""
  termName: String!

  """
  What the next renewal costs by the prices of today, renewal coupons of the viewer taken off; \`0.00\` when there is none.
  """
  total: Money!
}

"""What taking a group over comes to, or why the viewer cannot."""
type TransferPreviewPayload {
  """Null when the group is unknown, or is not offered to the viewer."""
  transfer: TransferPreview

  """Why not; empty when it can be taken over."""
  userErrors: [UserError!]!
}

"""An absolute http(s) address, or a path on the portal's own host."""
scalar URL @specifiedBy(url: "https://url.spec.whatwg.org/#concept-url")

"""A new billing name."""
input UpdateBillingNameInput {
  """
  The name on invoices and licences, at most 255 characters; surrounding blanks are dropped.
  """
  company: String!
}

"""A card and what belongs to it."""
input UpdatePaymentMethodInput {
  """
  Without a nonce: the \`version\` of the card that the form showed. When that is no longer on file, the change is refused
  with \`The card on file was changed meanwhile. Please check it and try again.\` Null takes whatever is on file.
  """
  cardVersion: String

  """Name on the card."""
  cardholderName: String!

  """City."""
  city: String! = ""

  """Country name, as in the list of the card form."""
  country: String!

  """1 to 12."""
  expirationMonth: Int!

  """Four digits."""
  expirationYear: Int!

  """
  What the provider made of the card; null leaves the card on file and changes only what follows.
  """
  nonce: String

  """Zip or postal code; required for the United States of America."""
  postalCode: String! = ""

  """The proof of the captcha."""
  recaptchaToken: String!

  """State or region."""
  region: String! = ""

  """Street and number."""
  streetAddress: String! = ""

  """VAT number; kept only for countries that have one."""
  vat: String! = ""
}

"""A change of the name that is shown."""
input UpdateProfileNameInput {
  """
  The new name, at most 100 characters; surrounding blanks are dropped. May be empty.
  """
  name: String!
}

"""
Upgrades to a later version that were paid for in advance and are taken with a code.
"""
type UpgradeCode implements License {
  """Whether the viewer may apply it, and why not."""
  applyEligibility: Eligibility!

  """Whether the viewer may assign it, and why not."""
  assignEligibility: Eligibility!

  """Always null: a code is for licenses, not for a person."""
  assignedTo: EmailAddress

  """The code itself; null for whoever may not use it."""
  code: String

  """The vendor's seat id."""
  id: ID!

  """Whether the viewer manages this code."""
  isManager: Boolean!

  """E-mail addresses; the viewer's own reads \`Me\`."""
  managers: [String!]!

  """Whether the viewer may change its managers, and why not."""
  managersEligibility: Eligibility!

  """Free text of the managers; may be empty."""
  note: String!

  """What the code upgrades to: \`Upgrade to Axure RP 9\`."""
  productName: String!

  """The day the code was bought."""
  purchaseDate: Date!

  """How many licenses can be upgraded with it in all."""
  total: Int!

  """How many licenses were upgraded with it."""
  used: Int!
}

"""A page of upgrade codes."""
type UpgradeCodeConnection {
  """The codes of this page."""
  nodes: [UpgradeCode!]!

  """Where this page lies."""
  pageInfo: PageInfo!

  """How many codes there are in all."""
  totalCount: Int!
}

"""Upgrades that start from one product."""
type UpgradeLine {
  """How the total came about; the amounts add up to it."""
  derivation: [DerivationStep!]!

  """\`Axure RP 9 Team, upgrade from Axure RP 8 Pro\`."""
  product: String!

  """How many licences."""
  quantity: Int!

  """For all of them."""
  total: Money!
}

"""What became of the order of upgrades."""
type UpgradeOrderPayload implements MutationPayload {
  """The price as it is now, when it changed since the preview."""
  preview: UpgradePreview

  """What became of the attempt."""
  state: OrderState!

  """True when state is DONE."""
  success: Boolean!

  """The order number, when DONE."""
  transactionId: ID

  """Why not; empty on success and while the outcome is unknown."""
  userErrors: [UserError!]!

  """With the licences and billing information as they are now."""
  viewer: User
}

"""What an upgrade of perpetual licences to Axure RP 9 Team costs."""
type UpgradePreview {
  """
  The same by the products they start from, each with its derivation; the totals add up to \`total\`.
  """
  lines: [UpgradeLine!]!

  """Stands for everything the price depends on; pass it to the purchase."""
  previewId: ID!

  """Licences that will be upgraded, one by one."""
  seats: [UpgradeSeat!]!

  """The licences that are left out, each with why."""
  skipped: [PerpetualLicense!]!

  """Ids of licences that cannot be upgraded and are left out."""
  skippedSeatIds: [ID!]!

  """What will be charged."""
  total: Money!
}

"""A priced upgrade, or why it has no price."""
type UpgradePreviewPayload {
  """Null when the upgrade is refused."""
  upgrade: UpgradePreview

  """Why not; empty when there is a price."""
  userErrors: [UserError!]!
}

"""One perpetual licence with its upgrade price."""
type UpgradeSeat {
  """All else that is known of it."""
  license: PerpetualLicense!

  """As it will be: \`Axure RP 9 Team\`."""
  newProduct: String!

  """400 for Pro, 199 for Team, by the product's name."""
  price: Money!

  """As it is now: \`Axure RP 8 Pro\`."""
  product: String!

  """The licence."""
  seatId: ID!
}

"""A customer of the vendor."""
type User {
  """Billing name and card on file; null when it could not be read."""
  billingInfo: BillingInfo

  """Free text of the account service; shown nowhere."""
  bio: String

  """
  The customer's cloud groups, in display order: Upcoming, Active (transfers to accept first), Expired; newest purchase first within each.
  """
  cloudGroups(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 200."""
    first: Int = 20

    """Only the groups listed there."""
    section: SubscriptionSection
  ): CloudGroupConnection

  """
  Education licenses that the customer owns, manages or uses, newest purchase first.
  """
  educationSeats(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 500."""
    first: Int = 50
  ): EducationSeatConnection

  """The address that identifies the customer towards the vendor."""
  email: EmailAddress!

  """The vendor's user id."""
  id: ID!

  """Whether Axure Cloud for organizations is sold to this customer."""
  isCloudAuthorEnabled(
    """
    Asked for by \`cloudauthor=true\` in the address; counts only for the company's own people.
    """
    isRequested: Boolean! = false
  ): Boolean

  """Whether a support delegate acts for this customer through cookies."""
  isDelegate: Boolean!

  """
  False from the moment a new address is taken until the link that was mailed to it is used. Licenses that others give
  the address in the meantime are in none of this customer's lists until then.
  """
  isEmailConfirmed: Boolean!

  """The name shown in the header; may be empty."""
  name: String!

  """
  Perpetual licenses that the customer owns, manages or uses, newest purchase first.
  """
  perpetualLicenses(
    """The \`endCursor\` of the page before, under the same search."""
    after: String

    """Size of the page, 1 to 500."""
    first: Int = 50

    """Only licenses whose licensee or key contains this, ignoring case."""
    search: String
  ): PerpetualLicenseConnection

  """Which kinds of product the customer has."""
  productKinds: ProductKinds

  """
  Address of the profile photo, null when there is none: a path on the portal's own host that needs the session like
  everything else, or an absolute address of a photo that the vendor keeps elsewhere.
  """
  profileImg: URL

  """
  All receipts of a period as one file, with what is in it before it is downloaded.
  """
  receiptArchive(
    """The first day, inclusive."""
    from: Date!

    """The last day, inclusive."""
    to: Date!
  ): ReceiptArchive

  """Who gets renewal receipts by mail."""
  renewalReceipts: RenewalReceipts

  """One purchase of the history; null when there is none with this number."""
  sale(
    """The order number."""
    id: ID!
  ): Sale

  """Sales, newest first, one per purchase."""
  sales(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 200."""
    first: Int = 50

    """The first day of the period, inclusive; null has no beginning."""
    from: Date

    """
    How the list is ordered; newest first when null. Equal values keep newest first.
    """
    orderBy: SaleOrder

    """Matches order number, product and term, ignoring case."""
    search: String

    """The last day of the period, inclusive; null has no end."""
    to: Date
  ): SaleConnection

  """
  Seats of any groups looked at together, for the dialogs over a selection.
  """
  seatSelection(
    """
    The seats, each once; those that the customer cannot see are left out. At most 20,000.
    """
    seatIds: [ID!]!
  ): SeatSelection

  """Counts over all RP seats that have not ended."""
  seatSummary: SeatSummary

  """
  What was paid, by year, month and product, newest year first; only years with a sale.
  """
  spending: [YearSpending!]

  """One group by id; null when unknown or not visible to the customer."""
  subscription(
    """The vendor's subscription id."""
    id: ID!
  ): Subscription

  """
  The customer's RP subscription groups, in display order: Upcoming, Active (transfers to accept first), Expired; newest purchase first within each.
  """
  subscriptions(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 200."""
    first: Int = 20

    """Only the groups listed there."""
    section: SubscriptionSection
  ): SubscriptionConnection

  """Upgrades that were paid for in advance, newest purchase first."""
  upgradeCodes(
    """The \`endCursor\` of the page before."""
    after: String

    """Size of the page, 1 to 500."""
    first: Int = 50
  ): UpgradeCodeConnection
}

"""
One refusal, its text resolved by the fallback order of the message catalogue.
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
Why a mutation was refused. Refusals are data; outages are GraphQL errors.
"""
enum UserErrorCode {
  """The attempt id was used before for another order."""
  ATTEMPT_REUSED

  """The proof of the captcha was missing, reused or expired."""
  CAPTCHA_FAILED

  """The card was declined. Nothing was charged."""
  CARD_DECLINED

  """The cart has no seat or licence."""
  EMPTY_CART

  """The vendor refused to sign in for a reason of its own."""
  INVALID_CREDENTIALS

  """A value is malformed, missing or out of its bounds; \`field\` names it."""
  INVALID_INPUT

  """
  The payment flags contradict each other or what is on file, or another card is on file than was shown.
  """
  INVALID_PAYMENT_METHOD

  """Neither a billing name nor first and last name were given."""
  LICENSEE_REQUIRED

  """The signed-in customer may not do this."""
  NOT_ALLOWED

  """
  The state of what was selected does not allow it; the message says why.
  """
  NOT_ELIGIBLE

  """
  The object does not exist or does not belong to the signed-in customer.
  """
  NOT_FOUND

  """Ownership of the subscription is required."""
  NOT_OWNER

  """The vendor service could not be reached or asked; nothing was sent."""
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

  """
  The same by product, the one most was paid for first; the products add up to the total, month by month.
  """
  products: [ProductSpending!]!

  """How many purchases were made."""
  saleCount: Int!

  """The sum of the months."""
  total: Money!

  """The calendar year."""
  year: Int!
}
`;

import { DOMAIN_SUFFIX } from '../text/domain-name';
import { quoteInput } from '../text/plain-text';

/** Texts shown to customers, verbatim from the message catalogue; its spellings are kept (ERR, INFO). */
const specified = {
  passwordsDiffer: 'New Password and Password Confirmation do not match',
  passwordRequired: 'Please enter a password',
  validEmailRequired: 'Valid email is required',
  billingNameRequired: 'Billing name cannot be blank',
  zipRequired: 'Zip Code is required',
  countryRequired: 'Country is required',
  cardNumberInvalid: 'Please enter a valid card number',
  cardholderRequired: 'Cardholder Name is required',
  monthRequired: 'Month is required',
  yearRequired: 'Year is required',
  cvvRequired: 'CVV is required',
  profileImageDeleteFailed: 'There was an error deleting your profile image.',
  billingNameUpdateFailed: 'Billing name update unsuccessful',
  unknownProduct: 'Unrecognized license type or term.',
  invalidMultiplier: 'Error getting future term. Invalid multiplier.',
  orderUnanswered: 'There was a problem completing the order. Please try again or else contact support.',
  seatsModifyFailed: 'An error occurred while modifying the seats.',
  editionChangeFailed: 'Error occured in edition change operation',
  termChangeFailed: 'Error occured in term change operation',
  upgradeFailed: 'Error occured in upgrade operation',
  transferFailed: 'Error occured in transfer operation',
  transferAcceptFailed: 'Error accepting transfer',
  reactivationFailed: 'Error occured during reactivation',
  cloudReactivationFailed: 'Error occurred during reactivation',
  lastResort: 'Something went wrong. Please contact Axure Support.',
  autoRenewFailed: 'An error occurred while setting subscription to auto renew',
  autoRenewUnanswered: 'Something went wrong. Please try again or contact support.',
  renewalFailed: 'An error occurred while renewing subscription.',
  retryFailed: 'An error occurred while processing your payment. Please try again.',
  notOwner:
    'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes',
  notOwnerCloud:
    'You do not have ownership of the selected subscription. Please contact the subscription owner to make these changes',
  cancelPurchaseOrder:
    'Unable to cancel subscriptions bought by Purchase Order. Purchase Order subscriptions will automatically expire on the term end date, unless renewed via Purchase Order.',
  pastDue:
    'One or more subscriptions are past due. Click More Details to cancel the entire group or retry payment.',
  pastDueCloud:
    'This subscription is past due. Click More Details to cancel the subscription or retry payment.',
  termPastDue:
    'Unable to change billing term for past due subscriptions. To change the billing term, cancel the subscription group and purchase a new one on the Buy page.',
  editionPastDue:
    'Unable to change product edition for past due subscriptions. To change the product edition, cancel the subscription group and purchase a new one on the Buy page.',
  alreadyTerm: 'All licenses selected are already the specified term.',
  allCanceled: 'All subscriptions selected have been canceled.',
  mixedTerms:
    'Unable to change billing term. Please select only subscriptions to be changed to a longer term OR only subscriptions to be changed to a shorter term.',
  enterValidEmail: 'Please enter a valid email address.',
  alreadyTermCloud: 'The subscription is already the specified term.',
  alreadyEditionCloud: 'The subscription is already the specified edition.',
  downgradePurchaseOrder: 'Unable to downgrade product edition for subscriptions bought by purchase order.',
  noneEligibleForDowngrade: 'None of the selected licenses are eligible for downgrade.',
  licenseeRequired: 'First and last name are required',
  selectProduct: 'Please select a product',
  cartEmpty: 'Your cart is empty! Please select cart items.',
  enterLicensee: 'Please enter a licensee',
  groupMissing: 'Subscription group missing. Please contact Axure Suppport.',
  paymentMethodUpdated: 'You have successfully updated your payment method',
  noTransactions: 'No transactions have been recorded yet.',
  delegateMode: 'CURRENTLY IN ACCESS ACCOUNT MODE',
  secureBadge: 'Secure Level 1 PCI DSS Compliant Payments',
  educationFixed: 'Education subscriptions cannot be reassigned or transferred.',
  keyCopied: 'Key copied to clipboard!',
  codeCopied: 'Code copied to clipboard!',
  removeSelfAsManager: 'Remove yourself as manager?',
  paymentFailedForOthers:
    'Automatic payment failed. Please ask the subscription owner to update the payment method.',
  cancelGroupQuestion: 'Are you sure you want to cancel this subscription group?',
  renewalProcessing: 'Your renewal is being processed. This change may take a few minutes.',

  orderFailed: (host: string) =>
    `There was a problem completing the order. Please try again or contact support@${host}.`,
  cancelFailed: (host: string) =>
    `There was an issue canceling this subscription. Please contact sales@${host}.`,
  termPurchaseOrder: (host: string) =>
    `Unable to change billing term for subscriptions bought by Purchase Order. Please contact sales@${host}.`,
  alreadyEdition: (which: 'selected' | 'remaining') =>
    `All ${which} licenses are already the specified edition.`,
  passwordResetSent: (email: string) =>
    `We sent an email to ${email} with instructions to reset your password.`,
  automaticPaymentFailed: (date: string) => `Automatic payment failed on ${date}`,
} as const;

export type SpecifiedMessage = keyof typeof specified;

/** All texts shown to customers; the others are the portal's own. */
export const message = {
  ...specified,

  accountConfirmationSent: (email: string) =>
    `We sent an email to ${email} with instructions to finish creating your account.`,
  emailConfirmationSent: (email: string) =>
    `We sent an email to ${email}. Open the link in it to confirm that the address is yours.`,
  notAnEmail: (typed: string) => `${quoteInput(typed)} is not a valid email address.`,
  notADomain: (typed: string) => `${quoteInput(typed)} is not a valid domain.`,
  tooLong: (label: string, most: number) => `${label} can have at most ${most} characters`,
  allEnded: 'All subscriptions selected have ended.',
  endsBeforeGroup:
    'The selected seats end before their group does and cannot be uncanceled. Add new seats to the group instead.',
  renewalEmpty: 'Please select at least one seat to renew.',
  renewalStale: 'One or more of the selected seats cannot be renewed. Please review the seats and try again.',
  notPastDue: 'No payment is due for this subscription.',
  seatNotInGroup: 'One or more of the selected seats do not belong to this subscription.',
  paymentUnderWay: 'A payment for this subscription is being checked. Please wait a moment, then try again.',
  groupClosed: 'New seats cannot be added to this group.',
  cloudAuthorNotSold: 'Axure Cloud is not on sale for this account.',
  domainInvalid: 'Please enter a domain of letters, digits and hyphens.',
  organizationInvalid: 'This organization is not known.',
  organizationNotYours: 'Only an administrator of an organization can assign a subscription to it.',
  homeEnded: 'This subscription has ended. It can no longer be assigned.',
  domainUnknown: (name: string) => `There is no ${name}${DOMAIN_SUFFIX} yet.`,
  domainTaken: (name: string) =>
    `${name}${DOMAIN_SUFFIX} belongs to another customer. Please choose another domain.`,
  groupElsewhere:
    'This group is for another domain or organization. Please choose another group or a new one.',
  oneGroupOnly: 'Please choose one subscription group.',
  transferPending:
    'A transfer of this subscription is already pending. Please cancel it before you start another one.',
  transferToSelf: 'You are the owner already. Please enter the email address of somebody else.',
  reactivationNotTaken: 'A subscription cannot be reactivated by this order.',
  canceledTooMany: 'No more seats can be canceled than the subscription has.',
  seatsStale: 'The number of seats has changed since it was shown. Please review it and try again.',
  groupCancelOnly: 'Please select the seats to cancel.',
  changeSelection: 'Please select either seats or one subscription.',
  changeTooMany: 'At most 10,000 seats can be changed at once.',
  editionElsewhere: 'The selected product does not come in this edition.',
  upgradeNotAllowed: 'Only the owner or a manager of a perpetual license can upgrade it.',
  upgradeImpossible: 'None of the selected licenses can be upgraded to Axure RP 9.',
  upgradeNotVersion: 'Only RP 8 licenses and Pro licenses can be upgraded to Axure RP 9.',
  upgradeCodeNotAllowed: 'Only the owner or a manager of an upgrade code can apply it.',
  upgradeCodeUnassignable: 'Upgrade codes are not assigned to users.',
  upgradeCodeUsed: 'All upgrades of this code have been used.',
  upgradeTarget: 'Perpetual licenses are upgraded to Axure RP 9 Team.',
  upgradeStale: 'One or more of the selected licenses cannot be upgraded to Axure RP 9.',
  upgradeTwice: 'A license can be upgraded only once in an order.',
  upgradeTooMany: 'At most 500 licenses can be upgraded in one order.',
  publishersNotSold: 'RP publishers are part of Cloud for Business.',
  quantityInvalid: 'Quantities must be whole numbers, zero or more',
  quantityTooLarge: 'At most 100,000 of one product can be bought in one order',
  paymentMethodInvalid: 'Please choose the card on file or enter a new card',
  orderUntraced:
    'We could not find out whether what you submitted went through. Please look at Manage Products and Billing before you submit it again.',
  changedMeanwhile: 'This was changed meanwhile. Please check it and try again.',
  cardChanged: 'The card on file was changed meanwhile. Please check it and try again.',
  assignNotAllowed: 'Only the owner or a manager of this license can assign it.',
  managersNotAllowed: 'Only the owner or a manager of this license can change its managers.',
  notesNotAllowed: 'Only the owner or a manager of this license can edit its notes.',
  offlineKeyNotAllowed: 'Only the owner, a manager or the user of this license can have its offline key.',
  offlineKeyElsewhere: 'Offline keys are for seats of Axure RP subscriptions.',
  offlineKeyEnded: 'This license has ended. It has no offline key.',
  offlineKeyUnassigned: 'This license is not assigned. Assign it first, then its offline key can be sent.',
  declineStands: 'This can no longer be undone. The owner can offer the subscription again.',
  groupNamesNotKept: 'Groups have numbers alone here and cannot be named.',
  groupNameInvalid: 'Please enter a name of one line and at most 40 characters.',
  noteTooLong: 'Please enter a note of at most 500 characters.',
  managerRequired: 'Please enter at least one email address.',
  recipientsTooMany: 'Please enter at most 20 email addresses.',
  managersTooMany: 'Please enter at most 50 managers at a time.',
  seatsRequired: 'Please select at least one seat.',
  seatsTwice: 'A seat can be named only once.',
  assignTooMany: 'At most 500 seats can be assigned at a time.',
  seatChanged: 'This seat was changed in the meantime. It was left as it is.',
  seatStands: (now: string) => `This seat was changed in the meantime and left as it is: now ${now}.`,
  seatUnanswered: 'The change was broken off. It is not known whether the rest was done.',
  seatPartlyChanged: (why: string, done: string) => `${why} Done by then: ${done}.`,
  planStale: 'The seats were changed since this plan was made. Nothing was done; please look at it again.',
  planPartRefused: 'Nothing was done: another seat of the same part was refused.',
  planEmpty: 'Please enter at least one address.',
  listTooLarge: 'This list is too large. Please split it into smaller ones.',
  listTooWide: 'This table has more than 100 columns. Please leave out those that do not matter.',
  listNotText: 'This is not a table as text. Please save it as CSV (UTF-8) and choose that file.',
  planTooMany: 'A list can have at most 20,000 rows.',
  passwordTooShort: 'Please choose a password of at least 8 characters.',
  passwordTooLong: 'Please choose a password of at most 256 characters.',
  currentPasswordWrong: 'The current password is not right.',
  tooManyTries: 'Too many tries. Please wait a moment, then try again.',
  nameTooLong: 'Please enter a name of at most 100 characters.',
  photoMissing: 'Please choose one picture.',
  photoType: 'Please choose a .gif, .jpg, .jpeg or .png file.',
  photoEmpty: 'This file is empty. Please choose another one.',
  photoTooLarge: 'This file is too large. Please choose one of at most 5 MB.',
  photoTooManyPixels:
    'This picture has too many pixels. Please choose one of at most 24 million, 6000 by 4000 for example.',
  photoNotPicture:
    'This file is not a GIF, JPEG or PNG picture, whatever its name says. Please choose another one.',
  photoUnreadable: 'This picture is damaged and cannot be read. Please choose another one.',
  photoMisnamed: (name: string, content: string) =>
    `This file is named like a ${name} picture but holds a ${content} one. Please rename it and try again.`,
  priceChanged:
    'The price has changed since it was shown. Please reload the page, review the new total and submit again.',
} as const;

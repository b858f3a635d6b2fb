/** Texts shown to customers, verbatim from the message catalogue; its spellings are kept (ERR, INFO). */
export const message = {
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
  removeSelfAsManager: 'Remove yourself as manager?',
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

  quantityInvalid: 'Quantities must be whole numbers, zero or more',
  paymentMethodInvalid: 'Please choose the card on file or enter a new card',
  assignNotAllowed: 'Only the owner or a manager of this subscription can assign its seats.',
  priceChanged: 'The price has changed since it was shown. Please review the new total and submit again.',
} as const;

/** Texts of the specification, written down here independently of the product's catalogue. */
export const TEXTS = {
  ERR_27: 'Error accepting transfer',
  ERR_28: 'Error occured during reactivation',
  ERR_28_CLOUD: 'Error occurred during reactivation',
  ERR_29: 'Something went wrong. Please contact Axure Support.',
  ERR_33: 'There was an issue canceling this subscription. Please contact sales@axure.com.',
  ERR_34:
    'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes',
  ERR_35:
    'You do not have ownership of the selected subscription. Please contact the subscription owner to make these changes',
  ERR_36:
    'Unable to cancel subscriptions bought by Purchase Order. Purchase Order subscriptions will automatically expire on the term end date, unless renewed via Purchase Order.',
  ERR_37:
    'One or more subscriptions are past due. Click More Details to cancel the entire group or retry payment.',
  ERR_38: 'This subscription is past due. Click More Details to cancel the subscription or retry payment.',
  ERR_39:
    'Unable to change billing term for subscriptions bought by Purchase Order. Please contact sales@axure.com.',
  ERR_40:
    'Unable to change billing term for past due subscriptions. To change the billing term, cancel the subscription group and purchase a new one on the Buy page.',
  ERR_41:
    'Unable to change product edition for past due subscriptions. To change the product edition, cancel the subscription group and purchase a new one on the Buy page.',
  ERR_42: 'All licenses selected are already the specified term.',
  ERR_43: 'All subscriptions selected have been canceled.',
  ERR_44:
    'Unable to change billing term. Please select only subscriptions to be changed to a longer term OR only subscriptions to be changed to a shorter term.',
  ERR_46_TERM: 'The subscription is already the specified term.',
  ERR_46_EDITION: 'The subscription is already the specified edition.',
  ERR_47: 'Unable to downgrade product edition for subscriptions bought by purchase order.',
  ERR_48: 'None of the selected licenses are eligible for downgrade.',
  ERR_49: 'All selected licenses are already the specified edition.',
  INFO_06: 'Education subscriptions cannot be reassigned or transferred.',
} as const;

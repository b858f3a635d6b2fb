/**
 * Rows of failed payments, with the decisions (D) that they rest on. As in `requirement-rows.ts`, each has at least one
 * automated test whose title ends with its id.
 */
export const RETRY_ROWS: Readonly<Record<string, string>> = {
  'NAV-12': 'the address of the retry page',
  'INFO-08': 'when the payment failed, on the retry page',
  'PAY-02': 'what the owner finds behind the banner',
  'PAY-03': 'the owner cancels a past-due group',
  'PAY-04': 'what others read of a failed payment',
  'PAY-05': 'the seats of a retry',
  'PAY-06': 'the text of a failed payment',
  'PAY-07': 'what is proposed for a seat',
  'PAY-08': 'a retry needs a seat',
  'PAY-09': 'what a retry costs',
  'PAY-10': 'a retry is an order',
  'PAY-11': 'where a retry ends',
  'PAY-12': 'a retry that fails',
  'PAY-14': 'a retry that succeeds',
  'PAY-15': 'the owner alone retries',
  'CANC-15': 'canceling a group',
  'REST-35': 'POST /cart/RetryPastDueSubscription',
  'REST-36': 'POST /cart/cancelsubscriptiongroup',
  'ERR-61': 'a retry that is refused without words',
  'D-87': 'the texts of a failed payment',
  'D-88': 'what a retry charges and does',
  'D-90': 'past due in the cloud',
};

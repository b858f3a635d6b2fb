/**
 * Rows of canceling and uncanceling, with the decisions (D) that they rest on. As in `requirement-rows.ts`, each has at
 * least one automated test whose title ends with its id.
 */
export const CANCEL_ROWS: Readonly<Record<string, string>> = {
  'CANC-01': 'what refuses to be canceled, in order',
  'CANC-02': 'seats are canceled',
  'CANC-03': 'they end with the term, shown at once',
  'CANC-04': 'they work until then and are not billed again',
  'CANC-05': 'they go on, and nothing waits for them',
  'CANC-06': 'signed out, uncanceling says no instead of nothing',
  'CANC-07': 'the text of a cancellation that fails',
  'CANC-08': 'what is said of canceled seats in the cloud',
  'CANC-09': 'current, canceled and renewing counts',
  'CANC-10': 'Go Back and Done',
  'CANC-11': 'counts are changed',
  'CANC-12': 'the text of a change of counts that fails',
  'CANC-13': 'no more are canceled than there are',
  'CANC-14': 'a whole cloud group, bundles too, is canceled',
  'CANC-16': 'owners alone cancel and uncancel',
  'CANC-17': 'what is skipped',
  'REST-57': 'POST /cart/ConfirmCancelProduct',
  'REST-58': 'POST /cart/undoCancelProduct',
  'REST-59': 'POST /cart/modifyCloudSubSeats',
  'ERR-22': 'counts that are refused without words',
  'ERR-33': 'a cancellation that is refused without words',
  'D-71': 'what changes counts',
  'D-72': 'what cancels a whole group',
};

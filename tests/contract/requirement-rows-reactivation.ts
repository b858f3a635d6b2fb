/**
 * Rows of reactivation, with the decisions (D) that they rest on. As in `requirement-rows.ts`, each has at least one
 * automated test whose title ends with its id.
 */
export const REACTIVATION_ROWS: Readonly<Record<string, string>> = {
  'REAC-01': 'for subscriptions that are over',
  'REAC-02': 'for their owner',
  'REAC-03': 'the term is chosen first, then the page opens',
  'REAC-04': 'the page with its subscription group',
  'REAC-05': 'groups of the same term may be joined',
  'REAC-06': 'proration credit and total',
  'REAC-07': 'the organization or domain of cloud seats',
  'REAC-08': 'cloud seats are chosen',
  'REAC-09': 'bundles are not brought back',
  'REAC-10': 'the call for RP seats',
  'REAC-11': 'cloud seats go through the cloud cart',
  'REAC-12': 'what is said of a failure',
  'REAC-13': 'it ends with the confirmation',
  'REAC-14': 'seats keep their people and notes',
  'REST-29': 'POST /cart/confirmReactivateCanceledSub',
  'NAV-11': 'the route of the page',
  'ERR-28': 'the two spellings',
  'D-79': 'the two spellings',
};

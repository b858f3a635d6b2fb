/** Rows of assigning cloud groups, with their decision (D); tested as in `requirement-rows.ts`. */
export const HOME_ROWS: Readonly<Record<string, string>> = {
  'MAN-32': 'the address opens the dialog of a named group',
  'CLOUD-04': 'the address opens it on the cloud tab',
  'CLOUD-05': 'administrators choose, others get a code',
  'CLOUD-06': 'what an instance is',
  'CLOUD-07': 'a domain is typed, Enter submits',
  'CLOUD-08': 'POST /user/assignDomain',
  'CLOUD-09': 'a domain is looked up',
  'CLOUD-10': 'names of organizations',
  'CLOUD-11': 'which groups have a domain, which an organization',
  'CLOUD-12': 'the code is copied, for a moment',
  'ROLE-08': 'who assigns cloud groups',
  'REST-42': 'GET /user/getInstanceIdFromDomain',
  'REST-43': 'GET /user/getCloudAdminInstances',
  'REST-56': 'POST /user/assignDomain, as it is answered',
  'REST-60': 'POST /user/getOrgsFromIds',
  'D-85': 'domain, organization or code',
};

export const DEMO = '/demo';
export const ACCESS_ACCOUNT = '/demo/access-account';
export const READ_ONLY = '/demo/read-only';
export const RENEWALS = '/demo/renewals';

/** Runs everything at length, as `npm run test:all` requests with TEST_SCOPE. */
export const isAtLength = process.env['TEST_SCOPE'] === 'all';

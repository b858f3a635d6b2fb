/** Whether everything is tried at length, as `npm run test:all` asks for by TEST_SCOPE. */
export const isAtLength = process.env['TEST_SCOPE'] === 'all';

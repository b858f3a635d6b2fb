/** The application behind the sign-in, a chunk of its own. */
export const loadApp = () => import('./signed-in-app');

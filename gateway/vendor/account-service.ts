import { z } from 'zod';
import { type CallerDeps, createCaller } from './caller';
import { wireFlag } from './wire';

/** Calls that go to the account service's own host (AUTH-19, REST-04). */
export function accountServiceCalls(deps: CallerDeps) {
  const caller = createCaller(deps, { '/user/logout': z.object({ success: wireFlag }) });
  return {
    logout: () => caller.get('/user/logout', { query: { isAjax: 'true' }, hasSideEffect: true }),
  };
}

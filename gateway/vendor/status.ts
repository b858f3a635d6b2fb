import { z } from 'zod';
import { type CallerDeps, createCaller } from './caller';
import { wireFlag, wireOptionalDate, wireOptionalText, wireText } from './wire';

const config = z.object({
  readOnlyMessage: wireOptionalText,
  accountsHost: z.string().min(1),
  cfbHost: wireText,
  cloudHost: wireText,
  cloudAuthor: wireFlag,
  // Not every vendor has these, and what one means by the same names is its own affair.
  keepsActivity: wireFlag.catch(false),
  today: wireOptionalDate.catch(null),
});

/** What the vendor says of itself before anybody has signed in (REST-13). */
export type VendorConfig = z.output<typeof config>;

export function statusCalls(deps: CallerDeps) {
  const { get } = createCaller(deps);
  return {
    getConfig: () => get('/status/getconfig', config),
  };
}

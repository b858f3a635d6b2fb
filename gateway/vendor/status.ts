import { z } from 'zod';
import { type CallerDeps, createCaller } from './caller';
import { wireFlag, wireOptionalDate, wireOptionalText, wireText } from './wire';

const config = z.object({
  readOnlyMessage: wireOptionalText,
  accountsHost: z.string().min(1),
  cfbHost: wireText,
  cloudHost: wireText,
  cloudAuthor: wireFlag,
  // Optional: some vendors lack these or use the names differently.
  keepsActivity: wireFlag.catch(false),
  today: wireOptionalDate.catch(null),
});

/** The vendor's public settings (REST-13). */
export type VendorConfig = z.output<typeof config>;

export function statusCalls(deps: CallerDeps) {
  const { get } = createCaller(deps);
  return {
    getConfig: () => get('/status/getconfig', config),
  };
}

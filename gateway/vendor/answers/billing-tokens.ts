import { z } from 'zod';
import { wireText } from '../wire';

/** REST-17. `localTransport` is there only while payments run against the local sandbox (D-26). */
export const billingTokens = z.object({
  braintreeToken: z.string().min(1),
  siteKey: wireText,
  localTransport: z
    .object({
      hosts: z.array(z.string()),
      // A path of the portal's own: anything else could send card data elsewhere.
      base: z.string().regex(/^\/[\w-]+$/),
    })
    .nullish(),
});

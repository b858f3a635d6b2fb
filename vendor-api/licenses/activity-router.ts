import type { Router } from 'express';
import { z } from 'zod';
import { emailKey } from '#domain/text/email';
import { customerRouter } from '../account/signed-in';
import type { VendorDeps } from '../deps';
import { formText } from '../http/parse-input';
import { visibleActivity } from './visible-activity';

const MOST = 100;

const text = formText(255).transform((value) => value || null);
const question = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(MOST).default(50),
  person: text,
  seatId: text,
});

/** Activity log; not part of the vendor's contract. */
export function activityRouter(deps: VendorDeps): Router {
  const { router, get } = customerRouter(deps);
  get('/user/activity', question, (user, { before = null, limit, person, seatId }) =>
    visibleActivity(deps.db, user, { before, limit, person: person && emailKey(person), seatId }),
  );
  return router;
}

import { z } from 'zod';
import { ACTIVITY_KINDS } from '#domain/licenses/activity/activity-kinds';
import type { VisibleActivity } from '#domain/licenses/activity/activity-text';
import { wireCertainFlag, wireCount, wireId, wireList, wireOptionalText, wireText } from '../wire';

const people = wireText.transform((list) => list.split(', ').filter((person) => person !== ''));

const event = z.object({
  id: wireId,
  at: z.iso.datetime({ offset: true }),
  kind: z.enum(ACTIVITY_KINDS),
  actor: wireOptionalText,
  agent: wireOptionalText,
  subscriptionId: wireOptionalText,
  contents: wireText,
  seatCount: wireCount,
  seats: wireList(z.object({ seatId: wireId, product: wireText, before: people, after: people })),
}) satisfies z.ZodType<VisibleActivity>;

/** Newest first. */
export const activityPage = z.object({
  success: z.literal(true),
  total: wireCount,
  hasMore: wireCertainFlag,
  events: z.array(event),
});

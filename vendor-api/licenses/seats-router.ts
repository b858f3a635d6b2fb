import { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireSession } from '../account/require-session';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { formBoolean, formList, parseInput } from '../http/parse-input';
import { assignSeats } from './assign-seats';
import { addManagers, removeManagers } from './change-managers';
import { editNotes } from './edit-notes';
import { DONE, refused } from './seat-answer';
import { sendOfflineKey } from './send-offline-key';

const claimed = { userEmail: z.string().optional(), userId: z.string().optional() };
const seatId = z.string().min(1).max(64);
/** The length limits are the domain's rules, which refuse in words for customers. */
const typedText = z.string();
const seatIds = formList(seatId).refine(areApart, 'each once, at least one');

const assignment = z.object({ ...claimed, seat: seatId, emailDomain: typedText });
const assignments = z
  .object({
    ...claimed,
    seats: seatIds.refine(({ length }) => length <= 500, 'at most 500'),
    emails: formList(typedText),
    isManager: formList(formBoolean),
  })
  .refine(({ seats, emails }) => seats.length === emails.length, {
    path: ['emails'],
    error: 'one for each seat',
  })
  .refine(({ seats, isManager }) => seats.length === isManager.length, {
    path: ['isManager'],
    error: 'one for each seat',
  });
const noteOfOne = z.object({ ...claimed, seat: seatId, note: typedText });
const noteOfMany = z.object({ ...claimed, seats: seatIds, note: typedText });
const managers = z.object({ ...claimed, seats: seatIds, emails: formList(typedText) });

/** The timestamp in the query only defeats caches. */
const offlineKeyOf = z.object({ seatId });

/** What managers do with seats: REST-41, REST-45 to REST-49, REST-55. */
export function seatsRouter(deps: VendorDeps): Router {
  const router = Router();
  const signedIn = requireSession(deps);

  router.post('/user/singleSeatAssignment', signedIn, async (request, response) => {
    const { seat, emailDomain, ...claim } = parseInput(assignment, request.body);
    const user = currentUser(request);
    refuseForeignIdentity(user, claim);
    const [text = ''] = await assignSeats(deps, user, [
      { seatId: seat, typed: emailDomain, isManager: false },
    ]);
    response.json(text === '' ? DONE : refused(text));
  });

  router.post('/user/MultiAssignSeat', signedIn, async (request, response) => {
    const { seats, emails, isManager, ...claim } = parseInput(assignments, request.body);
    const user = currentUser(request);
    refuseForeignIdentity(user, claim);
    const wanted = seats.map((id, index) => ({
      seatId: id,
      typed: emails[index] ?? '',
      isManager: isManager[index] ?? false,
    }));
    const messages = await assignSeats(deps, user, wanted);
    response.json({ success: messages.every((text) => text === ''), messages });
  });

  router.post('/user/singleeditnote', signedIn, async (request, response) => {
    const { seat, note: typed, ...claim } = parseInput(noteOfOne, request.body);
    const user = currentUser(request);
    refuseForeignIdentity(user, claim);
    response.json(await editNotes(deps, user, [seat], typed));
  });

  router.post('/user/multieditnote', signedIn, async (request, response) => {
    const { seats, note: typed, ...claim } = parseInput(noteOfMany, request.body);
    const user = currentUser(request);
    refuseForeignIdentity(user, claim);
    response.json(await editNotes(deps, user, seats, typed));
  });

  router.get('/user/sendOfflineKey', signedIn, async (request, response) => {
    const { seatId: id } = parseInput(offlineKeyOf, request.query);
    response.set('Cache-Control', 'private, no-store');
    response.json(await sendOfflineKey(deps, currentUser(request), id));
  });

  for (const [path, change] of [
    ['/user/addmanager', addManagers],
    ['/user/removemanager', removeManagers],
  ] as const) {
    router.post(path, signedIn, async (request, response) => {
      const { seats, emails, ...claim } = parseInput(managers, request.body);
      const user = currentUser(request);
      refuseForeignIdentity(user, claim);
      response.json(await change(deps, user, { seatIds: seats, emails }));
    });
  }

  return router;
}

function areApart(ids: readonly string[]): boolean {
  return ids.length > 0 && new Set(ids).size === ids.length;
}

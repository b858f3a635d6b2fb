import type { Router } from 'express';
import { z } from 'zod';
import { customerRouter } from '../account/signed-in';
import type { VendorDeps } from '../deps';
import { DONE, failure } from '../http/answer';
import { formBoolean, formList, jsonText } from '../http/parse-input';
import { applySteps } from './apply-steps';
import { assignSeats } from './assign-seats';
import { addManagers, editNotes, removeManagers } from './change-seats';
import { sendOfflineKey } from './send-offline-key';

const seatId = z.string().min(1).max(64);
const typedText = z.string();
const seatIds = formList(seatId).refine(
  (ids) => ids.length > 0 && new Set(ids).size === ids.length,
  'each once, at least one',
);

const assignment = z.object({ seat: seatId, emailDomain: typedText });
const assignments = z
  .object({
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
const noteOfOne = z
  .object({ seat: seatId, note: typedText })
  .transform(({ seat, note }) => ({ seats: [seat], note }));
const noteOfMany = z.object({ seats: seatIds, note: typedText });
const managers = z.object({ seats: seatIds, emails: formList(typedText) });
const state = z.object({
  email: typedText.exactOptional(),
  managers: z.array(typedText).max(10_000).exactOptional(),
  note: typedText.exactOptional(),
});
const steps = z.object({
  steps: jsonText(
    z
      .array(z.object({ seat: seatId, from: state, to: state }))
      .min(1)
      .max(500)
      .refine((list) => new Set(list.map(({ seat }) => seat)).size === list.length, 'each seat once'),
  ),
});
/** The timestamp in the query only defeats caches. */
const offlineKeyOf = z.object({ seatId });

/** REST-41, REST-45 to REST-49, REST-55. */
export function seatsRouter(deps: VendorDeps): Router {
  const { router, get, post } = customerRouter(deps);
  post('/user/singleSeatAssignment', assignment, async (user, { seat, emailDomain }) => {
    const wanted = { seatId: seat, typed: emailDomain, isManager: false };
    const [text = ''] = await assignSeats(deps, user, [wanted]);
    return text === '' ? DONE : failure({ message: text });
  });
  post('/user/MultiAssignSeat', assignments, async (user, { seats, emails, isManager }) => {
    const wanted = seats.map((id, index) => ({
      seatId: id,
      typed: emails[index] ?? '',
      isManager: isManager[index] ?? false,
    }));
    const messages = await assignSeats(deps, user, wanted);
    return { success: messages.every((text) => text === ''), messages };
  });
  post('/user/changeseats', steps, async (user, input) => {
    const wanted = input.steps.map(({ seat, from, to }) => ({ seatId: seat, from, to }));
    const messages = await applySteps(deps, user, wanted);
    return { success: messages.every((text) => text === ''), messages };
  });
  post('/user/singleeditnote', noteOfOne, (user, { seats, note }) => editNotes(deps, user, seats, note));
  post('/user/multieditnote', noteOfMany, (user, { seats, note }) => editNotes(deps, user, seats, note));
  get('/user/sendOfflineKey', offlineKeyOf, (user, { seatId: id }, { response }) => {
    response.set('Cache-Control', 'private, no-store');
    return sendOfflineKey(deps, user, id);
  });
  for (const [path, change] of [
    ['/user/addmanager', addManagers],
    ['/user/removemanager', removeManagers],
  ] as const)
    post(path, managers, (user, { seats, emails }) => change(deps, user, { seatIds: seats, emails }));
  return router;
}

import { groupBy } from '#domain/group-by';
import {
  type SeatContents,
  type SeatState,
  type SeatStep,
  stepTo,
  undone,
} from '#domain/licenses/plan/seat-state';
import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { SeatsPayload, UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { loadViewer } from '../account/user-model';
import { userError, vendorRefusal } from '../common/user-error';
import { findLicenses, findRows, requireFewSeats } from './find-licenses';
import type { LicenseRow, SeatRule } from './license-row';
import { toSeatPlans } from './plans/seat-plan';

export interface ChangeRule {
  readonly rule: SeatRule;
  readonly stranger: string;
}

interface WantedChange extends ChangeRule {
  readonly seatIds: readonly string[];
  /** New state of a seat, for the undo. */
  becomes(seat: SeatContents): SeatState;
  readonly fallback?: string;
  readonly addressField?: string;
  send(sender: Sender): Promise<ServerTexts & { readonly success: boolean }>;
}

export interface Sender {
  readonly userEmail: string;
  readonly userId: string;
  readonly seats: string[];
}

/** Changes all seats or none: a single seat without permission refuses the whole change (T-09). */
export async function changeSeats(context: GatewayContext, wanted: WantedChange): Promise<SeatsChange> {
  const seats = [...new Set(wanted.seatIds)];
  requireFewSeats(seats);
  if (seats.length === 0) return invalid(message.seatsRequired, 'seatIds');
  const rows = await rowsById(context, seats);
  const refusals = refusalsOf(rows, seats, wanted, 'seatIds');
  if (refusals.length > 0) return refused(...refusals);
  const { email: userEmail, userId } = await requireProfile(context);
  const answer = await wanted.send({ userEmail, userId, seats });
  const steps = stepsOf(rows, seats, (seat) => wanted.becomes(seat));
  if (answer.success) return { success: true, userErrors: [], seatIds: seats, steps, wasSent: true };
  const text = resolveMessage(answer, wanted.fallback ?? message.lastResort);
  const { code, field } = vendorRefusal(text, wanted.addressField ?? null);
  return refused(userError(code, text, { field }));
}

export function refused(...userErrors: UserError[]): SeatsChange {
  return { success: false, userErrors, seatIds: [], steps: [], wasSent: false };
}

export function invalid(text: string, field: string): SeatsChange {
  return refused(userError('INVALID_INPUT', text, { field }));
}

export type Rows = ReadonlyMap<string, LicenseRow>;

export async function rowsById(context: GatewayContext, seatIds: readonly string[]): Promise<Rows> {
  return new Map((await findLicenses(context, seatIds)).map((row) => [row.seatId, row]));
}

export function stepsOf(
  rows: Rows,
  seatIds: readonly string[],
  becomes: (seat: SeatContents, seatId: string) => SeatState,
): SeatStep[] {
  return seatIds.flatMap((seatId) => {
    const contents = rows.get(seatId)?.contents;
    return (contents && stepTo(seatId, contents, becomes(contents, seatId))) ?? [];
  });
}

/** Returns the refusals, one per reason, with their seats and the input field that names them. */
export function refusalsOf(
  rows: Rows,
  seatIds: readonly string[],
  { rule, stranger }: ChangeRule,
  field: string,
): UserError[] {
  const refusals = seatIds.flatMap((seatId) => {
    const access = rows.get(seatId)?.may(rule);
    if (access?.allowed) return [];
    return { seatId, code: access?.code ?? ('NOT_FOUND' as const), text: access?.message ?? stranger };
  });
  return [...groupBy(refusals, ({ text }) => text)].map(([text, same]) =>
    userError(same[0].code, text, { field, seatIds: same.map(({ seatId }) => seatId) }),
  );
}

export interface SeatsChange extends Pick<SeatsPayload, 'success' | 'userErrors'> {
  /** Includes conflicts, which are unchanged; empty when all were refused. */
  readonly seatIds: readonly string[];
  readonly steps: readonly SeatStep[];
  /** True when a call was sent; otherwise nothing has changed. */
  readonly wasSent: boolean;
}

export const seatsChangeResolvers = {
  SeatsPayload: {
    seats: async (change, { among }, context) => {
      const ids = changedAmong(change, among);
      return ids && (await findRows(context, ids)).map(({ row }) => row.toSeat());
    },

    licenses: async (change, { among }, context) => {
      const ids = changedAmong(change, among);
      return ids && (await findLicenses(context, ids)).map((row) => row.toLicense());
    },

    undo: async ({ wasSent, steps }, _args, context) =>
      wasSent ? toSeatPlans(steps.map(undone), await requireProfile(context)) : null,

    subscriptions: async (change, _args, context) => {
      if (!change.wasSent) return null;
      const found = await findRows(context, change.seatIds);
      return [...new Set(found.map(({ subscription }) => subscription))];
    },

    viewer: ({ wasSent }, _args, context) => (wasSent ? loadViewer(context) : null),
  },
} satisfies SomeResolvers;

function changedAmong({ seatIds, wasSent }: SeatsChange, among: readonly string[]): string[] | null {
  requireFewSeats(among);
  const changed = new Set(seatIds);
  return wasSent || seatIds.length > 0 ? among.filter((id) => changed.has(id)) : null;
}

import type { Viewer } from '#domain/licenses/model';
import { ME, withMe } from '#domain/licenses/people/managers';
import {
  type LicenseKind,
  noteAccess,
  type SeatAccess,
  type SeatQuestion,
} from '#domain/licenses/people/seat-access';
import type { SeatContents } from '#domain/licenses/plan/seat-state';
import { isSameEmail } from '#domain/text/email';
import type { OtherLicense, PerpetualRecord } from '../../models/licenses';
import type { ResolversTypes, Seat } from '../../resolvers.generated';

export type SeatRule = (question: SeatQuestion) => SeatAccess;

export type LicenseModel = Awaited<ResolversTypes['License']> | SeatModel;

export interface LicenseRow {
  readonly seatId: string;
  readonly managers: readonly string[];
  readonly note: string;
  readonly isOwner: boolean;
  readonly productName: string;
  readonly groupId?: string;
  /** True when it counts as a seat of its user: it has not ended and is no perpetual license. */
  readonly isInForce: boolean;
  /** Editable contents, with addresses instead of `Me`. */
  readonly contents: SeatContents;
  may(rule: SeatRule): SeatAccess;
  toLicense(): LicenseModel;
}

type People = Pick<PerpetualRecord, 'assignedTo' | 'managers' | 'note'>;

/** Replaces `Me`, as the vendor may call the viewer among the managers (D-70). */
export function contentsOf({ assignedTo, managers, note }: People, { email }: Viewer): SeatContents {
  return { email: assignedTo ?? '', managers: managers.map((name) => (name === ME ? email : name)), note };
}

export function otherRow(
  record: OtherLicense & { readonly assignedTo?: string | null },
  kind: LicenseKind,
  viewer: Viewer,
  toLicense: () => LicenseModel,
): LicenseRow {
  const { seatId, managers, assignedTo = null, product } = record;
  const isOwner = isSameEmail(record.ownerEmail, viewer.email);
  const question = { seat: record, kind, isOwner, viewer };
  const note = noteAccess(question).allowed ? record.note : '';
  return {
    seatId,
    note,
    isOwner,
    productName: product,
    isInForce: false,
    contents: contentsOf({ assignedTo, managers, note }, viewer),
    toLicense,
    get managers() {
      return withMe(managers, viewer.email);
    },
    may: (rule) => rule(question),
  };
}

/** Seat of the schema whose fields are all properties, without resolvers. */
export type SeatModel = Omit<Seat, '__typename'> & { readonly __typename: 'Seat' };

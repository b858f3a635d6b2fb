import type { Viewer } from '#domain/licenses/model';
import { withMe } from '#domain/licenses/people/managers';
import {
  type LicenseKind,
  noteAccess,
  type SeatAccess,
  type SeatQuestion,
} from '#domain/licenses/people/seat-access';
import { isSameEmail } from '#domain/text/email';
import type { OtherLicense } from '../../models/licenses';
import type { ResolversTypes } from '../../resolvers.generated';
import type { SeatModel } from './seat-model';

/** Who may do something to a license (T-09). */
export type SeatRule = (question: SeatQuestion) => SeatAccess;

/** A license as the schema has it, with the name of its type. */
export type LicenseModel = Awaited<ResolversTypes['License']> | (SeatModel & { __typename: 'Seat' });

/** A license of any kind while it is looked through. */
export interface LicenseRow {
  readonly seatId: string;
  /** As the viewer reads them. */
  readonly managers: readonly string[];
  readonly note: string;
  readonly isOwner: boolean;
  may(rule: SeatRule): SeatAccess;
  toLicense(): LicenseModel;
}

export function otherRow(
  record: OtherLicense,
  kind: LicenseKind,
  viewer: Viewer,
  toLicense: () => LicenseModel,
): LicenseRow {
  const { seatId, managers } = record;
  const isOwner = isSameEmail(record.ownerEmail, viewer.email);
  const question = { seat: record, kind, isOwner, viewer };
  return {
    seatId,
    note: noteAccess(question).allowed ? record.note : '',
    isOwner,
    toLicense,
    get managers() {
      return withMe(managers, viewer.email);
    },
    may: (rule) => rule(question),
  };
}

import type { CalendarDate } from '#domain/calendar/calendar-date';
import { displayName } from '#domain/licenses/display-name';
import type { FilterableSeat } from '#domain/licenses/filter-seats';
import { isManagedBy, withMe } from '#domain/licenses/managers';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { type PendingChange, pendingChange } from '#domain/licenses/pending-change';
import { assignAccess } from '#domain/licenses/seat-access';
import type { SortableSeat } from '#domain/licenses/sort-seats';
import { LICENSE_TYPES } from '../../models/codes';
import type { SeatRecord } from '../../models/licenses';
import type { Eligibility } from '../../resolvers.generated';
import type { SeatModel } from './seat-model';

/** What all seats of a group have in common. */
export interface SeatSurroundings {
  readonly group: SubscriptionFacts;
  readonly isOwner: boolean;
  readonly viewer: Viewer;
  readonly today: CalendarDate;
}

/**
 * A seat while it is looked through. What a search or an order does not ask for is not worked out: of 10,000 seats,
 * 50 are shown.
 */
export class SeatRow implements FilterableSeat, SortableSeat {
  readonly #record: SeatRecord;
  readonly #around: SeatSurroundings;
  #managers: string[] | undefined;
  #pending: PendingChange | undefined;

  constructor(record: SeatRecord, around: SeatSurroundings) {
    this.#record = record;
    this.#around = around;
  }

  get seatId() {
    return this.#record.seatId;
  }
  get licenseType() {
    return this.#record.licenseType;
  }
  get assignedTo() {
    return this.#record.assignedTo;
  }
  get note() {
    return this.#record.note;
  }
  get purchaseDate() {
    return this.#record.purchaseDate;
  }
  get managers() {
    this.#managers ??= withMe(this.#record.managers, this.#around.viewer.email);
    return this.#managers;
  }
  get pending() {
    this.#pending ??= pendingChange(this.#record, this.#around.group, this.#around.today);
    return this.#pending;
  }
  get status() {
    return this.pending.status;
  }
  get pendingChangeText() {
    return this.pending.text;
  }

  /** The seat as the schema has it, every field a plain property. Made for a page and not kept. */
  toSeat(): SeatModel {
    const { changes, label, status, tone, text } = this.pending;
    const { viewer } = this.#around;
    return {
      id: this.seatId,
      subscriptionId: this.#record.subscriptionId,
      licenseType: LICENSE_TYPES[this.licenseType],
      productName: displayName(this.licenseType),
      assignedTo: this.assignedTo,
      managers: this.managers,
      isManager: isManagedBy(this.#record.managers, viewer.email),
      note: this.note,
      purchaseDate: this.purchaseDate,
      expireDate: this.#record.expireDate,
      status,
      pendingChange: { changes, label, tone, text },
      assignEligibility: assignEligibility(this.#record, this.#around),
    };
  }
}

/** Whether the viewer may assign the seat; the mutation asks the same (T-09). */
export function assignEligibility(seat: SeatRecord, { isOwner, viewer }: SeatSurroundings): Eligibility {
  const access = assignAccess({ seat, isOwner, isEducation: false, viewer });
  return access.allowed
    ? { allowed: true, code: null, message: null }
    : { allowed: false, code: access.code, message: access.message };
}

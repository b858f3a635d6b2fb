import type { CalendarDate } from '#domain/calendar/calendar-date';
import { offeredForSeat } from '#domain/changes/cancel/offers-cancel';
import { planCancel, planUncancel } from '#domain/changes/cancel/plan-cancel';
import { seatUnit } from '#domain/changes/change-unit';
import { displayName } from '#domain/licenses/display-name';
import type { SeatFacts, SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { isManagedBy, withMe } from '#domain/licenses/people/managers';
import {
  assignAccess,
  managersAccess,
  noteAccess,
  offlineKeyAccess,
  type SeatAccess,
} from '#domain/licenses/people/seat-access';
import { isSelectable, type Selectability } from '#domain/licenses/people/selectable';
import type { SeatContents } from '#domain/licenses/plan/seat-state';
import type { FilterableSeat } from '#domain/licenses/seats/filter-seats';
import { type PendingChange, pendingChange } from '#domain/licenses/seats/pending-change';
import { seatEnd } from '#domain/licenses/seats/seat-end';
import type { SortableSeat } from '#domain/licenses/seats/sort-seats';
import { emailKey, isSameEmail } from '#domain/text/email';
import { LICENSE_TYPES } from '../../models/codes';
import type { SeatRecord } from '../../models/licenses';
import type { Eligibility } from '../../resolvers.generated';
import { contentsOf, type LicenseModel, type LicenseRow, type SeatModel, type SeatRule } from './license-row';
import { toEligibility, unlessRefused } from './to-eligibility';

export interface SeatSurroundings {
  readonly group: SubscriptionFacts;
  readonly isOwner: boolean;
  readonly selectable: Selectability;
  readonly viewer: Viewer;
  readonly today: CalendarDate;
  readonly seatsOfUsers: () => ReadonlyMap<string, number>;
}

/** What a search or an order does not ask for is not worked out: of 10,000 seats, 50 are shown. */
export class SeatRow implements FilterableSeat, SortableSeat, LicenseRow {
  readonly #record: SeatRecord;
  readonly #around: SeatSurroundings;
  #managers: string[] | undefined;
  #pending: PendingChange | undefined;

  constructor(record: SeatRecord, around: SeatSurroundings) {
    this.#record = record;
    this.#around = around;
  }

  get facts(): SeatFacts {
    return this.#record;
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
    const { group, viewer } = this.#around;
    const isOffered = isSameEmail(group.pendingOwner, viewer.email);
    return isOffered || this.may(noteAccess).allowed ? this.#record.note : '';
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
  get groupId() {
    return this.#record.subscriptionId;
  }
  get endsOn() {
    return seatEnd(this.#record, this.#around.group);
  }
  get userHasSeveral() {
    const user = this.assignedTo;
    return user !== null && (this.#around.seatsOfUsers().get(emailKey(user)) ?? 0) > 1;
  }
  get status() {
    return this.pending.status;
  }
  get pendingChangeText() {
    return this.pending.text;
  }

  get isOwner() {
    return this.#around.isOwner;
  }

  get isSelectable() {
    const { selectable, viewer } = this.#around;
    return isSelectable(selectable, this.#record, viewer.email);
  }

  may(rule: SeatRule): SeatAccess {
    const { isOwner, viewer } = this.#around;
    return rule({ seat: this.#record, kind: 'subscription', isOwner, viewer });
  }

  get offlineKeyAccess(): SeatAccess {
    const { group, isOwner, viewer } = this.#around;
    const { isEnded } = this;
    return offlineKeyAccess({ seat: this.#record, kind: group.kind, isOwner, isEnded, viewer });
  }

  #wouldPlan(plan: typeof planCancel): Eligibility {
    const { group, viewer, today } = this.#around;
    const planned = plan([{ group, units: [seatUnit(this.#record)] }], { viewer, today });
    return unlessRefused(planned.ok ? null : planned.refusal);
  }

  get isEnded() {
    return isSeatEnded(this.#record, this.#around.group, this.#around.today);
  }

  get contents(): SeatContents {
    const { assignedTo, managers } = this.#record;
    return contentsOf({ assignedTo, managers, note: this.note }, this.#around.viewer);
  }

  get productName() {
    return displayName(this.licenseType);
  }

  toLicense(): LicenseModel {
    return { __typename: 'Seat', ...this.toSeat() };
  }

  /** The seat as the schema has it, every field a plain property. Made for a page and not kept. */
  toSeat(): SeatModel {
    const { changes, label, status, tone, text } = this.pending;
    const { offlineKeyAccess: keyAccess } = this;
    const { viewer, group, isOwner, today } = this.#around;
    return {
      id: this.seatId,
      subscriptionId: this.#record.subscriptionId,
      licenseType: LICENSE_TYPES[this.licenseType],
      productName: this.productName,
      assignedTo: this.assignedTo,
      managers: this.managers,
      isManager: isManagedBy(this.#record.managers, viewer.email),
      note: this.note,
      purchaseDate: this.purchaseDate,
      expireDate: this.#record.expireDate,
      status,
      pendingChange: { changes, label, tone, text },
      assignEligibility: toEligibility(this.may(assignAccess)),
      managersEligibility: toEligibility(this.may(managersAccess)),
      isSelectable: this.isSelectable,
      isUsedByViewer: isSameEmail(this.assignedTo, viewer.email),
      offlineKeyEligibility: toEligibility(keyAccess),
      offlineKey: keyAccess.allowed ? this.#record.key : null,
      cancelEligibility: this.#wouldPlan(planCancel),
      uncancelEligibility: this.#wouldPlan(planUncancel),
      ...offeredForSeat(this.#record, group, isOwner, today),
    };
  }
}

import type { CalendarDate } from '#domain/calendar/calendar-date';
import { displayName } from '#domain/licenses/display-name';
import type { SeatFacts, SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { isSeatEnded } from '#domain/licenses/paid-until';
import { noteAccess, offlineKeyAccess, type SeatAccess } from '#domain/licenses/people/seat-access';
import { isSelectable, type Selectability } from '#domain/licenses/people/selectable';
import type { SeatContents } from '#domain/licenses/plan/seat-state';
import type { FilterableSeat } from '#domain/licenses/seats/filter-seats';
import { filterStatus, type PendingChange } from '#domain/licenses/seats/pending-change';
import { seatEnd } from '#domain/licenses/seats/seat-end';
import type { SortableSeat } from '#domain/licenses/seats/sort-seats';
import { emailKey, isSameEmail } from '#domain/text/email';
import type { SeatRecord } from '../../models/licenses';
import { contentsOf, type LicenseModel, type LicenseRow, type SeatModel, type SeatRule } from './license-row';
import type { ReadManagers } from './seat-readings';
import { SeatView } from './seat-view';

export interface SeatSurroundings {
  readonly group: SubscriptionFacts;
  readonly isOwner: boolean;
  readonly selectable: () => Selectability;
  readonly managersAsRead: ReadManagers;
  readonly pendingOf: (seat: SeatRecord) => PendingChange;
  readonly viewer: Viewer;
  readonly today: CalendarDate;
  readonly seatsOfUsers: () => ReadonlyMap<string, number>;
}

/** Seat for search and sort. Values are computed on demand, since 50 of 10,000 seats are shown. */
export class SeatRow implements FilterableSeat, SortableSeat, LicenseRow {
  readonly #record: SeatRecord;
  readonly #around: SeatSurroundings;

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
    return this.#around.managersAsRead(this.#record.managers).names;
  }
  get pending() {
    return this.#around.pendingOf(this.#record);
  }
  get groupId() {
    return this.#record.subscriptionId;
  }
  get endsOn() {
    return seatEnd(this.#record, this.#around.group, this.#around.today);
  }
  get userHasSeveral() {
    const user = this.assignedTo;
    return user !== null && (this.#around.seatsOfUsers().get(emailKey(user)) ?? 0) > 1;
  }
  get status() {
    return this.pending.status;
  }
  get filterStatus() {
    return filterStatus(this.pending);
  }
  get pendingChangeText() {
    return this.pending.text;
  }

  get isOwner() {
    return this.#around.isOwner;
  }

  get isSelectable() {
    const { selectable, viewer } = this.#around;
    return isSelectable(selectable(), this.#record, viewer.email);
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

  get isInForce() {
    return !this.isEnded;
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
    return this.toSeat();
  }

  toSeat(): SeatModel {
    return new SeatView(this, this.#record, this.#around);
  }
}

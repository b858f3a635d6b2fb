import { type OfferedCancel, offeredForSeat } from '#domain/changes/cancel/offers-cancel';
import { planCancel, planUncancel } from '#domain/changes/cancel/plan-cancel';
import { seatUnit } from '#domain/changes/change-unit';
import { assignAccess, managersAccess } from '#domain/licenses/people/seat-access';
import { isSameEmail } from '#domain/text/email';
import { LICENSE_TYPES } from '../../models/codes';
import type { SeatRecord } from '../../models/licenses';
import type { Eligibility } from '../../resolvers.generated';
import type { SeatModel } from './license-row';
import type { SeatRow, SeatSurroundings } from './seat-row';
import { toEligibility, unlessRefused } from './to-eligibility';

/** Seat of the schema. Fields are computed on demand, since a page of thousands reads a few of them. */
export class SeatView implements SeatModel {
  readonly __typename = 'Seat';
  readonly #row: SeatRow;
  readonly #record: SeatRecord;
  readonly #around: SeatSurroundings;

  constructor(row: SeatRow, record: SeatRecord, around: SeatSurroundings) {
    this.#row = row;
    this.#record = record;
    this.#around = around;
  }

  get id() {
    return this.#record.seatId;
  }
  get subscriptionId() {
    return this.#record.subscriptionId;
  }
  get licenseType() {
    return LICENSE_TYPES[this.#record.licenseType];
  }
  get productName() {
    return this.#row.productName;
  }
  get assignedTo() {
    return this.#record.assignedTo;
  }
  get managers() {
    return this.#row.managers;
  }
  get isManager() {
    return this.#around.managersAsRead(this.#record.managers).haveViewer;
  }
  get note() {
    return this.#row.note;
  }
  get purchaseDate() {
    return this.#record.purchaseDate;
  }
  get expireDate() {
    return this.#record.expireDate;
  }
  get status() {
    return this.#row.status;
  }
  get pendingChange() {
    return this.#row.pending;
  }
  get assignEligibility() {
    return toEligibility(this.#row.may(assignAccess));
  }
  get managersEligibility() {
    return toEligibility(this.#row.may(managersAccess));
  }
  get isSelectable() {
    return this.#row.isSelectable;
  }
  get isUsedByViewer() {
    return isSameEmail(this.#record.assignedTo, this.#around.viewer.email);
  }
  get offlineKeyEligibility() {
    return toEligibility(this.#row.offlineKeyAccess);
  }
  get offlineKey() {
    return this.#row.offlineKeyAccess.allowed ? this.#record.key : null;
  }
  get cancelEligibility() {
    return this.#wouldPlan(planCancel);
  }
  get uncancelEligibility() {
    return this.#wouldPlan(planUncancel);
  }
  get isCancelOffered() {
    return this.#offered().isCancelOffered;
  }
  get isUncancelOffered() {
    return this.#offered().isUncancelOffered;
  }

  #offered(): OfferedCancel {
    const { group, isOwner, today } = this.#around;
    return offeredForSeat(this.#record, group, isOwner, today);
  }

  #wouldPlan(plan: typeof planCancel): Eligibility {
    const { group, viewer, today } = this.#around;
    const planned = plan([{ group, units: [seatUnit(this.#record)] }], { viewer, today });
    return unlessRefused(planned.ok ? null : planned.refusal);
  }
}

import { assignSeat } from './assign-seat';
import { assignSeats } from './assign-seats';
import { assignedLicense, assignedSeat, assignedSubscription } from './assignment';
import { addManagers, removeManagers } from './change-managers';
import { editNotes } from './edit-notes';
import { educationSeats } from './perpetual/education-seats';
import { perpetualLicenses } from './perpetual/perpetual-licenses';
import { upgradeCodes } from './perpetual/upgrade-codes';
import {
  isOwnerOfSelection,
  managersOfSelection,
  noteOfSelection,
  seatSelection,
  selectedLicenses,
  selectedSeats,
  transferOfSelection,
} from './seat-selection';
import { seatSummary } from './seat-summary';
import { seats } from './seats';
import { changedLicenses, changedSeats, changedSubscriptions, seatsViewer } from './seats-change';
import { sendOfflineKey } from './send-offline-key';
import { subscription } from './subscription';
import { subscriptions } from './subscriptions';

/** Groups of RP with their seats, and licences without a term. */
export const licensesResolvers = {
  Mutation: { addManagers, assignSeat, assignSeats, editNotes, removeManagers, sendOfflineKey },
  User: {
    educationSeats,
    perpetualLicenses,
    seatSelection,
    seatSummary,
    subscription,
    subscriptions,
    upgradeCodes,
  },
  SeatSelection: {
    isOwner: isOwnerOfSelection,
    licenses: selectedLicenses,
    managers: managersOfSelection,
    note: noteOfSelection,
    seats: selectedSeats,
    transferEligibility: transferOfSelection,
  },
  Subscription: { seats },
  SeatsPayload: {
    licenses: changedLicenses,
    seats: changedSeats,
    subscriptions: changedSubscriptions,
    viewer: seatsViewer,
  },
  AssignSeatPayload: { license: assignedLicense, seat: assignedSeat, subscription: assignedSubscription },
};

import { assignedLicense, assignedSeat, assignedSubscription, assignSeat } from './assign-seat';
import { assignSeats } from './assign-seats';
import { addManagers, editNotes, removeManagers, sendOfflineKey } from './edit-seats';
import { nextRenewal } from './forecast';
import { educationSeats, perpetualLicenses, upgradeCodes } from './perpetual/license-page';
import { seatMatches, seatMatchesResolvers } from './seat-matches';
import { seats } from './seat-page';
import {
  isOwnerOfSelection,
  managersOfSelection,
  noteOfSelection,
  seatSelection,
  selectedLicenses,
  selectedSeats,
  transferOfSelection,
} from './seat-selection';
import { changedLicenses, changedSeats, changedSubscriptions, seatsViewer } from './seats-change';
import { seatSummary, subscription, subscriptions } from './subscriptions';

/** Groups of RP with their seats, and licences without a term. */
export const licensesResolvers = {
  Mutation: { addManagers, assignSeat, assignSeats, editNotes, removeManagers, sendOfflineKey },
  User: {
    educationSeats,
    perpetualLicenses,
    seatMatches,
    seatSelection,
    seatSummary,
    subscription,
    subscriptions,
    upgradeCodes,
  },
  SeatMatches: seatMatchesResolvers,
  SeatSelection: {
    isOwner: isOwnerOfSelection,
    licenses: selectedLicenses,
    managers: managersOfSelection,
    note: noteOfSelection,
    seats: selectedSeats,
    transferEligibility: transferOfSelection,
  },
  Subscription: { nextRenewal, seats },
  SeatsPayload: {
    licenses: changedLicenses,
    seats: changedSeats,
    subscriptions: changedSubscriptions,
    viewer: seatsViewer,
  },
  AssignSeatPayload: { license: assignedLicense, seat: assignedSeat, subscription: assignedSubscription },
};

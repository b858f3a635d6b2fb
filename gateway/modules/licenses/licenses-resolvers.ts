import {
  assignedLicense,
  assignedSeat,
  assignedSubscription,
  assignmentUndo,
  assignSeat,
} from './assign-seat';
import { assignSeats } from './assign-seats';
import { addManagers, editNotes, removeManagers, sendOfflineKey } from './edit-seats';
import { nextRenewal } from './forecast';
import { people, person, personResolvers } from './people';
import { educationSeats, perpetualLicenses, upgradeCodes } from './perpetual/license-page';
import { applySeatPlan } from './plans/apply-seat-plan';
import { assignmentPlan } from './plans/assignment-plan';
import { seatMatches, seatMatchesResolvers } from './seat-matches';
import { seats } from './seat-page';
import {
  actionableOfSelection,
  isOwnerOfSelection,
  managersOfSelection,
  noteOfSelection,
  seatSelection,
  selectedLicenses,
  selectedSeats,
  transferOfSelection,
} from './seat-selection';
import { changedLicenses, changedSeats, changedSubscriptions, seatsViewer, wayBack } from './seats-change';
import { seatSummary, subscription, subscriptions } from './subscriptions';

export const licensesResolvers = {
  Mutation: {
    addManagers,
    applySeatPlan,
    assignSeat,
    assignSeats,
    editNotes,
    removeManagers,
    sendOfflineKey,
  },
  User: {
    assignmentPlan,
    educationSeats,
    people,
    perpetualLicenses,
    person,
    seatMatches,
    seatSelection,
    seatSummary,
    subscription,
    subscriptions,
    upgradeCodes,
  },
  Person: personResolvers,
  SeatMatches: seatMatchesResolvers,
  SeatSelection: {
    actionable: actionableOfSelection,
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
    undo: wayBack,
    viewer: seatsViewer,
  },
  AssignSeatPayload: {
    license: assignedLicense,
    seat: assignedSeat,
    subscription: assignedSubscription,
    undo: assignmentUndo,
  },
};

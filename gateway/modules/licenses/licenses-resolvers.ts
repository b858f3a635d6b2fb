import { assignSeat } from './assign-seat';
import { assignSeats } from './assign-seats';
import { assignedSeat, assignedSubscription } from './assignment';
import { addManagers, removeManagers } from './change-managers';
import { editNotes } from './edit-notes';
import { educationSeats } from './perpetual/education-seats';
import { perpetualLicenses } from './perpetual/perpetual-licenses';
import { upgradeCodes } from './perpetual/upgrade-codes';
import { hasCloud, hasRp, productKinds } from './product-kinds';
import {
  managersOfSelection,
  noteOfSelection,
  seatSelection,
  selectedSeats,
  transferOfSelection,
} from './seat-selection';
import { seatSummary } from './seat-summary';
import { seats } from './seats';
import { changedSeats, changedSubscriptions, seatsViewer } from './seats-change';
import { sendOfflineKey } from './send-offline-key';
import { subscription } from './subscription';
import { subscriptions } from './subscriptions';

/** Groups of RP with their seats, and licences without a term. */
export const licensesResolvers = {
  Mutation: { addManagers, assignSeat, assignSeats, editNotes, removeManagers, sendOfflineKey },
  User: {
    educationSeats,
    perpetualLicenses,
    productKinds,
    seatSelection,
    seatSummary,
    subscription,
    subscriptions,
    upgradeCodes,
  },
  SeatSelection: {
    managers: managersOfSelection,
    note: noteOfSelection,
    seats: selectedSeats,
    transferEligibility: transferOfSelection,
  },
  ProductKinds: { hasCloud, hasRp },
  Subscription: { seats },
  SeatsPayload: { seats: changedSeats, subscriptions: changedSubscriptions, viewer: seatsViewer },
  AssignSeatPayload: { seat: assignedSeat, subscription: assignedSubscription },
};

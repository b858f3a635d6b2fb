import type { Seat } from '../../resolvers.generated';

/** A seat with everything worked out: its fields are read, not resolved. */
export type SeatModel = Omit<Seat, '__typename'>;

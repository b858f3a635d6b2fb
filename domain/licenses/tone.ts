/** How a state is to be coloured; never the only carrier of meaning. */
export type Tone = 'OK' | 'INFO' | 'WARNING' | 'DANGER' | 'NEUTRAL';

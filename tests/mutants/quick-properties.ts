import fc from 'fast-check';

/** Thousands of mutants: skip shrinking, and limit the time of each property. */
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 2_000 });

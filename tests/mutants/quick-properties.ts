import fc from 'fast-check';

/** A broken rule need not be shown at its smallest, and one that holds is not tried for ever: there are thousands of mutants. */
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 2_000 });

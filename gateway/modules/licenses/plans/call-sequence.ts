import { VendorError } from '../../../vendor/vendor-error';

/**
 * Calls that write, one after the other. Once one of them brings no answer, after another was answered, no further one
 * is made: what was told by then is kept, and of the rest it is said that there was no answer.
 */
export class CallSequence {
  #isAnswered = false;
  #isBrokenOff = false;

  /** Null says that the vendor has no such call, and counts for nothing. @throws VendorError where none was answered before */
  async call<Answer, Unanswered>(
    send: () => Promise<Answer>,
    unanswered: Unanswered,
  ): Promise<Answer | Unanswered> {
    if (this.#isBrokenOff) return unanswered;
    try {
      const answer = await send();
      this.#isAnswered ||= answer !== null;
      return answer;
    } catch (error) {
      if (!this.#isAnswered || !(error instanceof VendorError)) throw error;
      this.#isBrokenOff = true;
      return unanswered;
    }
  }
}

import { VendorError } from '../../../vendor/vendor-error';

/**
 * Sequence of write calls, which ends with the first unanswered one after an answered one: answers so far are
 * kept, and the rest counts as unanswered.
 */
export class CallSequence {
  #isAnswered = false;
  #isBrokenOff = false;

  /**
   * Null means that the vendor lacks the call, which does not count as an answer.
   * @throws VendorError when no call was answered before
   */
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

import {
  answerIn,
  type VendorReply,
  type VendorRequest,
  type VendorTransport,
} from '../../../gateway/vendor/http';
import { type Answers, replyAt, tagOf } from './make-answers';

/** Replaces the connection to the vendor, with configured answers. */
export interface StandInVendor extends VendorTransport {
  answers: Answers;
  /** Changes requested from it, in order. */
  readonly writes: string[];
}

type Read = (request: VendorRequest, reply: VendorReply) => void;

export function createStandIn(answers: Answers, read: Read = () => {}): StandInVendor {
  const writes: string[] = [];
  return {
    answers,
    writes,
    async send(request) {
      const { method, path, headers } = request;
      if (method === 'POST' || request.hasSideEffect) writes.push(written(request));
      const { status, text } = replyAt(this.answers, path);
      const tag = this.answers.hasTags && method === 'GET' ? tagOf(text) : null;
      const isKnown = tag !== null && headers['if-none-match'] === tag && status === 200;
      const chunks = isKnown ? [] : [Buffer.from(text)];
      const reply: VendorReply = {
        status: isKnown ? 304 : status,
        tag,
        retryAfter: null,
        chunks,
        read: null,
      };
      const answer = answerIn(reply, request, `${method} ${path}`);
      read(request, answer);
      return answer;
    },
    async close() {},
  };
}

// Omits the query's timestamp, which prevents caching and always differs.
function written({ method, path, query = {}, headers, body = '' }: VendorRequest): string {
  const { _: _time, ...rest } = query;
  const key = headers['idempotency-key'] ?? '';
  return [method, path, JSON.stringify(rest), key, Buffer.from(body).toString()].join(' ');
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { brandCode } from '../cards/brands';
import type { FieldError, NonceRecord } from '../store/records';
import { type Answer, jsonAnswer } from '../wire/answer';
import { UNKNOWN_BIN_DATA } from '../wire/card-view';
import { graphqlConfiguration } from './configuration';
import type { Counter } from './counter';

const graphqlRequest = z.object({
  operationName: z.string().optional(),
  variables: z.object({ input: z.unknown() }).partial().optional(),
});

export const isTokenization = (body: unknown): boolean =>
  graphqlRequest.safeParse(body).data?.operationName === 'TokenizeCreditCard';

/** The two operations of `braintree-web/client`. As in GraphQL, errors are in the body, with status 200. */
export function answerGraphql(counter: Counter, fingerprint: string, body: unknown): Answer {
  const request = graphqlRequest.safeParse(body);
  if (!counter.isAuthorized(fingerprint)) {
    return problem('Authentication credentials are invalid', 'AUTHENTICATION');
  }
  switch (request.data?.operationName) {
    case 'ClientConfiguration':
      return jsonAnswer(200, { data: { clientConfiguration: graphqlConfiguration(counter.merchantId) } });
    case 'TokenizeCreditCard': {
      const taken = counter.take(request.data.variables?.input);
      return 'errors' in taken ? invalidCard(taken.errors) : tokenized(taken.nonce);
    }
    default:
      return problem('The sandbox does not know this operation.', 'NOT_IMPLEMENTED');
  }
}

const problem = (message: string, errorClass: string): Answer =>
  jsonAnswer(200, {
    data: null,
    errors: [{ message, extensions: { errorClass, errorType: 'developer_error' } }],
  });

const invalidCard = (errors: readonly FieldError[]): Answer =>
  jsonAnswer(200, {
    data: { tokenizeCreditCard: null },
    errors: errors.map(({ field, code, message }) => ({
      message,
      path: ['tokenizeCreditCard'],
      extensions: {
        errorClass: 'VALIDATION',
        errorType: 'user_error',
        legacyCode: code,
        inputPath: ['input', 'creditCard', field],
      },
    })),
  });

const tokenized = ({ id, facts }: NonceRecord): Answer =>
  jsonAnswer(200, {
    data: {
      tokenizeCreditCard: {
        token: id,
        creditCard: {
          bin: facts.bin,
          brandCode: brandCode(facts.brand),
          last4: facts.last4,
          cardholderName: facts.cardholderName,
          expirationMonth: facts.expirationMonth,
          expirationYear: facts.expirationYear,
          binData: Object.fromEntries(Object.keys(UNKNOWN_BIN_DATA).map((question) => [question, null])),
        },
      },
    },
    extensions: { requestId: randomUUID() },
  });

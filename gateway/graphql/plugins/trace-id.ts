import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../../context';
import { withTraceId } from '../errors';

/** Gives every error the id under which the request is found in the log. */
export function traceIdPlugin(): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue, response }) {
          if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
          const { errors, ...result } = response.body.singleResult;
          const traced = errors.map((error) => withTraceId(error, contextValue.requestId));
          response.body.singleResult = { ...result, errors: traced };
        },
      };
    },
  };
}

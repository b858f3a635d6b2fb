import express, { type RequestHandler, Router } from 'express';
import { BODY_LIMIT, OPERATION_NAME_LIMIT, QUERY_LIMIT } from '../graphql/limits';
import { sendError } from './request-facts';

/** Parses the body of a GraphQL request and refuses what is too long before anything looks into it. */
export function graphqlBody(): Router {
  const router = Router();
  router.use(express.json({ limit: BODY_LIMIT, type: ['application/json', 'application/graphql+json'] }));
  router.use(refuseLongTexts);
  return router;
}

const refuseLongTexts: RequestHandler = (request, response, next) => {
  const sent: unknown = request.method === 'GET' ? request.query : request.body;
  if (Array.isArray(sent)) return sendError(response, 400, 'BAD_REQUEST', 'Batches are not offered.');
  if (lengthOf(sent, 'query') > QUERY_LIMIT)
    return sendError(response, 400, 'BAD_REQUEST', `The query is longer than ${QUERY_LIMIT} characters.`);
  if (lengthOf(sent, 'operationName') > OPERATION_NAME_LIMIT)
    return sendError(
      response,
      400,
      'BAD_REQUEST',
      `The operation name is longer than ${OPERATION_NAME_LIMIT} characters.`,
    );
  next();
};

function lengthOf(sent: unknown, name: string): number {
  if (typeof sent !== 'object' || sent === null) return 0;
  const value: unknown = Object.entries(sent).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value.length : 0;
}

import express, { type RequestHandler } from 'express';

const LIMIT = '1mb';

/** JSON and form bodies; forms keep all array spellings of D-93. Other content types leave the body empty. */
export function bodyParsers(): RequestHandler[] {
  return [
    express.json({ limit: LIMIT }),
    express.urlencoded({ extended: true, limit: LIMIT, parameterLimit: 25_000 }),
  ];
}

import express, { type RequestHandler } from 'express';

const LIMIT = '1mb';

/** Forms may spell arrays in all ways of D-93. */
export function bodyParsers(): RequestHandler[] {
  return [
    express.json({ limit: LIMIT }),
    express.urlencoded({ extended: true, limit: LIMIT, parameterLimit: 25_000 }),
  ];
}

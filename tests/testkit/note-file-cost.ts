import { afterAll, expect } from 'vitest';
import { countCost } from './file-cost';

const noteCost = countCost();
afterAll(() => noteCost(expect.getState().testPath ?? ''));

import { isAtLength } from '../../testkit/scope';

/** Spellings of an id by attackers: altered, padded, encoded, adjacent, and built-in property names. */
function spellingsOf(id: string): string[] {
  return [...new Set([id, ...bent(id), ...neighbours(id), ...BUILT_IN_NAMES, ...INJECTIONS])];
}

const PLACES = 12;

/**
 * Distributes the spellings: each place gets the id itself and a share of the others, so that each occurs
 * somewhere. At length, each place gets all.
 */
export function dealtSpellings(): (id: string) => string[] {
  let place = 0;
  return (id) => {
    place += 1;
    return spellingsOf(id).filter(
      (_, index) => isAtLength || index === 0 || index % PLACES === place % PLACES,
    );
  };
}

/** Distributes values that are not text in the same way. */
export function dealtShapes(): (id: string) => unknown[] {
  let place = 0;
  return (id) => {
    place += 1;
    const shapes = [[id], { id }, null];
    return isAtLength ? shapes : [shapes[place % shapes.length]];
  };
}

/** The first spelling is the id itself. */
function bent(id: string): string[] {
  return [
    id.toUpperCase(),
    id.toLowerCase(),
    ` ${id}`,
    `${id} `,
    `${id}\t`,
    `${id}\u0000`,
    `${id}/`,
    `./${id}`,
    `../${id}`,
    `x/../${id}`,
    `${id}?`,
    `${id}#`,
    `${id};`,
    `${id},${id}`,
    encodeURIComponent(encodeURIComponent(`${id}/`)),
    `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
    Buffer.from(id).toString('base64'),
    `["${id}"]`,
    `{"id":"${id}"}`,
  ];
}

// Ids that are counted, or made of the same digits, are adjacent.
function neighbours(id: string): string[] {
  const last = id.charCodeAt(id.length - 1);
  return [last - 1, last + 1]
    .map((code) => id.slice(0, -1) + String.fromCharCode(code))
    .concat(id.slice(0, -1));
}

const BUILT_IN_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'undefined',
  'null',
];
const INJECTIONS = ["' or '1'='1", "'; drop table users; --", '%', '_', '*', '0', '-1', '1e9', '{{7*7}}'];

import type { FastifyInstance } from 'fastify';
import { FORMER_WORDS, RATING, type Victim } from './attack';
import { everythingOf, fillAccount } from './victim';

/** The victim, everything that she has, and words of it that no answer may hold. */
export interface Held {
  victim: Victim;
  before: string;
  secrets: readonly string[];
}

/** A new account, filled. Adds to `faults` what it lacks. */
export const hold = async (app: FastifyInstance, name: string, faults: string[]): Promise<Held> => {
  const victim = await fillAccount(app, name);
  const before = await everythingOf(victim);
  if (!/her photo: 200 .+ 200 /s.test(before)) faults.push(`${name}: a photo is missing before the attack`);
  if (before.includes('is not found by')) faults.push(`${name}: ${/her own recipe.*/.exec(before)![0]}`);
  const secrets = [
    'Qanaryada',
    'Qanaryson',
    'Qanary spice',
    'Qanary feedback',
    'Qanary seed',
    'Qanary note',
    'Qanary supper',
    'Qanary shelf',
    FORMER_WORDS,
    victim.share,
    victim.collectionLink,
    victim.uid,
    `"userRating":${RATING}`,
    victim.email,
  ];
  return { victim, before, secrets };
};

import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { SignedUp } from '../signUp';
import { everyRecipe, PHOTO, TITLE, type Attack, type Victim } from './attack';
import type { Held } from './held';

export interface OwnershipReport {
  routes: number;
  requests: number;
  comparisons: number;
  faults: string[];
}

export interface Disguise {
  name: string;
  cookies: Record<string, string>;
  isGuest: boolean;
}

/** The cookies of attempts: another user's, none, or values that could be guessed or found. */
export const disguises = async (
  attacker: SignedUp,
  victim: Victim,
  db: Kysely<Database>,
): Promise<(readonly [Disguise, isLastOfKind: boolean])[]> => {
  const { token_hash } = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('uid', '=', victim.uid)
    .executeTakeFirstOrThrow();
  const token = victim.cookies.session ?? '';
  const forged = [
    victim.uid,
    token_hash,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.toLowerCase(),
    '',
  ];
  const guest = (name: string, cookies: Record<string, string>) => ({ name, cookies, isGuest: true });
  const guests = [guest('as a guest', {}), ...forged.map((session) => guest('with a forged session', { session }))];
  return [
    [{ name: 'as another user', cookies: attacker.cookies, isGuest: false }, true],
    ...guests.map((one, i) => [one, i === guests.length - 1] as const),
  ];
};

interface Target {
  app: FastifyInstance;
  report: OwnershipReport;
  held: Held;
  method: string;
  /** The requests of the attack. */
  sent: () => ReturnType<Attack>;
}

/** Makes every attempt at a route in one disguise. `where` is route and disguise. */
export const attempt = async (
  { app, report, held, method, sent: all }: Target,
  { cookies, isGuest }: Disguise,
  where: string,
) => {
  const tell = (fault: string) => report.faults.push(`${where}: ${fault}`);
  for (const sent of all())
    for (const verb of method === 'GET' ? (['GET', 'HEAD'] as const) : [method as 'POST']) {
      report.requests += 1;
      const reply = await app.inject({ ...sent, method: verb, cookies });
      const responseText = `${JSON.stringify(reply.headers)} ${reply.body}`;
      const asked = JSON.stringify(sent);
      for (const secret of held.secrets.filter((one) => responseText.includes(one))) tell(`tells ${secret}`);
      if (responseText.includes(TITLE) && !everyRecipe(held.victim).some((id) => asked.includes(String(id))))
        tell('reveals a recipe to a caller who does not know its id');
      if (verb === 'GET' && reply.rawPayload.equals(PHOTO)) tell('shows her photo');
      if (isGuest && responseText.includes('"isSaved":true')) tell('tells what is saved');
      if (reply.statusCode >= 500) tell(String(reply.statusCode));
    }
};

import { availableParallelism, loadavg } from 'node:os';
import { ranFor, sizeOf } from '../report';
import { clockMeans } from './clocks';
import type { CookReport } from './cook';
import { clocksInWords, type Happening } from './failures';
import { ALLOWED, type Passed } from './limits';
import type { MailReport } from './mails';
import type { modelRequestsOf } from './modelRequests';
import { SHARE, type searchesOf } from './searches';
import type { votesOf } from './votes';

const FULL = { cooks: 200, minutes: 20, kills: 100 };
/** What the start of a process adds on a busy machine. */
const CLOCK_SLACK_MS = 5_000;
const FAULTS_SHOWN = 50;

/** Everything that a run measured. */
export interface Figures {
  cooks: number;
  minutes: number;
  /** Of servers, one after the other, before the minutes of failures. */
  kills: number;
  previous: string;
  means: string;
  /** How far the clocks of the servers were found ahead, and should have been. */
  clocks: readonly number[];
  clocksMs: readonly number[];
  happenings: readonly Happening[];
  reports: readonly CookReport[];
  mails: MailReport;
  /** With one server, two and three. */
  limits: readonly Passed[];
  votes: Awaited<ReturnType<typeof votesOf>>;
  model: Awaited<ReturnType<typeof modelRequestsOf>>;
  /** Milliseconds until an import was found everywhere, in ascending order. */
  fresh: readonly number[];
  searches: Awaited<ReturnType<typeof searchesOf>>;
}

const faultsOf = ({ reports }: Figures): string[] => reports.flatMap(({ faults }) => faults);

const areClocksApart = ({ clocks, clocksMs }: Figures): boolean =>
  clocks.every((clock, i) => Math.abs(clock - clocksMs[i]!) < CLOCK_SLACK_MS);

const areVotesOne = ({ votes: { throughOne, throughTwo } }: Figures): boolean =>
  throughTwo.every((drawing) => drawing === throughOne);

const areLimitsExact = ({ limits }: Figures): boolean =>
  limits.every((passed) => JSON.stringify(passed) === JSON.stringify(ALLOWED));

/** Whether everything held that must hold. */
export const isGood = (figures: Figures): boolean =>
  faultsOf(figures).length === 0 &&
  figures.mails.lost === 0 &&
  areClocksApart(figures) &&
  areVotesOne(figures) &&
  areLimitsExact(figures) &&
  figures.model.requests === 1 &&
  figures.model.sets.length === 1 &&
  figures.model.sets[0] !== '';

const ABOUT =
  '`npm run prove -- fleet`: three built servers behind HAProxy, on a Postgres with a synchronous streaming replica, reached through PgBouncer in transaction mode, with Redis for the limits, a mail server that counts and a model that answers. Cooks save, rate and remove recipes, one change after the other, and send each again until it is acknowledged; every third device is 30 s ahead, every third 30 s behind. Each time a cook reads the list, and at the end, it must be exactly what the cook made it. Beside them, one account after the other asks for a reset link. Meanwhile the servers move from the previous release to this one, one server after the other is killed, with Postgres after each fifth; then servers are killed and restarted, Postgres is killed, half-way the replica takes its place for good, networks are cut, and at the end all servers go back to the previous release and forward again. Everything below that was measured without failures comes after them, on the same fleet. `COOKS`, `MINUTES`, `KILLS` and `IMPORTS` make it shorter, and `PREVIOUS` names the commit of the previous release (else the last one whose schema lacks the newest migration).';

const happeningLines = (happenings: readonly Happening[]): string[] =>
  [...new Set(happenings.map(({ name }) => name))].map((name) => {
    const times = happenings.filter((one) => one.name === name).map(({ ms }) => ms);
    return `- ${name}: ${times.length}; longest until it is ready again: ${Math.max(...times)} ms`;
  });

const listLines = ({ reports }: Figures, faults: number): string[] => {
  const sum = (of: (report: CookReport) => number) => reports.reduce((all, one) => all + of(one), 0);
  const longest = Math.round(Math.max(...reports.map(({ longestMs }) => longestMs)));
  return [
    `- changes acknowledged: ${sum(({ acknowledged }) => acknowledged)}; older ones that another device sent late, and that may change nothing: ${sum(({ late }) => late)}; lists read: ${sum(({ reads }) => reads)}; lost, undone or contradicted: ${faults}`,
    `- changes that failed and were sent again: ${sum(({ interrupted }) => interrupted)}; lists that were asked for again: ${sum(({ failedReads }) => failedReads)}; longest wait for an acknowledgement: ${longest} ms`,
  ];
};

const failureLines = ({ reports }: Figures): string[] => {
  const counts = new Map<string, number>();
  reports
    .flatMap(({ failures }) => Object.entries(failures))
    .forEach(([failure, count]) => counts.set(failure, (counts.get(failure) ?? 0) + count));
  return [...counts].sort((a, b) => b[1] - a[1]).map(([failure, count]) => `  - ${failure}: ${count}`);
};

const mailLine = ({ mails: { acknowledged, lost, repeated, longestMs } }: Figures): string =>
  `- reset mails acknowledged: ${acknowledged}; lost: ${lost}; sent twice under one Message-ID: ${repeated}; longest until a mail was there: ${longestMs} ms. A mail is sent at least once: a server that dies between the mail server's answer and its own note sends it again`;

const searchLine = ({ searches: { rates, costsMs, isHeld } }: Figures): string => {
  const how = isHeld ? `each server held to ${SHARE} of a core` : 'all on the cores of this machine';
  const ratios = rates.map((rate) => (rate / rates[0]!).toFixed(2)).join(' : ');
  const inTurn = (values: readonly number[], digits = 0) => values.map((value) => value.toFixed(digits)).join(', ');
  return `- searches per second with 1, 2 and 3 servers, ${how}, beside whatever else the machine does: ${inTurn(rates)}, so ${ratios}; processor time of the servers for a search, which does not depend on that: ${inTurn(costsMs, 1)} ms`;
};

const calmLines = (figures: Figures): string[] => {
  const { limits, votes, model, fresh } = figures;
  const quantile = (share: number) => Math.round(fresh[Math.min(fresh.length - 1, Math.floor(fresh.length * share))]!);
  const passed = (of: (one: Passed) => number) => limits.map(of).join(', ');
  return [
    `- let through with 1, 2 and 3 servers: shares of a visitor ${passed(({ shares }) => shares)} (limit ${ALLOWED.shares}), guesses at a password ${passed(({ guesses }) => guesses)} (limit ${ALLOWED.guesses}), reset mails of an account ${passed(({ mails }) => mails)} (limit ${ALLOWED.mails})`,
    `- ${votes.votes.toLocaleString('en')} votes on a picture: through one server they end at drawing ${votes.throughOne}, through two at drawing ${votes.throughTwo.join(', ')} on the three; all showed it after ${votes.differedMs} ms`,
    `- ${model.visitors} visitors with the same request on two servers: ${model.requests} request to the model, ${model.sets.length === 1 ? 'the same recipes for all' : `DIFFERENT recipes: ${model.sets.join('; ')}`}`,
    `- an import until the last of three servers finds it, of ${fresh.length}: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, worst ${quantile(1)} ms`,
    searchLine(figures),
  ];
};

/** The report of a run, as lines of Markdown. */
export const reportLines = (figures: Figures, begunAt: number): string[] => {
  const faults = faultsOf(figures);
  const found = figures.clocks.map((ms) => `${(ms / 1_000).toFixed(0)} s`).join(', ');
  return [
    ABOUT,
    '',
    sizeOf(figures.cooks, FULL.cooks, 'cooks'),
    sizeOf(figures.kills, FULL.kills, 'kills of servers in a row'),
    sizeOf(figures.minutes, FULL.minutes, 'minutes of failures'),
    `- clocks of the servers: ${clocksInWords()} (${clockMeans()}); measured: ${found}`,
    `- networks: ${figures.means}`,
    `- previous release: ${figures.previous}`,
    ...listLines(figures, faults.length),
    ...failureLines(figures),
    mailLine(figures),
    ...happeningLines(figures.happenings),
    ...calmLines(figures),
    `${ranFor(begunAt)}, with ${figures.fresh.length} imports; load at the end ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`,
    '',
    ...faults.slice(0, FAULTS_SHOWN).map((fault) => `- FAULT ${fault}`),
  ];
};

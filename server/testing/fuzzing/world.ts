import type { FastifyInstance } from 'fastify';
import type { Random } from '../../images/canvas/seededRandom';
import type { SignedUp } from '../signUp';
import type { Belongings } from './belongings';

const FAULTS_KEPT = 20;

export interface FuzzReport {
  calls: number;
  /** Number of responses by status. */
  statuses: Record<number, number>;
  /** Calls of the contract that never succeeded. */
  neverDone: string[];
  slowestMs: number;
  faults: string[];
}

/** A server under attack, and what is known of it. */
export interface World {
  app: FastifyInstance;
  random: Random;
  cooks: SignedUp[];
  ids: number[];
  own: Belongings[];
  /** The ends of links to shopping lists, and to collections; some were taken back meanwhile. */
  lists: string[];
  links: string[];
  done: Set<string>;
  report: FuzzReport;
  prefix: string;
  /** From the newest mail with a link. */
  resetToken: { value: string };
}

export const blame = ({ report }: World, fault: string) => {
  if (report.faults.length < FAULTS_KEPT) report.faults.push(fault);
};

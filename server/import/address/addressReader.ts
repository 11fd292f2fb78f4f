import type { PageRead } from '@contracts/pageRead';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../../errors/domainError';
import { createFairQueue } from '../../vision/fairQueue';
import { fetchPage, type FetchOptions } from './fetchPage';
import type { PageReader } from './pageReader';

/** Who wants a page read. Any number of visitors can come from one address, so the address counts first. */
export interface PageAsk {
  address: string;
  language: Language;
  sender: { address: string; visitor: string };
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

export interface AddressReader {
  /**
   * What the page at an address says about a recipe.
   * @throws DomainError pagesOff, tooBusy, pageWithoutRecipe, and those of `fetchPage`
   */
  read: (ask: PageAsk) => Promise<PageRead>;
  /** How many pages wait for their turn. */
  waiting: () => number;
  isOn: boolean;
}

interface Options extends FetchOptions {
  /** False: the operator has switched it off. */
  isOn: boolean;
  pages: PageReader;
}

const AT_ONCE = 4;
const WAITING_MAX = 40;
const WAITING_PER_ADDRESS = 3;
const WAITING_MS = 20_000;

/** Fetches and reads pages for cooks: one at a time for each address that asks, in turns. */
export const createAddressReader = ({ isOn, pages, ...options }: Options): AddressReader => {
  const queue = createFairQueue({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    waitingPerAddress: WAITING_PER_ADDRESS,
    waitingMs: WAITING_MS,
  });
  return {
    isOn,
    waiting: queue.waiting,
    read: async ({ address, language, sender, signal }) => {
      if (!isOn) throw new DomainError('pagesOff');
      return queue.run(sender, signal, async () =>
        pages.read({ page: await fetchPage(address, options), claimed: language }),
      );
    },
  };
};

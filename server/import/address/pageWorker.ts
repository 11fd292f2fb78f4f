import { DomainError } from '../../errors/domainError';
import type { PageReply, PageTask } from './pageReader';
import { readFetchedPage } from './readFetchedPage';

/** The program of a page-reading thread. A failure for the cook crosses as data, because classes do not. */
const readInThread = async ({ page, claimed }: PageTask): Promise<PageReply> => {
  try {
    return { read: await readFetchedPage({ ...page, bytes: Buffer.from(page.bytes) }, claimed) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: error.kind, values: error.values };
  }
};

export default readInThread;

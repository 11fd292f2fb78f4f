import { answering } from '../../threads/replies';
import type { PageTask } from './pageReader';
import { readFetchedPage } from './readFetchedPage';

/** The program of a page-reading thread. Bytes arrive as a plain array, because classes do not cross threads. */
export default answering(({ page, claimed }: PageTask) =>
  readFetchedPage({ ...page, bytes: Buffer.from(page.bytes) }, claimed),
);

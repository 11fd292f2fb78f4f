/** The part of the Network Information API used here; not every browser has it. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/**
 * Whether prefetching may cost the user money or time. A browser that does not report its connection counts as
 * unmetered.
 */
export const isMetered = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || connection?.type === 'cellular' || /2g$/.test(connection?.effectiveType ?? '');

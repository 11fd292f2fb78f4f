import { inTasks } from './inTasks';

/**
 * Lets the browser read its tables of languages, one in each task. It does so at the first question about each, and
 * react-intl asks both questions at once: on a slow phone that keeps the page busy for 100 ms.
 */
export const readLanguageTables = (language: string): Promise<void> =>
  inTasks([
    () => Intl.NumberFormat.supportedLocalesOf(language),
    () => Intl.DateTimeFormat.supportedLocalesOf(language),
  ]);

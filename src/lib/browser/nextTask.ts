/**
 * Resolves in a separate task, so that the browser can respond to the user in between. Timers that begin each other wait
 * at least 4 ms, which adds up where a page starts in many tasks; tasks of the scheduler do not.
 */
export const nextTask = (page: Partial<Pick<Window, 'scheduler'>> = globalThis): Promise<void> =>
  new Promise((resolve) => {
    const later = () => void setTimeout(resolve);
    try {
      if (page.scheduler) page.scheduler.postTask(() => resolve()).catch(later);
      else later();
    } catch {
      later();
    }
  });

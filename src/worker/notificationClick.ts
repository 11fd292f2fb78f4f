/** What is used here of a page that the worker serves. */
export interface OpenPage {
  url: string;
  focus: () => Promise<unknown>;
  /** Fails for a page that another worker serves. */
  navigate: (path: string) => Promise<unknown>;
}

interface OpenPages {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
  openWindow: (path: string) => Promise<unknown>;
}

const isAt = (page: OpenPage, path: string) => {
  const { pathname, hash } = new URL(page.url);
  return pathname + hash === path;
};

/** Brings the cook to the dish that rang: the page that shows it, else any open page, else a new one. */
export const showDish = async (pages: OpenPages, path: string): Promise<void> => {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((page) => isAt(page, path));
  const page = there ?? open[0];
  if (!page) {
    await pages.openWindow(path);
    return;
  }
  await page.focus();
  if (!there) await page.navigate(path).catch(() => pages.openWindow(path));
};

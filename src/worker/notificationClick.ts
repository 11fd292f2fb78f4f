/** The part of a WindowClient used here. */
export interface OpenPage {
  url: string;
  focus: () => Promise<unknown>;
  /** Rejects for a page that another worker controls. */
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

/** Brings the cook to the dish that rang: in the page that shows it, else in any open page, else in a new one. */
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

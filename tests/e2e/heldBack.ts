import type { Page } from '@playwright/test';

/** Keeps the script of the page back until the returned function is called. */
export const withheldScript = async (page: Page): Promise<() => void> => {
  let letGo = () => {};
  const isWanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/main*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  return letGo;
};

interface Watched {
  shift: number;
}

/** Sums layout shifts, and collects what the console and failed hydration complain of. */
export const watchFirstSight = async (page: Page) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { complaints, shift: () => page.evaluate(() => (window as unknown as Watched).shift) };
};

/** Tells the names of the faces that the first element of a selector is written in, as the browser renders it. */
export const watchFaces = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const facesOf = async (selector: string): Promise<string[]> => {
    const { root } = await cdp.send('DOM.getDocument');
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  // A page that is being drawn may replace the element between the two questions.
  return (selector: string) => facesOf(selector).catch(() => facesOf(selector));
};

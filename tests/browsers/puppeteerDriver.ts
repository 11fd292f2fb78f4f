import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { BROWSER_ARGS } from '../../scripts/findBrowser.mts';
import type { Driver } from './driver';

/* Arguments and results are plain values here; Puppeteer's types also allow handles. */
type Plain = (...args: unknown[]) => unknown;
type Finder = (...args: unknown[]) => Element | null;

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export const startPuppeteer = async (name: 'chromium' | 'firefox', executablePath: string): Promise<Driver> => {
  const isFirefox = name === 'firefox';
  const browser = await puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    args: isFirefox ? [] : [...BROWSER_ARGS, '--lang=en-GB'],
    defaultViewport: { width: 1280, height: 900 },
    timeout: 60_000,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  const find = async (script: Finder, args: unknown[]) => {
    const handle = await page.evaluateHandle(script, ...args);
    return handle.asElement() as ElementHandle<Element> | null;
  };
  return {
    version: (await browser.version()).replace(/^\w+\//, ''),
    // Firefox reports the refused connection even if the service worker answers instead of the network.
    open: async (address) =>
      void (await page.goto(address, { waitUntil: 'domcontentloaded' }).catch((error: Error) => {
        if (!/NS_ERROR_CONNECTION_REFUSED/.test(error.message)) throw error;
      })),
    run: (script, ...args) => page.evaluate(script as Plain, ...args) as Promise<Awaited<ReturnType<typeof script>>>,
    has: async (script, ...args) => {
      const element = await find(script as Finder, args);
      await element?.dispose();
      return element !== null;
    },
    click: async (script, ...args) => {
      const element = await find(script as Finder, args);
      await element?.click();
      await element?.dispose();
      return element !== null;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    close: () => browser.close(),
  };
};

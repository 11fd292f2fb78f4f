export interface InstalledBrowser {
  name: string;
  path: string;
  version: string;
  /** WebKit's browser, which its driver starts. */
  browser?: string;
  /** The X display for WebKit. */
  display?: string;
  missing?: undefined;
}

export interface MissingBrowser {
  name: string;
  /** Why the journeys cannot run in it. */
  missing: string;
}

export type BrowserId = 'chromium' | 'firefox' | 'webkit';
/** The shell is for the journeys, which need no window. */
export type Browsers = Record<BrowserId | 'shell', InstalledBrowser | MissingBrowser>;

export const onPath: (names: readonly string[]) => string | undefined;
export const installedChromium: () => string | undefined;
export const installedShell: () => string | undefined;
export const findBrowsers: () => Browsers;
export const ensureBrowsers: () => Browsers;

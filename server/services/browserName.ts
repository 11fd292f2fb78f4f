import type { BrowserName } from '../repositories/sessionsRepository';

/** The first that matches; most browsers also name those whose pages they imitate, so the order matters. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer ones are made up. */
const HEADER_MAX = 500;

const firstIn = (kinds: readonly (readonly [RegExp, string])[], text: string): string | null =>
  kinds.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and system as their owner would name them; no versions, so that little is stored. */
export const browserNameOf = (userAgent = ''): BrowserName => {
  const text = userAgent.slice(0, HEADER_MAX);
  return { browser: firstIn(BROWSERS, text), system: firstIn(SYSTEMS, text) };
};

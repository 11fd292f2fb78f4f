import { useEffect } from 'react';

/** What the toolbar can imitate of a cook's device. */
export interface Display {
  motion: 'system' | 'reduced';
  colours: 'system' | 'forced';
  zoom: '100' | '200';
  direction: 'ltr' | 'rtl';
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';
const REDUCED = {
  '(prefers-reduced-motion: reduce)': ALWAYS,
  '(prefers-reduced-motion: no-preference)': NEVER,
};
const FORCED_COLOURS = { '(forced-colors: active)': ALWAYS };
type Conditions = Readonly<Record<string, string>>;

/** Replaces conditions in the media queries of our own styles. `before` collects how they were. */
const imitate = (rules: CSSRuleList, conditions: Conditions, before: Map<MediaList, string>): void => {
  for (const rule of rules) {
    if (!('media' in rule)) continue;
    const { media, cssRules } = rule as CSSMediaRule;
    for (const [condition, instead] of Object.entries(conditions))
      if (media.mediaText.includes(condition)) {
        before.set(media, media.mediaText);
        media.mediaText = media.mediaText.replaceAll(condition, instead);
      }
    imitate(cssRules, conditions, before);
  }
};

/** As near to a high-contrast theme as a page can come: the system's colours, no backgrounds, no shadows. */
const FORCED = `
*, *::before, *::after { background-color: Canvas !important; background-image: none !important; color: CanvasText !important;
  border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
svg :not([fill='none']) { fill: CanvasText; stroke: CanvasText; }
a, a * { color: LinkText !important; }
button, button * { color: ButtonText !important; }
:disabled, :disabled * { color: GrayText !important; }
:root { color-scheme: dark; }`;
const STILL = '*, *::before, *::after { animation-duration: 0s !important; transition-duration: 0s !important; }';

const ZOOMED = ':root { zoom: 2; }';

/** Applies a style sheet, and the rules that our styles have for these conditions. Answers how to take it back. */
const applied = (css: string, conditions: Conditions): (() => void) => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  const before = new Map<MediaList, string>();
  const imitateAll = () => {
    for (const { cssRules } of document.styleSheets) imitate(cssRules, conditions, before);
  };
  imitateAll();
  // Emotion writes the styles of a component when it first appears.
  const watch = new MutationObserver(imitateAll);
  watch.observe(document.body, { subtree: true, childList: true });
  document.head.append(sheet);
  return () => {
    watch.disconnect();
    sheet.remove();
    for (const [media, text] of before) media.mediaText = text;
  };
};

/** Imitates settings of a device for the story on show. */
export const useDisplay = ({ motion, colours, zoom, direction }: Display): void => {
  useEffect(() => {
    if (motion !== 'reduced') return;
    const takeBack = applied(STILL, REDUCED);
    return takeBack;
  }, [motion]);
  useEffect(() => {
    if (colours !== 'forced') return;
    const takeBack = applied(FORCED, FORCED_COLOURS);
    return takeBack;
  }, [colours]);
  useEffect(() => {
    if (zoom !== '200') return;
    const takeBack = applied(ZOOMED, {});
    return takeBack;
  }, [zoom]);
  useEffect(() => {
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
};

import { isResting, RESTING_ROOM } from '@/lib/browser/restingScreen';
import type { Box, Taken } from './clearPlace';

const PRESSED = 'button, a[href], input, select, textarea, label:has(input), [role="slider"]';
/**
 * Rather covered than a button if there is little room: the name of the page with the sentence below it, the panel of
 * the same fault.
 */
const NAMING = 'h1, h1 + p, [data-keep-clear]';
/** Cards fill most of the page, so that one is often covered; not if there is room beside it. */
const CARD = 'article, [data-card]';
/** What was just found, saved or opened: covered before a word is, and only after the plain part of a card. */
const PICTURE = 'img';
const FOOTER = 'footer';
/** A toast is gone in seconds: it may hide a picture, rather than words, and words rather than a button. */
const WEIGHTS = { pressed: 200, naming: 10, text: 10, footer: 5, picture: 2, card: 1 };

const DIVISIBLE = `${CARD}, ${PICTURE}`;

const weightOf = (element: Element): number => {
  if (element.matches(CARD)) return WEIGHTS.card;
  if (element.matches(PICTURE)) return WEIGHTS.picture;
  if (element.closest(FOOTER)) return WEIGHTS.footer;
  return element.matches(NAMING) ? WEIGHTS.naming : WEIGHTS.pressed;
};

/** The layer that the user sees: the dialog, popover or sheet that was opened last, or the page. */
const topLayer = (): Element => [...document.querySelectorAll('body > .MuiModal-root')].at(-1) ?? document.body;

const isInSight = ({ left, top, right, bottom }: Box) =>
  right > left && bottom > Math.max(top, 0) && top < window.innerHeight;

/** What is only read out has no size. */
const isSeen = ({ offsetParent, offsetWidth }: HTMLElement) =>
  offsetWidth !== 1 && (offsetParent as HTMLElement | null)?.offsetWidth !== 1;

/** Boxes of the lines of all texts in sight. Whole blocks are not looked into when they are out of sight. */
const textBoxes = (layer: Element, toast: Element): Taken[] => {
  const isSkipped = (node: Node) =>
    node instanceof Element &&
    (node === toast ||
      node.matches(RESTING_ROOM) ||
      (node.matches(`${CARD}, li, section, ${FOOTER}`) && !isInSight(node.getBoundingClientRect())));
  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isSkipped(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const range = document.createRange();
  const boxes: Taken[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent } = node;
    if (!(node instanceof Text) || !parent || node.data.trim() === '') continue;
    if (!isSeen(parent) || !isInSight(parent.getBoundingClientRect())) continue;
    range.selectNodeContents(node);
    const weight = parent.closest(FOOTER) ? WEIGHTS.footer : WEIGHTS.text;
    for (const { left, top, right, bottom } of range.getClientRects())
      boxes.push({ left, top, right, bottom, weight, isIndivisible: true });
  }
  return boxes;
};

/**
 * Everything in sight that a toast should not cover.
 * @param toast it, or what holds it together with the one before
 */
export const takenBoxes = (toast: Element): Taken[] => {
  const layer = topLayer();
  const parts = [...layer.querySelectorAll(`${PRESSED}, ${NAMING}, ${DIVISIBLE}`)]
    .filter((element) => !toast.contains(element) && !isResting(element))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom, weight: weightOf(element), isIndivisible: !element.matches(DIVISIBLE) };
    });
  return [...parts, ...textBoxes(layer, toast)].filter(isInSight);
};

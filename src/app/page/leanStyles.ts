/* What Emotion writes for browsers that Larder does not support, in front of what all others read. */
const OLD_DISPLAY =
  /display:-webkit-(?:inline-)?box;display:-webkit-(?:inline-)?flex;display:-ms-(?:inline-)?flexbox;/g;
const OLD_KEYFRAMES = /@-webkit-keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g;
const OLD_STICKY = /position:-webkit-sticky;/g;
/* Flexible boxes, movement and filters have had no prefix for ten years. */
const OLD_PROPERTY =
  /(?<=[{;])(?:-ms-[\w-]+|-moz-(?!osx)[\w-]+|-webkit-(?:flex|box-(?:align|direction|flex|ordinal|pack|shadow|sizing)|align|justify|order|transform|transition|animation|filter)[\w-]*):[^;{}]*;/g;

/** The style sheet of a drawn page without what only older browsers read, which comes ahead of its first paint. */
export const leanStyles = (styles: string): string =>
  [OLD_DISPLAY, OLD_KEYFRAMES, OLD_STICKY, OLD_PROPERTY].reduce((text, old) => text.replace(old, ''), styles);

import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { plainText } from '../services/plainText';
import { linesOf } from './looseValues';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements whose content is not text of the page. */
export const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'button',
  'select',
  'head',
]);
/** Elements that begin and end a line. */
export const BREAKS: ReadonlySet<string> = new Set(
  'address article aside blockquote br dd dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Text escaped more often than this is meant to deceive. */
const ESCAPES_MAX = 3;

/**
 * The visible text of a part of a page, one line per block. Uses an explicit stack, because deeply nested markup would
 * overflow the call stack.
 */
export const visibleLines = (root: Node): string[] => {
  let text = '';
  const left: (Node | '\n')[] = [root];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node === '\n') text += '\n';
    else if (node.nodeName === '#text') text += (node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s+/g, ' ');
    else if ('childNodes' in node && !SILENT.has(node.nodeName)) {
      const isBlock = BREAKS.has(node.nodeName);
      if (isBlock) left.push('\n');
      for (let i = node.childNodes.length - 1; i >= 0; i -= 1) left.push(node.childNodes[i]!);
      if (isBlock) left.push('\n');
    }
  }
  return linesOf(text);
};

/** No recipe is longer; more text would only keep the reader busy. */
const TEXT_MAX = 300_000;
const LINE_MAX = 20_000;
const MARKUP = /<[a-z/!?]|&(?:#\d|#x[\da-f]|[a-z])/i;

/** The lines of a text that may contain markup and entities, as plain text. */
export const plainLines = (text: string): string[] => {
  let lines = linesOf(text.slice(0, TEXT_MAX));
  for (let i = 0; i < ESCAPES_MAX && lines.some((line) => MARKUP.test(line)); i += 1)
    lines = visibleLines(parseFragment(lines.join('<br>')));
  return lines.map((line) => plainText(line.slice(0, LINE_MAX))).filter((line) => line !== '');
};

/** The same on one line. */
export const plainLine = (text: string): string => plainLines(text).join(' ');

/** Removes Markdown formatting: emphasis, headings, quotes, link addresses. */
export const withoutMarkdown = (text: string): string =>
  text
    .replace(/!\[[^\]\n]{0,500}\]\([^)\n]{0,2000}\)/g, '')
    .replace(/\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/^[ \t]{0,3}(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+)/gm, '')
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,500}?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]{1,500}?)\*(?![\w*])/g, '$1');

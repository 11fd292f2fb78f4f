import type { DefaultTreeAdapterTypes } from 'parse5';
import { BREAKS, SILENT } from '../markup';
import { attribute, type Element, type Node } from '../microdata';

/** A line of a page as a reader sees it. */
export interface PageLine {
  text: string;
  /** 1 to 6 for a heading, 0 for anything else. */
  level: number;
}

/** Elements beside what the page is about. */
const BESIDE = new Set('nav aside form footer dialog'.split(' '));
/** Elements with what the page is about, whatever their class says. */
const MIDDLE = new Set('html body main article'.split(' '));
/** Names of the parts around an article. Whole words only, so that "uncommented" is not a "comment". */
const AROUND =
  /(?:^|[\s_-])(?:comments?|sidebar|related|newsletter|share|social|cookies?|breadcrumbs?|menu|navigation|ads?|advert|promo|popup|skip-link|tags|author-bio)(?:$|[\s_-])/i;
const HEADING = /^h[1-6]$/;
const LINES_MAX = 5_000;

const isBeside = (element: Element): boolean =>
  BESIDE.has(element.tagName) ||
  AROUND.test(attribute(element, 'class') ?? '') ||
  AROUND.test(attribute(element, 'id') ?? '') ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** What is still to be visited: a node, or the end of an element that breaks the line. */
type Visit = Node | { end: Node['nodeName'] };

const isLeftOut = (node: Node, isWhole: boolean): boolean =>
  isElement(node) && (SILENT.has(node.tagName) || (!isWhole && !MIDDLE.has(node.tagName) && isBeside(node)));

/**
 * The lines of a page, without its menus, forms, comments and the like unless `isWhole`: some sites put everything into
 * a form, or call it "share". Uses an explicit stack, because deeply nested markup would overflow the call stack.
 */
export const pageLines = (root: Node, { isWhole = false } = {}): PageLine[] => {
  const lines: PageLine[] = [];
  let text = '';
  let level = 0;
  const flush = () => {
    const line = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (line === '') return;
    lines.push({ text: line, level });
    level = 0;
  };
  const left: Visit[] = [root];
  const begin = (name: Node['nodeName']) => {
    flush();
    left.push({ end: name });
    if (HEADING.test(name)) level = Number(name[1]);
  };
  for (let visit = left.pop(); visit !== undefined && lines.length < LINES_MAX; visit = left.pop()) {
    if ('end' in visit) {
      flush();
      if (HEADING.test(visit.end)) level = 0;
    } else if (visit.nodeName === '#text') text += (visit as DefaultTreeAdapterTypes.TextNode).value;
    else if ('childNodes' in visit && !isLeftOut(visit, isWhole)) {
      if (BREAKS.has(visit.nodeName)) begin(visit.nodeName);
      for (let i = visit.childNodes.length - 1; i >= 0; i -= 1) left.push(visit.childNodes[i]!);
    }
  }
  flush();
  return lines;
};

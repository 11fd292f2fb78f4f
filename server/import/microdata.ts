import type { DefaultTreeAdapterTypes } from 'parse5';
import type { LooseObject } from './looseValues';
import { visibleLines } from './markup';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const RECIPE = /schema\.org\/Recipe\s*$/i;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Value of an attribute of an element. */
export const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((one) => one.name === name)?.value;

/** The elements below a node in document order, without the descendants of those that are `isClosed`. */
export const elementsBelow = (root: Node, isClosed: (element: Element) => boolean): Element[] => {
  const found: Element[] = [];
  const left: Node[] = 'childNodes' in root ? [...root.childNodes].reverse() : [];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!isElement(node)) continue;
    found.push(node);
    if (!isClosed(node)) for (let i = node.childNodes.length - 1; i >= 0; i -= 1) left.push(node.childNodes[i]!);
  }
  return found;
};

const valueOf = (element: Element, depth: number): unknown => {
  if (attribute(element, 'itemscope') !== undefined) return depth < 8 ? itemOf(element, depth + 1) : undefined;
  const given = attribute(element, 'content') ?? attribute(element, 'datetime');
  if (given !== undefined) return given;
  if (['a', 'link', 'area'].includes(element.tagName)) {
    const href = attribute(element, 'href');
    const lines = visibleLines(element);
    // A keyword may be a link: then its text counts, and for an address the address.
    return attribute(element, 'itemprop') === 'url' || lines.length === 0 ? href : lines.join('\n');
  }
  return visibleLines(element).join('\n');
};

/** An item in the form of JSON-LD: its type and its properties, each with all its values. */
const itemOf = (scope: Element, depth = 0): LooseObject => {
  const item: Record<string, unknown[]> = Object.create(null) as Record<string, unknown[]>;
  item['@type'] = (attribute(scope, 'itemtype') ?? '').split(/\s+/);
  for (const element of elementsBelow(scope, (inner) => attribute(inner, 'itemscope') !== undefined))
    for (const property of (attribute(element, 'itemprop') ?? '').split(/\s+/))
      if (property !== '') (item[property] ??= []).push(valueOf(element, depth));
  return item;
};

/** The recipes a page marks with itemscope and itemprop, in the form of JSON-LD. */
export const microdataRecipes = (page: Node): LooseObject[] =>
  elementsBelow(page, () => false)
    .filter(
      (element) => attribute(element, 'itemscope') !== undefined && RECIPE.test(attribute(element, 'itemtype') ?? ''),
    )
    .map((element) => itemOf(element));

/** Language a page declares: `lang` of its root element. */
export const languageOfPage = (page: Node): string | undefined => {
  if (!('childNodes' in page)) return undefined;
  const root = page.childNodes.filter(isElement).find(({ tagName }) => tagName === 'html');
  return (root && attribute(root, 'lang')?.trim()) || undefined;
};

/** The raw text of every script of this type. */
export const scriptTexts = (page: Node, type: RegExp): string[] =>
  elementsBelow(page, () => false)
    .filter((element) => element.tagName === 'script' && type.test(attribute(element, 'type') ?? ''))
    .map((element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));

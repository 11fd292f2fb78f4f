const Page = require('jest-fixed-jsdom');

/** The name at which each part of a selector ends, in lower case; undefined for a selector that may match any name. */
const namesOf = (selector) => {
  // A rule such as @keyframes has none.
  if (selector === undefined) return undefined;
  const plain = selector.replace(/\[[^\]]*\]/g, '').replaceAll('()', '');
  if (!/^[\w\s,>+~*.#:-]*$/.test(plain)) return undefined;
  const names = plain.split(',').map(
    (part) =>
      /^[a-z][\w-]*/i.exec(
        part
          .trim()
          .split(/[\s>+~]+/)
          .at(-1),
      )?.[0],
  );
  return names.includes(undefined) ? undefined : new Set(names.map((name) => name.toLowerCase()));
};

/** jsdom's own object behind one of the page's. */
const innerOf = (object) => {
  const key = Object.getOwnPropertySymbols(object).find(({ description }) => description === 'impl');
  return key && object[key];
};

/** Tries a rule only on elements whose name its selector can match: nearly all rules of the browser's own sheet name one. */
const skipOtherNames = (engine) => {
  const known = new Map();
  const match = engine.match.bind(engine);
  engine.match = (selector, element) => {
    if (!known.has(selector)) known.set(selector, namesOf(selector));
    const names = known.get(selector);
    return (names === undefined || names.has(element.localName.toLowerCase())) && match(selector, element);
  };
};

/** The selectors of the browser's own sheet in their order: those that are tried on an element of an empty page. */
const selectorsTried = (engine, compute) => {
  const tried = [];
  const { match } = engine;
  engine.match = (selector, element) => {
    tried.push(selector);
    return match.call(engine, selector, element);
  };
  compute();
  engine.match = match;
  return tried;
};

/** They are the same in each page of a process. */
let ownSelectors;
const selectorsByName = new Map();

/** Those that can match an element of this name. */
const selectorsOf = (name) => {
  const known = selectorsByName.get(name);
  if (known) return known;
  const possible = ownSelectors.filter((selector) => namesOf(selector)?.has(name) ?? true);
  selectorsByName.set(name, possible);
  return possible;
};

/**
 * Computes one style for all elements that the same rules match below the same style: on a page without sheets of its
 * own, and for an element without a style of its own, nothing else decides.
 * @param match whether a selector of the browser's own sheet matches an element
 * @param compute jsdom's style of an element
 * @param styleOf the style of an element's parent
 */
const sharingStyles = (match, compute, styleOf) => {
  /** By the parent's style, then by the rules. */
  const shared = new Map();
  const below = (style) => {
    // Two objects may say the same, as those of elements with the same style of their own.
    const key = style?.cssText;
    if (!shared.has(key)) shared.set(key, new Map());
    return shared.get(key);
  };
  const children = new WeakMap();
  const top = below(undefined);
  return (element) => {
    if (element.style?.length !== 0) return compute(element);
    const { parentElement } = element;
    const parent = parentElement && styleOf(parentElement);
    if (parent && !children.has(parent)) children.set(parent, below(parent));
    const siblings = parent ? children.get(parent) : top;
    const selectors = selectorsOf(element.localName.toLowerCase());
    const rules = selectors.filter((selector) => match(selector, element)).join('\n');
    if (!siblings.has(rules)) siblings.set(rules, compute(element));
    return siblings.get(rules);
  };
};

/**
 * The same computed styles in less time. jsdom tries every rule on every element and computes fourteen properties for
 * each query; a query by role asks for the style of each element and its parents, again and again.
 */
const hastenStyles = (window) => {
  const document = innerOf(window.document);
  const compute = window.getComputedStyle;
  compute(window.document.documentElement);
  const engine = document?._nwsapiDontThrow;
  // Other releases of jsdom may have other insides; with those, everything works as they make it.
  if (typeof engine?.match !== 'function' || !document._styleCache || !document.styleSheets?._list) return;
  const match = engine.match.bind(engine);
  document._styleCache = null;
  ownSelectors ??= selectorsTried(engine, () => compute(window.document.documentElement));
  skipOtherNames(engine);
  const computed = new WeakMap();
  const shareStyle = sharingStyles(match, compute, (element) => window.getComputedStyle(element));
  window.getComputedStyle = (element, ...pseudo) => {
    const inner = pseudo.length === 0 && innerOf(element);
    if (!inner || inner._ownerDocument !== document) return compute(element, ...pseudo);
    // jsdom replaces its cache when anything on the page changes.
    document._styleCache ??= new WeakMap();
    const known = computed.get(document._styleCache)?.get(inner);
    if (known) return known;
    const style = document.styleSheets._list.length === 0 ? shareStyle(element) : compute(element);
    if (!computed.has(document._styleCache)) computed.set(document._styleCache, new WeakMap());
    computed.get(document._styleCache).set(inner, style);
    return style;
  };
};

/** jsdom for tests of pages. */
module.exports = class PageEnvironment extends Page {
  constructor(...options) {
    super(...options);
    hastenStyles(this.global);
  }
};

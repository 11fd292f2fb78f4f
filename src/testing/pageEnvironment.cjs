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

/**
 * The same computed styles in less time. jsdom tries every rule on every element and computes fourteen properties for
 * each query; a query by role asks for the style of each element and its parents, again and again.
 */
const hastenStyles = (window) => {
  const document = innerOf(window.document);
  const compute = window.getComputedStyle;
  compute(window.document.documentElement);
  // Other releases of jsdom may have other insides; with those, everything works as they make it.
  if (typeof document?._nwsapiDontThrow?.match !== 'function' || !document._styleCache) return;
  skipOtherNames(document._nwsapiDontThrow);
  const computed = new WeakMap();
  window.getComputedStyle = (element, ...pseudo) => {
    const inner = pseudo.length === 0 && innerOf(element);
    if (!inner || inner._ownerDocument !== document) return compute(element, ...pseudo);
    // jsdom replaces its cache when anything on the page changes.
    const known = document._styleCache && computed.get(document._styleCache)?.get(inner);
    if (known) return known;
    const style = compute(element);
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

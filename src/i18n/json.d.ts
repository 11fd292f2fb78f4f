/** The messages of the first screen, as scripts/icuCatalogueLoader.cjs picks them. */
declare module '*.json?first' {
  const catalogue: Record<string, string>;
  export default catalogue;
}

/** What the page of a recipe adds to them. */
declare module '*.json?recipe' {
  const catalogue: Record<string, string>;
  export default catalogue;
}

/** All other messages. */
declare module '*.json?other' {
  const catalogue: Record<string, string>;
  export default catalogue;
}

/** The messages of the first screen, as scripts/icuCatalogueLoader.cjs picks them. */
declare module '*.json?first' {
  const catalogue: Record<string, string>;
  export default catalogue;
}

/** The messages that are not in the first part. */
declare module '*.json?other' {
  const catalogue: Record<string, string>;
  export default catalogue;
}

/** A font file; the bundler replaces it by its URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

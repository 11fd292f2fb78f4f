/** Where a recipe is from, as a link: its address and the name of the site. */
export interface SourceAddress {
  href: string;
  site: string;
}

/**
 * The page that a recipe is from; undefined for a book, a name, and any address that a browser should not be sent to:
 * only http and https, and none that carries a password.
 */
export const sourceAddress = (source: string): SourceAddress | undefined => {
  const text = source.trim();
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    const { href, hostname, username, password } = new URL(text);
    if (username !== '' || password !== '') return undefined;
    return { href, site: hostname.replace(/^www\./, '') };
  } catch {
    return undefined;
  }
};

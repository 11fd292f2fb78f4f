/**
 * How a server names itself to the site that it asks for a page: the program, and where the site's owner finds out who
 * runs it (RFC 9110, section 10.1.5).
 * @param publicUrl absent: a kitchen's own server, which site owners cannot reach
 */
export const userAgentOf = (version: string, publicUrl?: string): string =>
  `Larder/${version} (reads one recipe for one cook${publicUrl === undefined ? '' : `; +${publicUrl}`})`;

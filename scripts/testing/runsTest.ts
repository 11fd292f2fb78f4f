const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands before the bracket of a test that does not run: `test.skip`, `it.todo`, `describe.fixme`, `xit`. */
const SKIPPED = String.raw`\.(?:skip|fixme|todo)|\bx(?:it|test|describe)`;

/**
 * Whether the source of a test file has a test, a describe or the first cell of a table row with this title, in any
 * kind of quotes, that is not skipped where it stands. A condition inside a test may still skip it.
 */
export const runsTest = (source: string, title: string): boolean =>
  [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].some((literal) =>
    new RegExp(`(?<!${SKIPPED})[([]\\s*${escaped(literal)},`).test(source),
  );

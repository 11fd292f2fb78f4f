/** A node of the syntax tree, as far as this file reads it: Stryker's own type says nothing. */
interface SyntaxNode {
  type: string;
  elements?: readonly SyntaxNode[];
  properties?: readonly SyntaxNode[];
  value?: SyntaxNode;
}
interface SyntaxPath {
  node: SyntaxNode;
  parent?: SyntaxNode;
  findParent: (test: (path: SyntaxPath) => boolean) => SyntaxPath | null;
}

/** A list of at least this many words is a table. */
const TABLE = 20;
const LITERALS = new Set(['StringLiteral', 'NumericLiteral', 'BooleanLiteral', 'RegExpLiteral', 'NullLiteral']);

const sumOf = (nodes: readonly SyntaxNode[]): number => nodes.reduce((sum, node) => sum + literalsIn(node), 0);

/** How many literals a list consists of, or NaN if it holds anything else. */
const literalsIn = (node: SyntaxNode | null): number => {
  if (node && LITERALS.has(node.type)) return 1;
  if (node?.type === 'ArrayExpression') return sumOf(node.elements!);
  if (node?.type === 'ObjectProperty') return literalsIn(node.value!);
  return node?.type === 'ObjectExpression' ? sumOf(node.properties!) : NaN;
};

/** Tells Stryker to leave the words of a table alone: a change matters only to a test that reads this very word. */
export const wordsOfTables = {
  shouldIgnore: (place: object): string | undefined => {
    const path = place as SyntaxPath;
    if (path.node.type !== 'StringLiteral') return undefined;
    const table = path.findParent(
      ({ node, parent }) => parent?.type === 'VariableDeclarator' && literalsIn(node) >= TABLE,
    );
    return table ? 'a word in a table' : undefined;
  },
};

/** Figures of a tree of source files: how long files and functions are, and what listeners remember outside the store. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** From the top of the application to the bottom, then what stands beside it. */
export const FLOORS = [
  ...['src/app', 'src/views', 'src/devtools', 'src/components', 'src/listeners', 'src/store', 'src/slices', 'src/api'],
  ...['src/i18n', 'src/lib', 'src/offline', 'contracts', 'kitchen', 'server', 'src/worker', 'src/testing'],
  ...['scripts', 'tests', 'stories', 'bench'],
] as const;

/** A longer function does not fit a screen. */
const LONG = 60;

export interface SourceFile {
  path: string;
  lines: number;
  /** Functions of more than 60 lines, nested ones too. */
  longFunctions: readonly { name: string; lines: number }[];
  /**
   * Variables (`let`), and collections that begin empty, which a function uses after the one that declares them has
   * returned.
   */
  closureVariables: readonly string[];
}

const isSource = (path: string) => /\.(?:[cm]?ts|tsx|mjs|cjs)$/.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path);

const ownerOf = (node: ts.Node): ts.Node =>
  ts.isFunctionLike(node) || ts.isSourceFile(node) ? node : ownerOf(node.parent);

const nameOf = (node: ts.SignatureDeclaration): string => {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? 'a function without a name';
};

const isLoop = (node: ts.Node) => ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node);

const isEmptyCollection = (node: ts.Expression | undefined): boolean =>
  node !== undefined &&
  ts.isNewExpression(node) &&
  /^(?:Weak)?(?:Map|Set)$/.test(node.expression.getText()) &&
  (node.arguments ?? []).length === 0;

const isReadElsewhere = (name: string, owner: ts.Node): boolean => {
  const search = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name && ownerOf(node.parent) !== owner) ||
    (ts.forEachChild(node, search) ?? false);
  return ts.isSourceFile(owner) || search(owner);
};

const figuresOf = (root: string, path: string): SourceFile => {
  const text = readFileSync(join(root, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const longFunctions: { name: string; lines: number }[] = [];
  const closureVariables: string[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1;
      if (lines > LONG) longFunctions.push({ name: nameOf(node), lines });
    }
    if (ts.isVariableDeclarationList(node) && node.flags & ts.NodeFlags.Let && !isLoop(node.parent))
      for (const { name } of node.declarations)
        if (isReadElsewhere(name.getText(), ownerOf(node.parent))) closureVariables.push(name.getText());
    if (ts.isVariableDeclaration(node) && isEmptyCollection(node.initializer) && ownerOf(node) !== source)
      if (isReadElsewhere(node.name.getText(), ownerOf(node))) closureVariables.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, lines: text.split('\n').length - 1, longFunctions, closureVariables };
};

/** The figures of every source file below `root`, tests left out. */
export const sourceFiles = (root: string): SourceFile[] =>
  FLOORS.flatMap((floor) => {
    let paths: string[];
    try {
      paths = readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' });
    } catch {
      return [];
    }
    return paths.filter(isSource).sort().map((path) => figuresOf(root, `${floor}/${path}`)); // prettier-ignore
  });

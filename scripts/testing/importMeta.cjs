const ts = require('typescript');

const isImportMeta = (node) => ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword;

/** `{ url: require("node:url").pathToFileURL(__filename).href }` */
const replacement = () =>
  ts.factory.createObjectLiteralExpression([
    ts.factory.createPropertyAssignment(
      'url',
      ts.factory.createPropertyAccessExpression(
        ts.factory.createCallExpression(
          ts.factory.createPropertyAccessExpression(
            ts.factory.createCallExpression(ts.factory.createIdentifier('require'), undefined, [
              ts.factory.createStringLiteral('node:url'),
            ]),
            'pathToFileURL',
          ),
          undefined,
          [ts.factory.createIdentifier('__filename')],
        ),
        'href',
      ),
    ),
  ]);

/** A transformer for ts-jest: gives code that is tested as CommonJS the `import.meta.url` of its file. */
module.exports = {
  name: 'import-meta',
  version: 1,
  factory: () => (context) => (file) => {
    if (!file.text.includes('import.meta')) return file;
    const visit = (node) => (isImportMeta(node) ? replacement() : ts.visitEachChild(node, visit, context));
    return ts.visitNode(file, visit);
  },
};

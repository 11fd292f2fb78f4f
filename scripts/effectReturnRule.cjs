/**
 * ESLint rule: an effect or a ref callback returns nothing or a clean-up function.
 *
 * TypeScript does not catch this where the DOM types say `void`: `useEffect(() => element.scrollIntoView())` compiles,
 * current browsers return a promise there, and React calls whatever an effect or a ref callback returned.
 */

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const WRAPPERS = new Set(['useCallback', 'useEffectEvent']);

const isFunction = (node) => node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';

const nameOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** Every value an expression can have, through conditionals and logical operators. */
const outcomes = (node) => {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...outcomes(node.consequent), ...outcomes(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : outcomes(node.left)), ...outcomes(node.right)];
    case 'SequenceExpression':
      return outcomes(node.expressions.at(-1));
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return outcomes(node.expression);
    default:
      return [node];
  }
};

/** TypeScript checks the type of a variable, so it may hold the clean-up; the result of a call must be named first. */
const isCleanup = (node) =>
  isFunction(node) || node.type === 'Identifier' || (node.type === 'UnaryExpression' && node.operator === 'void');

/** The `return` statements of a function, without those of nested functions. */
const returnsOf = (node) => {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(returnsOf);
  if (typeof node.type !== 'string' || isFunction(node) || node.type === 'FunctionDeclaration') return [];
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  return Object.entries(node).flatMap(([key, child]) => (key === 'parent' ? [] : returnsOf(child)));
};

const returnedBy = ({ body }) => (body.type === 'BlockStatement' ? returnsOf(body.body) : [body]);

/** The function passed as an argument: written inline, or declared in this file. */
const functionOf = (node, scope) => {
  if (!node) return undefined;
  if (isFunction(node) || node.type === 'FunctionDeclaration') return node;
  if (node.type === 'CallExpression' && WRAPPERS.has(nameOf(node))) return functionOf(node.arguments[0], scope);
  if (node.type !== 'Identifier') return undefined;
  for (let where = scope; where; where = where.upper) {
    const definition = where.set.get(node.name)?.defs[0];
    if (definition)
      return definition.type === 'Parameter' ? undefined : functionOf(definition.node.init ?? definition.node, where);
  }
  return undefined;
};

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      value:
        '{{what}} returns a value, which React takes for its clean-up. Put it in braces, or return a named function.',
    },
  },
  create(context) {
    const check = (node, what) => {
      const effect = functionOf(node, context.sourceCode.getScope(node));
      if (!effect) return;
      if (effect.async) context.report({ node: effect, messageId: 'value', data: { what } });
      for (const value of returnedBy(effect).flatMap(outcomes))
        if (!isCleanup(value)) context.report({ node: value, messageId: 'value', data: { what } });
    };
    return {
      CallExpression(node) {
        if (EFFECTS.has(nameOf(node)) && node.arguments[0]) check(node.arguments[0], 'An effect');
      },
      JSXAttribute({ name, value }) {
        if (/^ref$|Ref$/.test(String(name.name)) && value?.type === 'JSXExpressionContainer')
          for (const node of outcomes(value.expression)) check(node, 'A ref callback');
      },
    };
  },
};

module.exports = { rules: { 'no-effect-value': rule } };

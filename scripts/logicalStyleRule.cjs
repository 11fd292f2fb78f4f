/**
 * ESLint rule: styles name the start and the end of a line, not left and right, so that a language that is read from
 * right to left mirrors the page.
 */

const PHYSICAL = /^(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)/;
const CORNER = /^border(Top|Bottom)(Left|Right)Radius$/;
const ALIGNED = new Set(['textAlign', 'float', 'clear']);
const BOX = new Set(['margin', 'padding', 'inset', 'scrollMargin', 'scrollPadding']);

/** Splits a CSS value at spaces outside brackets. */
const partsOf = (value) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** The text of a literal, or undefined. A length such as `-4` is a text, too. */
const textOf = (node) => {
  if (node.type === 'UnaryExpression' && node.operator === '-') return textOf(node.argument);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('0');
  return node.type === 'Literal' && node.value !== null ? String(node.value) : undefined;
};

/** A length, as opposed to a word of our own: `left: 14` is a style, `left: 'rate'` is not. */
const isLength = (text) => text !== undefined && /\d|^auto$/.test(text);

const isPhysical = (name, value) => {
  const text = textOf(value);
  if (PHYSICAL.test(name) || CORNER.test(name)) return true;
  if (name === 'left' || name === 'right') return isLength(text);
  if (ALIGNED.has(name)) return text === 'left' || text === 'right';
  if (!BOX.has(name) || text === undefined) return false;
  const [, end, , start] = partsOf(text);
  return start !== undefined && start !== end;
};

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical:
        '{{name}} names a side of the screen. Use its logical property: marginInlineStart, paddingInline, insetInlineEnd, textAlign start …',
    },
  },
  create: (context) => ({
    Property({ key, value, computed }) {
      const name = computed ? undefined : (key.name ?? String(key.value));
      if (name !== undefined && isPhysical(name, value))
        context.report({ node: key, messageId: 'physical', data: { name } });
    },
  }),
};

module.exports = { rules: { 'no-physical-style': rule } };

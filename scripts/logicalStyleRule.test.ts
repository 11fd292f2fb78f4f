import { Linter } from 'eslint';
import logical from './logicalStyleRule.cjs';

const linter = new Linter();

const complaints = (style: string) =>
  linter
    .verify(`const style = { ${style} };`, [
      { plugins: { logical }, rules: { 'logical/no-physical-style': 'error' }, languageOptions: { ecmaVersion: 2024 } },
    ])
    .map(({ ruleId }) => ruleId);

describe('the lint rule no-physical-style', () => {
  it.each([
    'marginLeft: 8',
    'paddingRight: width',
    "borderLeft: '1px solid'",
    'borderTopLeftRadius: 8',
    'left: 14',
    'right: -4',
    "left: 'calc(50% - 8px)'",
    'right: `${gap}px`',
    "textAlign: 'right'",
    "float: 'left'",
    "padding: '4px 12px 4px 16px'",
    "margin: '0 auto 0 0'",
    "padding: '0 calc(8px + env(safe-area-inset-right)) 0 8px'",
  ])('refuses %s', (style) => {
    expect(complaints(style)).toEqual(['logical/no-physical-style']);
  });

  it.each([
    'marginInlineStart: 8',
    'insetInlineEnd: -4',
    "textAlign: 'start'",
    "padding: '4px 12px'",
    "padding: '10px 16px max(10px, env(safe-area-inset-bottom))'",
    "padding: '4px 12px 8px 12px'",
    "insetInline: '0 auto'",
    // No styles: a rectangle on the screen, and a word.
    'left: box.left, right: box.right - width',
    "left: 'rate'",
    '[left]: 14',
  ])('accepts %s', (style) => {
    expect(complaints(style)).toEqual([]);
  });
});

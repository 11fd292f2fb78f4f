/** Colours by ingredient, for kinds that are a shape and not a food. The first pattern that matches wins. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/chocolate|cocoa|cacao/i, '#5a3020'],
  [/coffee|espresso/i, '#4a2a1a'],
  [/honey|syrup|maple|caramel|dulce/i, '#d98a1e'],
  [/icing/i, '#fffaf0'],
  [/bitters/i, '#8a2f1c'],
  [/soy|hoisin|teriyaki|molasses|balsamic|glaze/i, '#4a2216'],
  [/pesto|herb.?oil|chimichurri|salsa.?verde|guacamole/i, '#6f9a3a'],
  [/ketchup|tomato|salsa|sriracha|harissa|hot.?sauce|chilli.?oil|gochujang/i, '#c4341c'],
  [/mustard|curry|turmeric/i, '#d9a01e'],
  [/jam|berr|coulis|cherry|grenadine/i, '#a81f3a'],
  [/mayo|aioli|tahini|hummus/i, '#f0e2c0'],
  [/yog|cream|milk|labneh|ricotta|mozzarella|feta|cheese|tzatziki|creme|mascarpone|coconut|sour/i, '#fffaf0'],
  [/butter/i, '#fbe08a'],
  [/avocado/i, '#a9c95c'],
  [/cinnamon|nutmeg/i, '#9a5a2a'],
  [/paprika|chilli|cayenne/i, '#c23a1c'],
  [/pomegranate/i, '#c01f3c'],
  [/poppy|black.?sesame|nigella/i, '#2a2226'],
  [/pumpkin/i, '#7f9a4a'],
  [/lime/i, '#9cc043'],
  [/lemon/i, '#f7d23c'],
  [/orange/i, '#f59a23'],
  [/carrot/i, '#e8862a'],
  [/cucumber/i, '#b7d68a'],
  [/olive.?oil|^oil$/i, '#dba934'],
];

/** Kinds that are a shape and not a food: their colour comes from the ingredient. */
const SHAPES = new Set([
  'dollop',
  'wheel',
  'wedge',
  'slice',
  'crumble',
  'cube',
  'sauce-drizzle',
  'cream-swirl',
  'seeds',
  'zest',
  'cocoa-dust',
  'strip',
]);

/** The usual colour of an ingredient drawn as this kind, '#rrggbb'; undefined if the kind's own colour is right. */
export const usualColour = (kind: string, ingredient: string): string | undefined =>
  SHAPES.has(kind) ? USUAL.find(([words]) => words.test(ingredient))?.[1] : undefined;

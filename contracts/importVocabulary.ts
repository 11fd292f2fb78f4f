/** Why a file, or a recipe in it, was not read. */
export const IMPORT_FAULTS = [
  'cannotRead',
  'symbolicLink',
  'empty',
  'tooLarge',
  'tooManyEntries',
  'suspiciousArchive',
  'nestedTooDeep',
  'encrypted',
  'malformed',
  'unknownFormat',
  'noRecipe',
  'noTitle',
  'noIngredients',
  'noSteps',
  'tooManyLines',
  'tooManyRecipes',
] as const;
export type ImportFaultCode = (typeof IMPORT_FAULTS)[number];

const EXTENSIONS = /\.(?:json|jsonld|json-ld|html?|xhtml|cook|csv|md|markdown|zip|paprikarecipes?|gz)$/i;

/** Whether a name suggests an importable file. The content decides what it really is. */
export const hasImportName = (name: string): boolean => EXTENSIONS.test(name) && !/(^|\/)(\._|__MACOSX\/)/.test(name);

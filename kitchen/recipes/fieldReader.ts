/** A fault in a recipe, and where it is: `path` is like `fr.steps[2]`, empty for the file as a whole. */
export class RecipeFault extends Error {
  constructor(
    readonly slug: string,
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${slug}${path && ` ${path}`}: ${reason}`);
    this.name = 'RecipeFault';
  }
}

/** Maximum length of a short text. */
export const NOTE_MAX = 200;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a parsed file field by field. It records a fault and continues with an empty value, so that one run finds them
 * all.
 */
export class FieldReader {
  readonly faults: RecipeFault[] = [];

  constructor(private readonly slug: string) {}

  fault(path: string, reason: string) {
    this.faults.push(new RecipeFault(this.slug, path, reason));
  }

  fields(value: unknown, path: string, known?: readonly string[]): Fields {
    if (!isFields(value)) {
      this.fault(path, 'is no block of fields');
      return {};
    }
    const strange = known ? Object.keys(value).filter((name) => !known.includes(name)) : [];
    for (const name of strange) this.fault(path ? `${path}.${name}` : name, 'is no field of a recipe file');
    return value;
  }

  list(value: unknown, path: string, max: number): unknown[] {
    if (!Array.isArray(value)) this.fault(path, 'is no list');
    else if (value.length > max) this.fault(path, `has ${value.length} entries, at most ${max} are allowed`);
    else return value;
    return [];
  }

  text(value: unknown, path: string, max: number): string {
    if (typeof value !== 'string' || value.trim() === '') this.fault(path, 'is no text');
    else if (value.length > max) this.fault(path, `is longer than ${max} characters`);
    else if (/\s{2}|\n/.test(value.trim())) this.fault(path, 'has two spaces or a line break in it');
    else return value.trim();
    return '';
  }

  number(value: unknown, path: string, min: number, max: number): number {
    if (typeof value === 'number' && value >= min && value <= max) return value;
    this.fault(path, `is no number from ${min} to ${max}`);
    return min;
  }

  whole(value: unknown, path: string, min: number, max: number): number {
    const number = this.number(value, path, min, max);
    if (!Number.isInteger(number)) this.fault(path, 'is no whole number');
    return number;
  }
}

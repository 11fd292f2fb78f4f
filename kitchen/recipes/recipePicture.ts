import { NOTE_MAX, type FieldReader } from './fieldReader';
import { ARRANGEMENTS, type Arrangement } from './pictureVocabulary';

/** A drawn item. `ingredient` is the recipe's key for it, or '-' for what is not an ingredient, such as a straw. */
export interface PictureItem {
  kind: string;
  ingredient: string;
  /** '#rrggbb'; the usual colour of the kind when absent. */
  colour?: string;
  /** How many there are, where the kind of dish would lay another number. */
  count?: number;
  /** Share of the usual size. */
  size?: number;
  /** Where it lies, where the kind of dish would lay it elsewhere. */
  lies?: Arrangement;
}

/**
 * What the picture of a dish shows, as written in the `picture:` block of a recipe. Words are not checked here:
 * `recipeChecks` has the vocabulary. Unknown words are drawn neutrally.
 */
export interface PictureSpec {
  vessel: string;
  table: string;
  /** One to three colours as '#rrggbb'. */
  fill: { kind: string; colours: readonly string[] };
  pieces: readonly PictureItem[];
  garnish: readonly PictureItem[];
  props: readonly PictureItem[];
}

const COLOUR = /^[0-9a-f]{6}$/i;

const readColour = (reader: FieldReader, path: string, digits: string): string => {
  if (!COLOUR.test(digits)) reader.fault(path, `“${digits}” is no colour of six hexadecimal digits`);
  return `#${digits.toLowerCase()}`;
};

const isArrangement = (word: string): word is Arrangement => (ARRANGEMENTS as readonly string[]).includes(word);

/** What a word after kind and key says of an item: its colour, number ("x9"), size ("*1.4") or place; undefined if nothing. */
const readLook = (word: string): Partial<PictureItem> | undefined => {
  if (COLOUR.test(word)) return { colour: `#${word.toLowerCase()}` };
  if (/^x[1-9]\d?$/.test(word)) return { count: Number(word.slice(1)) };
  if (/^\*\d(\.\d+)?$/.test(word)) return { size: Number(word.slice(1)) };
  return isArrangement(word) ? { lies: word } : undefined;
};

const readPictureItems = (reader: FieldReader, value: unknown, path: string, max: number): PictureItem[] =>
  value === undefined
    ? []
    : reader.list(value, path, max).map((item, index) => {
        const at = `${path}[${index}]`;
        const [kind = '', ingredient = '', ...words] = reader.text(item, at, NOTE_MAX).split(' ');
        if (ingredient === '') reader.fault(at, 'is not “kind key” and how it looks');
        const looks = words.map((word) => {
          const look = readLook(word);
          if (!look) reader.fault(at, `“${word}” is no colour, number, size or place`);
          return look;
        });
        return Object.assign({ kind, ingredient }, ...looks) as PictureItem;
      });

/** Reads what the picture of a recipe shows. */
export const readPicture = (reader: FieldReader, value: unknown): PictureSpec => {
  const picture = reader.fields(value, 'picture', ['vessel', 'table', 'fill', 'pieces', 'garnish', 'props']);
  const [kind = '', ...colours] = reader.text(picture.fill, 'picture.fill', NOTE_MAX).split(' ');
  if (colours.length < 1 || colours.length > 3) reader.fault('picture.fill', 'needs one to three colours');
  return {
    vessel: reader.text(picture.vessel, 'picture.vessel', NOTE_MAX),
    table: reader.text(picture.table, 'picture.table', NOTE_MAX),
    fill: { kind, colours: colours.map((digits) => readColour(reader, 'picture.fill', digits)) },
    pieces: readPictureItems(reader, picture.pieces, 'picture.pieces', 7),
    garnish: readPictureItems(reader, picture.garnish, 'picture.garnish', 3),
    props: readPictureItems(reader, picture.props, 'picture.props', 2),
  };
};

/** A thing in the picture. `ingredient` is the recipe's key for it, or '-' for what is no ingredient, such as a straw. */
export interface PictureItem {
  kind: string;
  ingredient: string;
  /** '#rrggbb'; without it the kind's usual colour. */
  colour?: string;
}

/** What a dish picture shows, as written in the `picture:` block of a recipe. Unknown words are drawn neutrally. */
export interface PictureSpec {
  vessel: string;
  table: string;
  fill: { kind: string; colours: readonly string[] };
  pieces: readonly PictureItem[];
  garnish: readonly PictureItem[];
  props: readonly PictureItem[];
}

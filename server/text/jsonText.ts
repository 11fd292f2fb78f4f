declare const content: unique symbol;

/** JSON text of a `T`. Answers are put together from such texts where parsing and writing them again would cost too much. */
export type JsonText<T> = string & { readonly [content]: T };

export const toJsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** Only for a text that we wrote ourselves: nothing is checked. */
export const fromJsonText = <T>(text: JsonText<T>): T => JSON.parse(text) as T;

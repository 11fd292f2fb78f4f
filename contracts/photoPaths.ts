const PATH = /^\/api\/photos\/([0-9a-f]{64})\.jpg$/;

/** The address of a photo of this name, which is what a recipe has as its `imageUrl`. */
export const photoPath = (name: string): string => `/api/photos/${name}.jpg`;

/** The name of the photo at an address; undefined when there is another picture, or none. */
export const photoNameIn = (imageUrl: string | null | undefined): string | undefined => PATH.exec(imageUrl ?? '')?.[1];

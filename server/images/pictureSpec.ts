export type { PictureItem, PictureSpec } from '@kitchen/recipes/recipePicture';

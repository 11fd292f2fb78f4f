import type { FileItem, SaveImportedRequest, SaveImportedResponse } from '@contracts/fileImport';
import { READ_FILE_TIMEOUT_MS, READ_PAGE_TIMEOUT_MS, READ_PHOTOS_TIMEOUT_MS } from '@contracts/limits';
import type { PagePhotosRead } from '@contracts/pagePhotos';
import type { PageRead, ReadPageRequest } from '@contracts/pageRead';
import { IMPORTED_ANSWER, LIST_ANSWER, PAGE_ANSWER } from './answers';
import { apiSlice } from './apiSlice';
import { callOf } from './callOf';

/** A file of recipes, and the name by which its faults are told. */
export interface ReadFileRequest {
  file: Blob;
  name: string;
}

const formOf = ({ file, name }: ReadFileRequest): FormData => {
  const form = new FormData();
  form.set('file', file, name);
  return form;
};

const photosForm = (photos: readonly Blob[]): FormData => {
  const form = new FormData();
  photos.forEach((photo, i) => form.append('image', photo, `page-${i + 1}.jpg`));
  return form;
};

/** Calls that only the page of a new recipe and an import make. They load with it. */
export const addRecipeApi = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    /** What a page of the web says about a recipe. The server stores nothing of it. */
    readPage: build.mutation<PageRead, ReadPageRequest>({
      query: (body) => ({ ...callOf('readPage'), body, timeout: READ_PAGE_TIMEOUT_MS }),
      extraOptions: PAGE_ANSWER,
    }),

    /** The recipes in a file. The server stores nothing of it. */
    readFile: build.mutation<FileItem[], ReadFileRequest>({
      query: (request) => ({ ...callOf('readFile'), body: formOf(request), timeout: READ_FILE_TIMEOUT_MS }),
      extraOptions: LIST_ANSWER,
    }),

    /** The print on photos of one recipe. The server stores nothing of it. */
    readPhotos: build.mutation<PagePhotosRead, readonly Blob[]>({
      query: (photos) => ({ ...callOf('readPhotos'), body: photosForm(photos), timeout: READ_PHOTOS_TIMEOUT_MS }),
      extraOptions: PAGE_ANSWER,
    }),

    /** Stores many recipes of a file on the account. Safe to repeat. */
    saveImported: build.mutation<SaveImportedResponse, SaveImportedRequest>({
      query: (body) => ({ ...callOf('saveImported'), body }),
      extraOptions: IMPORTED_ANSWER,
    }),
  }),
});

export const { useReadPageMutation, useReadPhotosMutation } = addRecipeApi;

import { FORM_DRAFTS_MAX, type FormDraftsState, type FormFields } from '@/slices/formDraftsSlice';
import { asJson, type StoredFields } from './specStorage';

type Drafts = FormDraftsState['drafts'];

export const FORM_DRAFTS_KEY = 'formDrafts';

const KINDS = ['note', 'cooked', 'collection'] as const;

const readFieldsOf = (value: unknown): FormFields =>
  Object.fromEntries(
    Object.entries(Object(value) as object).filter(
      (field): field is [string, string | number] => typeof field[1] === 'string' || typeof field[1] === 'number',
    ),
  );

const readDrafts = (value: unknown): Drafts =>
  (Array.isArray(value) ? value : []).slice(-FORM_DRAFTS_MAX).flatMap((one: unknown): Drafts => {
    const { owner, kind, recipe, part, fields } = Object(one) as Record<string, unknown>;
    const known = KINDS.find((word) => word === kind);
    if (known === undefined || typeof owner !== 'string') return [];
    return [
      {
        owner,
        kind: known,
        ...(Number.isSafeInteger(recipe) && { recipe: recipe as number }),
        ...(typeof part === 'string' && { part }),
        fields: readFieldsOf(fields),
      },
    ];
  });

const stored = asJson(FORM_DRAFTS_KEY, readDrafts);

/** The unfinished forms of the cookbook. None removes the key. */
export const STORED_FORM_DRAFTS: StoredFields<FormDraftsState> = {
  drafts: { ...stored, write: (drafts) => (drafts.length > 0 ? stored.write(drafts) : null) },
};

/** The unfinished forms that a text of the storage holds; a missing or broken text holds none. */
export const formDraftsOf = (text: string | null): Drafts => (text === null ? [] : (stored.read(text) ?? []));

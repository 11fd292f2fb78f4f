import { useId } from 'react';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES, RECIPE_CATEGORIES, SUBCATEGORIES_OF } from '@contracts/vocabulary';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { PanelTitle } from '@/components/Panel/Panel';
import { Select } from '@/components/Select/Select';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import { useVocabulary } from '@/i18n/useVocabulary';
import type { DraftContent } from '@/slices/recipeDraft/draftState';
import { Labelled, Pair, Part } from './AddRecipeView.styles';
import { messages } from './messages';
import { PhotoPart } from './PhotoPart';
import type { DraftForm, DraftPart } from './useDraftForm';

const KINDS = RECIPE_CATEGORIES.flatMap((category) =>
  (['None', ...SUBCATEGORIES_OF[category].filter((one) => one !== 'All')] as const).map((subcategory) => ({
    category,
    subcategory,
  })),
);

interface FieldProps {
  form: DraftForm;
}

const KindField = ({ form: { values, change } }: FieldProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{formatMessage(messages.kind)}</label>
      <Select
        id={id}
        value={`${values.category} ${values.subcategory}`}
        onChange={({ currentTarget }) => {
          const kind = KINDS.find((one) => `${one.category} ${one.subcategory}` === currentTarget.value);
          if (kind) change(kind, 'kind');
        }}
      >
        {KINDS.map(({ category, subcategory }) => (
          <option key={`${category} ${subcategory}`} value={`${category} ${subcategory}`}>
            {subcategory === 'None' ? vocabulary.category(category) : vocabulary.subcategory(subcategory)}
          </option>
        ))}
      </Select>
    </Labelled>
  );
};

const LanguageField = ({ form: { values, change } }: FieldProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{formatMessage(messages.language)}</label>
      <Select
        id={id}
        value={values.language}
        onChange={({ currentTarget }) => {
          const language = LANGUAGES.find((one) => one === currentTarget.value);
          if (language) change({ language }, 'language');
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
    </Labelled>
  );
};

/** Title, description, servings, time, kind, language and source of the draft. */
export const DishPart = ({ form }: FieldProps) => {
  const { formatMessage } = useIntl();
  const { values, change, mistakes } = form;

  const field = (name: DraftPart & ('title' | 'servings' | 'minutes')) => {
    const mistake = mistakes[name];
    return {
      name,
      id: `part-${name}`,
      value: values[name],
      error: mistake && formatMessage(messages[mistake]),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ [name]: currentTarget.value } as Partial<DraftContent>, name),
    };
  };

  return (
    <Part>
      <PanelTitle>{formatMessage(messages.dish)}</PanelTitle>
      <FormTextField label={formatMessage(messages.name)} {...field('title')} />
      <TextAreaField
        id="part-about"
        label={formatMessage(messages.about)}
        value={values.about}
        error={mistakes.about && formatMessage(messages[mistakes.about])}
        onChange={({ currentTarget }) => change({ about: currentTarget.value }, 'about')}
      />
      <Pair>
        <FormTextField label={formatMessage(messages.servings)} inputMode="decimal" {...field('servings')} />
        <FormTextField label={formatMessage(messages.minutes)} inputMode="numeric" {...field('minutes')} />
        <KindField form={form} />
        <LanguageField form={form} />
      </Pair>
      <PhotoPart form={form} />
      <FormTextField
        label={formatMessage(messages.from)}
        isOptional
        value={values.source}
        maxLength={500}
        onChange={({ currentTarget }) => change({ source: currentTarget.value }, 'source')}
      />
    </Part>
  );
};

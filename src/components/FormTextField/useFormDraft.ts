import { useFormik } from 'formik';
import { useMemo, useRef, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import { ValidationError, type ObjectSchema } from 'yup';
import type { FieldMistake } from '@/lib/failures/fieldMistake';
import { useShownMistakes } from './useShownMistakes';

type Draft = Record<string, string | boolean | number>;
type NameOf<Values> = keyof Values & string;
type Mistakes<Values> = Partial<Record<NameOf<Values>, FieldMistake>>;

interface FormSettings<Values extends Draft> {
  /** When they change, they replace what was typed. */
  initialValues: Values;
  /** Its messages are `FieldMistake`s. */
  schema: ObjectSchema<Values>;
  /**
   * Called with the values as the schema transformed them (trimmed). While it runs, the form accepts no second submit.
   */
  onSubmit: (values: Values) => Promise<unknown> | void;
  /** Called with everything that is typed, after each change. */
  onChange?: (values: Values) => void;
}

const mistakesIn = <Values extends Draft>(schema: ObjectSchema<Values>, values: Values): Mistakes<Values> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Partial<Record<string, FieldMistake>> = {};
    for (const { path, message } of error.inner) if (path) found[path] ??= message as FieldMistake;
    return found as Mistakes<Values>;
  }
};

const focusFirst = (form: HTMLFormElement | null, names: readonly string[]) => {
  const boxes = [...(form?.elements ?? [])] as HTMLInputElement[];
  boxes.find(({ name }) => names.includes(name))?.focus();
};

/** Props for the fields of a form. */
const fieldsOf = <Values extends Draft>(
  values: Values,
  errors: ReturnType<typeof useShownMistakes>,
  change: (name: NameOf<Values>, value: string | boolean) => void,
) => ({
  /** Props for a `FormTextField`. */
  field: (name: NameOf<Values>) => ({
    name,
    value: String(values[name]),
    error: errors.errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
    onBlur: (event: FocusEvent) => errors.leave(name, event),
  }),
  /** Props for a `FormCheckBox`. */
  box: (name: NameOf<Values>) => ({
    name,
    checked: values[name] === true,
    error: errors.errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked),
  }),
});

/**
 * Form state: formik holds the values, yup validates them. An error appears when its field is left or the form is
 * submitted, never while typing, and stays until it is fixed. An invalid submit focuses the first error.
 */
export const useFormDraft = <Values extends Draft>({
  initialValues,
  schema,
  onSubmit,
  onChange,
}: FormSettings<Values>) => {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useFormik<Values>({
    initialValues,
    enableReinitialize: true,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => onSubmit(schema.cast(values) as Values),
  });
  const { values } = draft;
  const mistakes = useMemo(() => mistakesIn(schema, values), [schema, values]);
  const errors = useShownMistakes(values, mistakes);

  const change = (name: NameOf<Values>, value: string | boolean | number) => {
    const next: Values = { ...values, [name]: value };
    errors.change(name, value, mistakesIn(schema, next));
    void draft.setFieldValue(name, value);
    onChange?.(next);
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (draft.isSubmitting) return;
    const wrong = Object.keys(mistakes);
    if (wrong.length === 0) return void draft.submitForm();
    errors.show(wrong);
    focusFirst(formRef.current, wrong);
  };

  return {
    values,
    isValid: Object.keys(mistakes).length === 0,
    isChanged: Object.keys(values).some((name) => values[name] !== draft.initialValues[name]),
    isSubmitting: draft.isSubmitting,
    /** Props for the form element. */
    form: { ref: formRef, noValidate: true, onSubmit: submit },
    ...fieldsOf(values, errors, change),
    setValue: change,
    submit,
    /** Resets the values and all errors. */
    reset: (to: Values = initialValues) => {
      errors.reset();
      draft.resetForm({ values: to });
    },
  };
};

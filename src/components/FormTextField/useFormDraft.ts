import { useFormik } from 'formik';
import { useMemo, useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { ValidationError, type ObjectSchema } from 'yup';
import { FIELD_MISTAKES } from '@/i18n/fieldMistakes';
import type { FieldMistake } from '@/lib/fieldMistake';

/** A mistake that appears above what is being pressed would take it away from under the finger. */
const PRESS_MS = 200;

/** Only another text box is there already when the one before it is left; all else has yet to be let go of. */
const isBeingPressed = (next: EventTarget | null) => !(next instanceof HTMLInputElement) || next.type === 'checkbox';

type Draft = Record<string, string | boolean>;
type NameOf<Values> = keyof Values & string;
type Mistakes<Values> = Partial<Record<NameOf<Values>, FieldMistake>>;

interface FormSettings<Values extends Draft> {
  /** Other ones, once it stands, take the place of what was typed. */
  initialValues: Values;
  /** Its messages are `FieldMistake`s. */
  schema: ObjectSchema<Values>;
  /** With what the schema made of the values: trimmed. While it runs, the form takes no second submit. */
  onSubmit: (values: Values) => Promise<unknown> | void;
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

/**
 * A form: formik holds what was typed, yup says what is wrong with it. A mistake is said when its box is left or the form
 * is sent, never while typing; it stays until it is mended. What is sent with a mistake in it moves the focus to the first.
 */
export const useFormDraft = <Values extends Draft>({ initialValues, schema, onSubmit }: FormSettings<Values>) => {
  const { formatMessage } = useIntl();
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
  const [visited, setVisited] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);

  const change = (name: NameOf<Values>, value: string | boolean) => {
    const next: Values = { ...values, [name]: value };
    const left = mistakesIn(schema, next);
    // What is mended is not said again before its box is left again.
    const open = said.filter((other) => left[other] !== undefined);
    // A tick that is taken away is a choice at once, not something half typed.
    setSaid(value === false ? [...open, name] : open);
    void draft.setFieldValue(name, value);
  };

  const leave = (name: NameOf<Values>, { relatedTarget }: FocusEvent) => {
    const all = [...new Set([...visited, name])];
    setVisited(all);
    // Whoever only passes through an empty box has made no mistake yet.
    const filled = all.filter((one) => values[one] !== '' && values[one] !== false);
    const say = () => setSaid((before) => [...new Set([...before, ...filled])]);
    if (isBeingPressed(relatedTarget)) setTimeout(say, PRESS_MS);
    else say();
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (draft.isSubmitting) return;
    const wrong = Object.keys(mistakes);
    if (wrong.length === 0) return void draft.submitForm();
    setSaid(wrong);
    const boxes = [...(formRef.current?.elements ?? [])] as HTMLInputElement[];
    boxes.find(({ name }) => wrong.includes(name))?.focus();
  };

  const errorOf = (name: NameOf<Values>) => {
    const mistake = said.includes(name) ? mistakes[name] : undefined;
    const words: MessageDescriptor | undefined = mistake && FIELD_MISTAKES[mistake];
    return words && formatMessage(words);
  };

  /** Whatever was typed is forgotten, mistakes included. */
  const reset = (to: Values = initialValues) => {
    setVisited([]);
    setSaid([]);
    draft.resetForm({ values: to });
  };

  return {
    values,
    isValid: Object.keys(mistakes).length === 0,
    isChanged: Object.keys(values).some((name) => values[name] !== draft.initialValues[name]),
    isSubmitting: draft.isSubmitting,
    /** For the form element. */
    form: { ref: formRef, noValidate: true, onSubmit: submit },
    /** For a `FormTextField`. */
    field: (name: NameOf<Values>) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
      onBlur: (event: FocusEvent) => leave(name, event),
    }),
    /** For a `FormCheckBox`. */
    box: (name: NameOf<Values>) => ({
      name,
      checked: values[name] === true,
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked),
    }),
    setValue: change,
    submit,
    reset,
  };
};

import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { number, object, string } from 'yup';
import { COOK_TEXT_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { useFormDraft } from '@/components/FormTextField/useFormDraft';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { SheetDialog } from '@/components/SheetDialog/SheetDialog';
import { DialogActions, DialogBody } from '@/components/SheetDialog/dialogParts';
import { DialogHead } from '@/components/SheetDialog/SheetHead';
import { StarRatingInput } from '@/components/StarRatingInput/StarRatingInput';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import type { FieldMistake } from '@/lib/failures/fieldMistake';
import type { FormName } from '@/slices/formDraftsSlice';
import { Field, Form } from './Cookbook.styles';
import { DayField } from './DayField';
import { messages } from './messages';
import { useKeptFields } from './useKeptFields';
import { useToday } from './useToday';

/** What a cook says about a dish that was cooked. */
interface CookedWords {
  /** Year-month-day. */
  on: string;
  servings: number;
  stars: number;
  comment: string;
}

interface CookedDialogProps {
  /** What is typed is kept under this name until it is saved or cancelled. */
  name: FormName;
  title: string;
  isOpen: boolean;
  initial: CookedWords;
  onSave: (words: CookedWords) => void;
  onClose: () => void;
}

/** The form up to a day. */
const schemaUntil = (today: string) => {
  const wrong: FieldMistake = 'dayMissing';
  return object({
    on: string()
      .defined()
      .test('day', wrong, (on) => /^\d{4}-\d\d-\d\d$/.test(on) && on <= today),
    servings: number().defined(),
    stars: number().defined(),
    comment: string().trim().defined(),
  });
};

/** The form of the dialog, kept as it is typed. */
const useCookedForm = ({ name, initial, onSave }: Pick<CookedDialogProps, 'name' | 'initial' | 'onSave'>) => {
  const today = useToday();
  const schema = useMemo(() => schemaUntil(today), [today]);
  const { on, servings, stars, comment } = initial;
  const { begun, keep, drop } = useKeptFields(name, { on, servings, stars, comment });
  const draft = useFormDraft({
    initialValues: begun,
    schema,
    onChange: keep,
    onSubmit: (words) => {
      drop();
      onSave(words);
    },
  });
  return { ...draft, today, drop };
};

const CookedForm = ({ name, title, initial, onSave, onClose, titleId }: CookedDialogProps & { titleId: string }) => {
  const { formatMessage } = useIntl();
  const { values, form, field, setValue, today, drop } = useCookedForm({ name, initial, onSave });
  return (
    <DialogBody>
      <DialogHead titleId={titleId} title={formatMessage(messages.cooked)} onClose={onClose} />
      <span>{title}</span>
      <Form {...form}>
        <DayField {...field('on')} today={today} onChosen={(day) => setValue('on', day)} />
        <ServingsStepper isField servings={values.servings} onChange={(count) => setValue('servings', count)} />
        <Field>
          <span>{formatMessage(messages.cookedStars)}</span>
          <StarRatingInput
            title={title}
            rating={values.stars}
            size="large"
            onRate={(rating) => setValue('stars', rating)}
          />
        </Field>
        <TextAreaField
          label={formatMessage(messages.cookedComment)}
          placeholder={formatMessage(messages.cookedHint)}
          value={values.comment}
          rows={3}
          maxLength={COOK_TEXT_MAX}
          onChange={({ target }) => setValue('comment', target.value)}
        />
        <DialogActions>
          <Button
            look="outlined"
            onClick={() => {
              drop();
              onClose();
            }}
          >
            {formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" look="filled">
            {formatMessage(messages.saveCooked)}
          </Button>
        </DialogActions>
      </Form>
    </DialogBody>
  );
};

/** Asks when a dish was cooked, for how many, and how it was. Closed without Cancel, it keeps what was typed. */
export const CookedDialog = (props: CookedDialogProps) => {
  const titleId = useId();
  return (
    <SheetDialog isOpen={props.isOpen} titleId={titleId} width={520} onClose={props.onClose}>
      <CookedForm {...props} titleId={titleId} />
    </SheetDialog>
  );
};

import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { COOK_TEXT_MAX } from '@contracts/limits';
import { Button } from '@/components/Button/Button';
import { Mistake } from '@/components/fieldParts/fieldParts';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { SheetDialog } from '@/components/SheetDialog/SheetDialog';
import { StarRatingInput } from '@/components/StarRatingInput/StarRatingInput';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import { Box, Buttons, Field, Form, Sheet } from './Cookbook.styles';
import { messages } from './messages';
import { useToday } from './useToday';

/** What a cook says about a dish that was cooked. */
export interface CookedWords {
  /** Year-month-day. */
  on: string;
  servings: number;
  stars: number;
  comment: string;
}

interface CookedDialogProps {
  title: string;
  isOpen: boolean;
  initial: CookedWords;
  onSave: (words: CookedWords) => void;
  onClose: () => void;
}

const CookedForm = ({ title, initial, onSave, onClose, titleId }: CookedDialogProps & { titleId: string }) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const [words, setWords] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const today = useToday();
  const isDayRight = /^\d{4}-\d\d-\d\d$/.test(words.on) && words.on <= today;
  const isWrong = isTried && !isDayRight;
  const change = (part: Partial<CookedWords>) => setWords({ ...words, ...part });
  return (
    <Sheet>
      <h2 id={titleId}>{formatMessage(messages.cooked)}</h2>
      <span>{title}</span>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (isDayRight) onSave({ ...words, comment: words.comment.trim() });
          else document.getElementById(`${id}-day`)?.focus();
        }}
      >
        <Field>
          <label htmlFor={`${id}-day`} style={{ fontWeight: 650 }}>
            {formatMessage(messages.cookedOn)}
          </label>
          <Box
            id={`${id}-day`}
            type="date"
            value={words.on}
            max={today}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={({ target }) => change({ on: target.value })}
          />
          <Mistake id={`${id}-error`} aria-live="polite">
            {isWrong && formatMessage(messages.dayMissing)}
          </Mistake>
        </Field>
        <ServingsStepper servings={words.servings} onChange={(servings) => change({ servings })} />
        <Field>
          <span>{formatMessage(messages.cookedStars)}</span>
          <StarRatingInput title={title} rating={words.stars} size="large" onRate={(stars) => change({ stars })} />
        </Field>
        <TextAreaField
          label={formatMessage(messages.cookedComment)}
          placeholder={formatMessage(messages.cookedHint)}
          value={words.comment}
          rows={3}
          maxLength={COOK_TEXT_MAX}
          onChange={({ target }) => change({ comment: target.value })}
        />
        <Buttons>
          <Button type="submit" look="filled" size="large">
            {formatMessage(messages.saveCooked)}
          </Button>
          <Button size="large" onClick={onClose}>
            {formatMessage(messages.cancel)}
          </Button>
        </Buttons>
      </Form>
    </Sheet>
  );
};

/** Asks when a dish was cooked, for how many, and how it was. */
export const CookedDialog = (props: CookedDialogProps) => {
  const titleId = useId();
  return (
    <SheetDialog isOpen={props.isOpen} titleId={titleId} width={520} onClose={props.onClose}>
      <CookedForm {...props} titleId={titleId} />
    </SheetDialog>
  );
};

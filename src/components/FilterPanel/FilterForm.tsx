import CloseIcon from '@mui/icons-material/Close';
import { useEffect, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { SUBCATEGORIES_OF } from '@contracts/vocabulary';
import { NO_FILTERS, type SearchFilters } from '@/lib/search/searchFilters';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { Body, Foot, Form, Head, Title } from './FilterForm.styles';
import { messages } from './messages';

export interface FilterFormProps extends Omit<FilterFieldsProps, 'draft' | 'onDraftChange'> {
  titleId: string;
  filters: SearchFilters;
  onApply: (filters: SearchFilters) => void;
  onClose: () => void;
}

/** The filter form. It edits a local draft and hands it over on Apply. */
export const FilterForm = ({ titleId, filters, cuisineCounts, onApply, onClose, ...fields }: FilterFormProps) => {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(filters);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const { onResize } = fields;
  const hasTypes = SUBCATEGORIES_OF[draft.category].length > 0;
  useEffect(() => {
    onResize?.();
  }, [hasTypes, onResize]);

  return (
    <Form onSubmit={apply}>
      <Head>
        <Title id={titleId}>{formatMessage(messages.title)}</Title>
        <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
          <CloseIcon fontSize="medium" />
        </IconButton>
      </Head>
      <Body>
        <FilterFields
          {...fields}
          draft={draft}
          onDraftChange={setDraft}
          cuisineCounts={draft.category === filters.category ? cuisineCounts : undefined}
        />
      </Body>
      <Foot>
        <Button onClick={() => setDraft(NO_FILTERS)}>{formatMessage(messages.reset)}</Button>
        <Button type="submit" look="filled" className="apply">
          {formatMessage(messages.apply)}
        </Button>
      </Foot>
    </Form>
  );
};

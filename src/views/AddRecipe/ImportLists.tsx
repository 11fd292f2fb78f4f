import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ImportFaultCode } from '@contracts/vocabulary';
import type { RecipeImport } from '@/slices/recipeImportSlice';
import { importMessages as messages } from './importMessages';
import { Opening } from './ImportPanel.styles';

const adviceOf = (fault: ImportFaultCode) => messages[fault === 'tooLarge' ? 'partTooLarge' : fault];

/** What is left of a list that was cut. */
export const More = ({ count, first }: { count: number; first: readonly unknown[] }) => {
  const { formatMessage } = useIntl();
  return count > first.length ? <li>{formatMessage(messages.more, { count: count - first.length })}</li> : null;
};

/** The recipes of a file that are on the saved list already, each with the way to the saved one. */
export const DuplicateList = ({ duplicates }: Pick<RecipeImport, 'duplicates'>) => {
  const { formatMessage } = useIntl();
  if (duplicates.count === 0) return null;
  return (
    <Opening>
      <summary>{formatMessage(messages.duplicates, { count: duplicates.count })}</summary>
      <ul>
        {duplicates.first.map(({ title, savedId }, i) => (
          <li key={i}>
            <Link to={`/recipe/${savedId}`}>{title}</Link>
          </li>
        ))}
        <More {...duplicates} />
      </ul>
    </Opening>
  );
};

/** What could not be read, and what to do about each. */
export const FaultList = ({ faults }: Pick<RecipeImport, 'faults'>) => {
  const { formatMessage } = useIntl();
  if (faults.count === 0) return null;
  return (
    <Opening open={faults.count <= 3}>
      <summary>{formatMessage(messages.faults, { count: faults.count })}</summary>
      <ul>
        {faults.first.map(({ fault, where, title }, i) => (
          <li key={i}>
            {title ?? where}
            <small>{formatMessage(adviceOf(fault))}</small>
          </li>
        ))}
        <More {...faults} />
      </ul>
    </Opening>
  );
};

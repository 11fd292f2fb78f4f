import { styled } from '@mui/material/styles';
import { Column } from '../Auth/formColumns';

export const Sheet = styled(Column)({
  '& form': { display: 'grid', gap: 18 },
  '& p': { margin: 0 },
});

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

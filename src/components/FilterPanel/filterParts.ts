import { styled } from '@mui/material/styles';

export const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontWeight: 700 });

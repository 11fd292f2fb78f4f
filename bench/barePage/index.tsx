import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CssBaseline from '@mui/material/CssBaseline';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';

/**
 * The reference of `npm run bench -- page`: as little of a page as React, MUI, Redux Toolkit and RTK Query allow. It
 * says what these libraries cost before an application does anything.
 */
const words = createSlice({
  name: 'words',
  initialState: { text: '' },
  reducers: { typed: (state, { payload }: PayloadAction<string>) => void (state.text = payload) },
  selectors: { selectText: ({ text }) => text },
});

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ getHealth: build.query<unknown, void>({ query: () => '/health' }) }),
});

const store = configureStore({
  reducer: { words: words.reducer, [api.reducerPath]: api.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
});

const BarePage = () => {
  const dispatch = useDispatch();
  const text = useSelector(words.selectors.selectText);
  return (
    <main>
      <h1>{document.title}</h1>
      <Card>
        <TextField value={text} onChange={({ target }) => dispatch(words.actions.typed(target.value))} />
        <Button variant="contained">{text || document.title}</Button>
      </Card>
    </main>
  );
};

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <BarePage />
    </ThemeProvider>
  </Provider>,
);

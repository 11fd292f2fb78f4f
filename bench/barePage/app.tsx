import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { longList } from '../../tests/e2e/savedList';

/**
 * The reference of `npm run bench -- app`: a list of twelve recipes, one of which opens as a page, put together from
 * the components of MUI as its manual does, with one slice. It does nothing else: no languages, units, allergens,
 * motion or saving. So its times are what the libraries take for about as much on the screen.
 */
const CARDS = 12;

type Recipe = ReturnType<typeof longList>[number];

const recipes = longList(CARDS);

const kitchen = createSlice({
  name: 'kitchen',
  initialState: { openId: 0, ticked: {} as Record<string, boolean> },
  reducers: {
    opened: (state, { payload }: PayloadAction<number>) => void (state.openId = payload),
    closed: (state) => void (state.openId = 0),
    ticked: (state, { payload }: PayloadAction<string>) => void (state.ticked[payload] = !state.ticked[payload]),
  },
  selectors: {
    selectOpen: ({ openId }) => recipes.find(({ id }) => id === openId),
    selectTicked: ({ ticked }) => ticked,
  },
});

const { opened, closed, ticked } = kitchen.actions;
const { selectOpen, selectTicked } = kitchen.selectors;

const store = configureStore({ reducer: { kitchen: kitchen.reducer } });

const Facts = ({ category, prepTime, allergens }: Recipe) => (
  <Stack direction="row" spacing={1}>
    {[category, prepTime, ...allergens!].map((fact) => (
      <Chip key={fact} label={fact} size="small" />
    ))}
  </Stack>
);

const RecipeCard = ({ recipe, onOpen }: { recipe: Recipe; onOpen: (id: number) => void }) => {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen(recipe.id);
  };
  return (
    <Card component="article">
      <CardContent>
        <Typography variant="h3">
          <Link href={`/${recipe.id}`} onClick={open}>
            {recipe.title}
          </Link>
        </Typography>
        <Typography>{recipe.description}</Typography>
        <Facts {...recipe} />
        <Rating value={recipe.userRating} />
      </CardContent>
      <CardActions>
        <Button onClick={open}>{recipe.category}</Button>
        <Button variant="contained">{recipe.language}</Button>
      </CardActions>
    </Card>
  );
};

const RecipeLines = ({ id, ingredients }: Recipe) => {
  const dispatch = useDispatch();
  const isTicked = useSelector(selectTicked);
  return (
    <List>
      {ingredients.map(({ name, quantity }) => (
        <ListItem key={name} secondaryAction={<Chip label={quantity} />}>
          <Checkbox checked={isTicked[`${id} ${name}`] ?? false} onChange={() => dispatch(ticked(`${id} ${name}`))} />
          <ListItemText primary={name} secondary={quantity} />
        </ListItem>
      ))}
    </List>
  );
};

const RecipePage = ({ recipe }: { recipe: Recipe }) => {
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  return (
    <Stack component="article" spacing={2}>
      <Typography variant="h1">{recipe.title}</Typography>
      <Typography>{recipe.description}</Typography>
      <Facts {...recipe} />
      <Rating value={recipe.userRating} />
      <Grid container spacing={2}>
        {[recipe.servings, recipe.prepTime, recipe.category, recipe.language].map((fact) => (
          <Grid key={fact} size={3}>
            <Paper>
              <Typography variant="h5">{fact}</Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
      <Tabs value={0}>
        {recipe.instructions.slice(0, 3).map(({ step }) => (
          <Tab key={step} label={step} />
        ))}
      </Tabs>
      <RecipeLines {...recipe} />
      {recipe.instructions.map(({ step, time }) => (
        <Paper key={step}>
          <Typography>{step}</Typography>
          <Button>{time}</Button>
        </Paper>
      ))}
    </Stack>
  );
};

const App = () => {
  const dispatch = useDispatch();
  const recipe = useSelector(selectOpen);
  const left = useRef(0);
  useEffect(() => {
    const close = () => void dispatch(closed());
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [dispatch]);
  useLayoutEffect(() => {
    if (!recipe) window.scrollTo(0, left.current);
  }, [recipe]);
  const open = (id: number) => {
    left.current = window.scrollY;
    window.history.pushState(null, '', `/${id}`);
    dispatch(opened(id));
  };
  return (
    <main>
      {recipe ? (
        <RecipePage recipe={recipe} />
      ) : (
        recipes.map((one) => <RecipeCard key={one.id} recipe={one} onOpen={open} />)
      )}
    </main>
  );
};

window.history.scrollRestoration = 'manual';
createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <App />
    </ThemeProvider>
  </Provider>,
);

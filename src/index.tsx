import { inTasks } from '@/lib/browser/inTasks';

/**
 * The code of the first screen in the order in which it is evaluated. All of it comes in one file; `eager` only delays
 * its evaluation, so that no part blocks a slow phone for longer than 50 ms.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@/app/look/theme'),
  () => import(/* webpackMode: "eager" */ '@/api/apiSlice'),
  () => import(/* webpackMode: "eager" */ '@/store/rootReducer'),
  () => import(/* webpackMode: "eager" */ '@/app/page/Providers'),
  () => import(/* webpackMode: "eager" */ '@/app/page/App'),
  () => import(/* webpackMode: "eager" */ '@/app/start/startApp'),
];

const start = async () => {
  await inTasks(PARTS);
  const { startApp } = await import(/* webpackMode: "eager" */ '@/app/start/startApp');
  await startApp(window);
};

void start();

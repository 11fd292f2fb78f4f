import { HomeView } from '@/app/page/screens';

/* A visitor meets Home when its code is there, and so do the tests that show it. */
beforeAll(() => HomeView.preload());

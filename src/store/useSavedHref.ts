import { SHELF_ANCHOR_ID } from '@/lib/browser/shelfAnchor';
import { selectSessionStatus } from '@/slices/sessionSlice';
import { useAppSelector } from './hooks';

/** Where the saved recipes are: on a page of an account, or on the shelf of this device on Home. */
export const useSavedHref = (): string =>
  useAppSelector(selectSessionStatus) === 'signedOut' ? `/#${SHELF_ANCHOR_ID}` : '/saved';

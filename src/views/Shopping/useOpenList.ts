import { useEffect } from 'react';
import { listClosed, listOpened, type ListKey } from '@/slices/shoppingSlice';
import { useAppDispatch } from '@/store/hooks';

/** While the list is on the screen, it follows what others do with it. */
export const useOpenList = (list: ListKey) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(listOpened(list));
    return () => {
      dispatch(listClosed());
    };
  }, [dispatch, list]);
};

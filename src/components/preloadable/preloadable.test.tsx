import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { preloadableOfFirst } from './preloadable';

const setUp = () => {
  const mounted = jest.fn();
  const Part = ({ text }: { text: string }) => {
    useEffect(() => {
      mounted();
    }, []);
    return <a href="/recipe/1">{text}</a>;
  };
  let arrive = () => undefined as void;
  const code = new Promise<typeof Part>((resolve) => {
    arrive = () => resolve(Part);
  });
  return { mounted, arrive: () => arrive(), Later: preloadableOfFirst(() => code) };
};

it('keeps what it shows when it is rendered again after its code has come', async () => {
  const { mounted, arrive, Later } = setUp();
  const show = (text: string) => (
    <Suspense fallback="loading">
      <Later text={text} />
    </Suspense>
  );
  const { rerender } = render(show('one'));
  await act(async () => arrive());
  const link = await screen.findByRole('link', { name: 'one' });
  rerender(show('two'));
  expect(screen.getByRole('link', { name: 'two' })).toBe(link);
  expect(mounted).toHaveBeenCalledTimes(1);
});

it('keeps a screen that a transition waited for', async () => {
  const { mounted, arrive, Later } = setUp();
  const Frame = () => {
    const [text, setText] = useState('');
    return (
      <>
        <button onClick={() => startTransition(() => setText((before) => `${before}x`))}>Next</button>
        <Suspense fallback="loading">{text === '' ? 'nothing' : <Later text={text} />}</Suspense>
      </>
    );
  };
  render(<Frame />);
  const next = screen.getByRole('button', { name: 'Next' });
  await act(async () => next.click());
  expect(screen.getByText('nothing')).toBeVisible();
  await act(async () => arrive());
  const link = await screen.findByRole('link', { name: 'x' });
  await act(async () => next.click());
  expect(screen.getByRole('link', { name: 'xx' })).toBe(link);
  expect(mounted).toHaveBeenCalledTimes(1);
});

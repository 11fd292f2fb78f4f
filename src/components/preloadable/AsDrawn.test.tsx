import { render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AsDrawn, DrawnHere } from './AsDrawn';

const rendered: string[] = [];

const Facts = ({ dish }: { dish: string }) => {
  rendered.push(dish);
  return <p>{dish}</p>;
};

const Part = ({ dish, other = 0 }: { dish: string; other?: number }) => (
  <section data-other={other}>
    <AsDrawn of={[dish]}>
      <Facts dish={dish} />
    </AsDrawn>
  </section>
);

const hydrated = (dish: string) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <DrawnHere>
      <Part dish={dish} />
    </DrawnHere>,
  );
  const drawn = within(container).getByText(dish);
  rendered.splice(0);
  const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<Part dish={dish} />, { container, hydrate: true });
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
  return { container, drawn, rerender };
};

describe('a part that stays as it was drawn', () => {
  it('is drawn by the server, and left alone when the page comes alive', () => {
    const { container, drawn } = hydrated('soup');
    expect(within(container).getByText('soup')).toBe(drawn);
    expect(rendered).toEqual([]);
  });

  it('is not rendered when something else changes', () => {
    const { container, drawn, rerender } = hydrated('soup');
    rerender(<Part dish="soup" other={1} />);
    expect(within(container).getByText('soup')).toBe(drawn);
    expect(rendered).toEqual([]);
  });

  it('is rendered once what it shows changes, and from then on like any other', () => {
    const { container, rerender } = hydrated('soup');
    rerender(<Part dish="stew" />);
    expect(container).toHaveTextContent(/^stew$/);
    rerender(<Part dish="soup" />);
    expect(container).toHaveTextContent(/^soup$/);
  });

  it('is rendered at once where the browser draws the page', () => {
    const { container } = render(<Part dish="soup" />);
    expect(container).toHaveTextContent('soup');
  });
});

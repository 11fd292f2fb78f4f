import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { useIsDrawn } from './useIsDrawn';
import { useIsLive } from './useIsLive';

const rendered: string[] = [];

const Probe = () => {
  const isDrawn = useIsDrawn();
  rendered.push(isDrawn ? 'drawn' : 'new');
  return <p>{isDrawn ? 'drawn' : 'new'}</p>;
};

const Live = () => <p>{useIsLive() ? 'live' : 'not yet'}</p>;

const drawnPage = (element: ReactElement) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  rendered.splice(0);
  return container;
};

describe('useIsDrawn', () => {
  it('stays true after hydration, which renders the component once', () => {
    const container = drawnPage(<Probe />);
    render(<Probe />, { container, hydrate: true });
    expect(container).toHaveTextContent('drawn');
    expect(rendered).toEqual(['drawn']);
  });

  it('is false where the browser drew the component', () => {
    const { container } = render(<Probe />);
    expect(container).toHaveTextContent('new');
  });
});

describe('useIsLive', () => {
  it('is false in the drawn page and true after hydration', () => {
    const container = drawnPage(<Live />);
    expect(container).toHaveTextContent('not yet');
    render(<Live />, { container, hydrate: true });
    expect(container).toHaveTextContent('live');
  });

  it('is true at once where the browser drew the component', () => {
    const { container } = render(<Live />);
    expect(container).toHaveTextContent('live');
  });
});

import { act, render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { ErrorBoundary } from './ErrorBoundary';

const Broken = (): never => {
  throw new Error('ChunkLoadError');
};

describe('<ErrorBoundary />', () => {
  it('says that a screen could not be rendered, and offers to reload it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <AppFrame>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </AppFrame>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  });

  it('goes away when Back leads to a screen that can be rendered', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Screen = () => (window.location.hash === '#broken' ? <Broken /> : 'fine');
    window.location.hash = '#broken';
    render(
      <AppFrame>
        <ErrorBoundary>
          <Screen />
        </ErrorBoundary>
      </AppFrame>,
    );
    expect(screen.getByRole('alert')).toBeInTheDocument();
    window.location.hash = '';
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('fine')).toBeInTheDocument();
  });

  it('is invisible otherwise', () => {
    render(
      <AppFrame>
        <ErrorBoundary>fine</ErrorBoundary>
      </AppFrame>,
    );
    expect(screen.getByText('fine')).toBeInTheDocument();
  });
});

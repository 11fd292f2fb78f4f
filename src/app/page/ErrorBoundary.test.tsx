import { render, screen } from '@testing-library/react';
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

  it('is invisible otherwise', () => {
    render(
      <AppFrame>
        <ErrorBoundary>fine</ErrorBoundary>
      </AppFrame>,
    );
    expect(screen.getByText('fine')).toBeInTheDocument();
  });
});

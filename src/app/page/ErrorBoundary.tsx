import { styled } from '@mui/material/styles';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { messages } from './messages';

const Panel = styled('section')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  maxWidth: 560,
  margin: '96px auto',
  padding: '0 16px',
  textAlign: 'center',
});

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Fallback for a screen that cannot be rendered, because of a bug or a chunk that failed to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    window.addEventListener('popstate', this.tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.tryAgain);
  }

  /** Back leads to another screen, which this panel would otherwise hide. */
  private readonly tryAgain = () => this.setState({ hasFailed: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Panel role="alert">
        <Title>
          <FormattedMessage {...messages.errorTitle} />
        </Title>
        <p>
          <FormattedMessage {...messages.errorText} />
        </p>
        <Button look="filled" onClick={() => window.location.reload()}>
          <FormattedMessage {...messages.reload} />
        </Button>
      </Panel>
    );
  }
}

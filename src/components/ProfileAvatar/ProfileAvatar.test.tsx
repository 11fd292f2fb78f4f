import { fireEvent, render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { USER } from '@/testing/anAccount';
import { ProfileAvatar } from './ProfileAvatar';

const draw = (profileImageUrl: string | null) =>
  render(
    <AppFrame>
      <ProfileAvatar user={{ ...USER, profileImageUrl }} />
    </AppFrame>,
  );
const picture = () => screen.queryByRole('presentation', { hidden: true });

describe('<ProfileAvatar />', () => {
  it('has initials for a user without a picture', () => {
    draw(null);
    expect(screen.getByText('AC')).toBeInTheDocument();
    expect(picture()).not.toBeInTheDocument();
  });

  it('shows the picture', () => {
    draw('/pictures/ada.webp');
    expect(picture()).toHaveAttribute('src', '/pictures/ada.webp');
    expect(screen.queryByText('AC')).not.toBeInTheDocument();
  });

  it('falls back to the initials when the picture does not load', () => {
    draw('/pictures/gone.webp');
    fireEvent.error(picture()!);
    expect(screen.getByText('AC')).toBeInTheDocument();
  });
});

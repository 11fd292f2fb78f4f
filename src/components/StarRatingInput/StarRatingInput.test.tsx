import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppFrame } from '@/testing/AppFrame';
import { StarRatingInput } from './StarRatingInput';

const Rated = ({ first = 0, onRate }: { first?: number; onRate: (rating: number) => void }) => {
  const [rating, setRating] = useState(first);
  return (
    <StarRatingInput
      title="Soup"
      rating={rating}
      onRate={(next) => {
        onRate(next);
        setRating(next);
      }}
    />
  );
};

const shown = (first?: number) => {
  const onRate = jest.fn<void, [number]>();
  render(
    <AppFrame>
      <Rated first={first} onRate={onRate} />
    </AppFrame>,
  );
  return { onRate, given: () => onRate.mock.calls.map(([rating]) => rating) };
};

describe('<StarRatingInput />', () => {
  it('is a group of five, named after the recipe, with none checked before it is rated', () => {
    shown();
    expect(screen.getByRole('radiogroup', { name: 'Your rating of Soup' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('sets the rating of the pressed star', async () => {
    const { given } = shown();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(given()).toEqual([4]);
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  it('moves by arrow keys', async () => {
    const { given } = shown(2);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '2 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(given()).toEqual([3, 4, 3]);
  });

  it('accepts a digit from 1 to 5 and ignores others', async () => {
    const { given } = shown(2);
    await userEvent.tab();
    await userEvent.keyboard('5067x1');
    expect(given()).toEqual([5, 1]);
  });

  it('leaves browser shortcuts alone', async () => {
    const { given } = shown(2);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}3{/Control}{Alt>}4{/Alt}{Meta>}5{/Meta}');
    expect(given()).toEqual([]);
  });

  it('waits behind one word where there is no hover, which hands the focus to the stars', async () => {
    const { given } = shown();
    const opener = screen.getByText('Rate');
    // No style sheet of the tests has a coarse pointer, so that nothing shows it there.
    expect(opener).toHaveAttribute('aria-label', 'Rate Soup');
    await userEvent.click(opener);
    expect(opener).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(given()).toEqual([]);
  });

  it('has no such word once it is rated', () => {
    shown(3);
    expect(screen.queryByText('Rate')).not.toBeInTheDocument();
  });

  it('tells a guest that rating requires sign-in', () => {
    render(
      <AppFrame>
        <StarRatingInput title="Soup" rating={0} mustSignIn onRate={() => undefined} />
      </AppFrame>,
    );
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Sign in to rate recipes');
  });
});

import { Activity, useLayoutEffect, useRef, type ReactNode } from 'react';
import { letRest } from '@/lib/browser/restingScreen';

interface ScreenRoomProps {
  /** Out of sight and out of reach, with its state, its place and its layout. */
  isResting: boolean;
  children: ReactNode;
}

/** Holds a screen that is shown, or that rests behind a recipe until Back shows it again. */
export const ScreenRoom = ({ isResting, children }: ScreenRoomProps) => {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isResting || !room.current) return undefined;
    const endRest = letRest(room.current);
    return endRest;
  }, [isResting]);
  return (
    <div ref={room} data-resting={isResting || undefined}>
      <Activity mode={isResting ? 'hidden' : 'visible'}>
        {/* The room above a drawn Home is kept inside it (bannerRoom), so that its box stays where it is. */}
        <div data-screen="">{children}</div>
      </Activity>
    </div>
  );
};

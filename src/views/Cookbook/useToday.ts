import { useState } from 'react';
import { localDay } from '@/lib/values/localDay';

/** The day on which the component was first shown, as year-month-day. */
export const useToday = (): string => useState(() => localDay(Date.now()))[0];

import { createAction } from '@reduxjs/toolkit';
import type { AnalyzeEvent } from '@contracts/analyze';

/** Progress events of a search. The outcome is the reply, not an event. */
export type AnalyzeNews = Extract<AnalyzeEvent, { event: 'stage' | 'found' | 'recipe' }>;

export interface SearchNews {
  /** The search that the news belongs to: its request was made with this id. */
  streamId: string;
  /** In ms since 1970. */
  at: number;
  news: AnalyzeNews;
}

/** Part of a search's answer has arrived: its progress, what it found, or a recipe written by a model. */
export const searchNewsArrived = createAction<SearchNews>('api/searchNewsArrived');

import { liveScoreTexts as texts } from '../../config/texts-live-score.ts';

/** A match's score and status as one hears them. */
export function toScoreSentence(home: string, away: string, score: string | null, status: string | null): string {
  const match = score === null ? texts.versus(home, away) : `${texts.versus(home, away)} ${score}`;
  return status === null ? `${match}.` : `${match}. ${status}.`;
}

import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { HIDDEN_TAB_RESTART_AFTER_MS, QUIZ_POLL_MS } from '../../config/constants.ts';
import { usePoll } from '../../ui/hooks/use-poll.ts';
import type { QuizAnswer, QuizData } from './quiz-data.ts';
import { mergeVotes, toQuestionViews } from './quiz-rules.ts';
import { fetchOwnAnswers, fetchQuiz, sendOwnAnswers } from './quiz-transport.ts';
import { useIsSeen } from './use-is-seen.ts';

/** A quiz in the hands of its reader. */
export type LiveQuiz = { readonly answer: QuizAnswer; readonly isSaved: boolean; readonly onSubmit: (event: FormEvent) => void };

/**
 * Brings what the reader has answered before, sends what is filled in, and where the set-up says so renews the votes
 * while the results are seen. @spec §4 Quiz refresh
 */
export function useQuiz(first: QuizData, place: RefObject<HTMLElement | null>, refreshes: boolean): LiveQuiz {
  const [answer, setAnswer] = useState<QuizAnswer>({ quiz: first, own: [], problem: null });
  const [isSaved, setIsSaved] = useState(false);
  // What is sent is newer than what was asked for before.
  const sent = useRef<'never' | 'sending' | 'sent'>('never');

  useEffect(() => {
    fetchOwnAnswers(first.id).then(
      (known) => {
        if (sent.current === 'never') setAnswer(known);
      },
      () => {
        // The form stands as it is; who sends again what is there already changes nothing.
      },
    );
  }, [first.id]);

  const hasResults = toQuestionViews(answer).some(({ shows }) => shows === 'results');
  const isSeen = useIsSeen(place);
  usePoll({
    task: async () => {
      const fresh = await fetchQuiz(first.id);
      if (fresh !== null) setAnswer((held) => ({ ...held, quiz: mergeVotes(held.quiz, fresh) }));
    },
    everyMs: QUIZ_POLL_MS,
    restartAfterMs: HIDDEN_TAB_RESTART_AFTER_MS,
    enabled: refreshes && isSeen && hasResults,
  });

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement) || sent.current === 'sending') return;
    sent.current = 'sending';
    setIsSaved(false);
    sendOwnAnswers(first.id, event.target)
      .then(
        (taken) => {
          setAnswer(taken);
          setIsSaved(taken.problem === null);
          // The button that was pressed is gone with its form.
          if (taken.problem === null) place.current?.focus();
        },
        () => setAnswer((held) => ({ ...held, problem: 'failed' })),
      )
      .finally(() => {
        sent.current = 'sent';
      });
  };
  return { answer, isSaved, onSubmit };
}

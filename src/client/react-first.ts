/** Evaluates React where its chunk is loaded, and not in the task that evaluates what uses it: a slow phone answers in between. */
import 'react-dom/client';

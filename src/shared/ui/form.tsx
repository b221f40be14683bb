import type { ReactNode } from 'react';
import styles from './form.module.css';

type FormProps = {
  /** A path of ours; what is sent there is taken by `server/forms`. */
  action: string;
  submitText: string;
  /** What several buttons of a page differ by for who does not see them. */
  submitLabel?: string | undefined;
  children: ReactNode;
};

/** A plain form, sent by `POST`: it needs no script. */
export function Form({ action, submitText, submitLabel, children }: FormProps) {
  return (
    <form method="post" action={action} className={styles.form}>
      {children}
      <button type="submit" aria-label={submitLabel}>
        {submitText}
      </button>
    </form>
  );
}

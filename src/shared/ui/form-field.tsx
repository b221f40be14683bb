import type { InputHTMLAttributes } from 'react';
import styles from './form.module.css';

type FormFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required' | 'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'pattern' | 'min' | 'max' | 'step'> & {
  /** The field's name; its id too, so a form has each name once. */
  name: string;
  label: string;
  /** What was filled in already. */
  value?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with it, in a sentence; the field is marked and the sentence is read with it. */
  problem?: string | null | undefined;
};

/** A labelled field of a plain form with its hint and its problem, both tied to it. */
export function FormField({ name, label, value, hint, problem = null, ...input }: FormFieldProps) {
  const described = [...(hint === undefined ? [] : [`${name}-hint`]), ...(problem === null ? [] : [`${name}-problem`])].join(' ');
  return (
    <p className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <span id={`${name}-hint`} className="meta">
          {hint}
        </span>
      )}
      {problem !== null && (
        <span id={`${name}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
      <input {...input} id={name} name={name} defaultValue={value} aria-invalid={problem === null ? undefined : true} aria-describedby={described === '' ? undefined : described} />
    </p>
  );
}

import type { ReactNode } from 'react';
import styles from './form.module.css';

type FormChoicesProps = {
  /** The name of the group's fields; the id of its first one too, where the list of problems leads. */
  name: string;
  legend: string;
  /** `radio` for one of several, `checkbox` for something to tick. */
  type: 'radio' | 'checkbox';
  options: readonly { readonly value: string; readonly label: ReactNode }[];
  /** What is chosen already. */
  value?: string | undefined;
  required?: boolean;
  /** What is wrong with it, in a sentence; the group is marked and the sentence is read with it. */
  problem?: string | null | undefined;
};

/** Choices of a plain form under one legend, with their problem tied to them. */
export function FormChoices({ name, legend, type, options, value, required, problem = null }: FormChoicesProps) {
  const described = problem === null ? undefined : `${name}-problem`;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {problem !== null && (
        <span id={described} className={styles.problem}>
          {problem}
        </span>
      )}
      {options.map((option, index) => (
        <label key={option.value}>
          <input
            type={type}
            id={index === 0 ? name : undefined}
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            required={required}
            // Of the two only a checkbox can be marked so.
            aria-invalid={problem === null || type === 'radio' ? undefined : true}
            aria-describedby={described}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

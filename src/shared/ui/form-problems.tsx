import styles from './form.module.css';

/** What is wrong with a sent form: a sentence for each field by its name, and for the form as a whole. */
export type FormProblems = { readonly form: string | null; readonly fields: Readonly<Record<string, string>> };

/**
 * Says above a form why it was not taken, with the way to each field. It has the focus when the page opens, so that it is
 * read first, with script or without.
 */
export function FormProblemList({ heading, problems: { form, fields } }: { heading: string; problems: FormProblems }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page answers the form: what went wrong is what was asked
    <div className={styles.problems} role="alert" tabIndex={-1} autoFocus>
      <h2 className="heading">{heading}</h2>
      {form !== null && <p>{form}</p>}
      {Object.keys(fields).length > 0 && (
        <ul>
          {Object.entries(fields).map(([name, problem]) => (
            <li key={name}>
              <a href={`#${name}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

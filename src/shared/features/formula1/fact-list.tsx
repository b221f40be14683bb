import type { ReactNode } from 'react';
import { formula1Texts } from '../../config/texts-formula1.ts';
import styles from './formula1.module.css';

/** What is known of something, each with its name; what is not known is left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode | null])[] }) {
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return <p>{formula1Texts.nothing}</p>;
  return (
    <dl className={styles.facts}>
      {known.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{value}</dd>])}
    </dl>
  );
}

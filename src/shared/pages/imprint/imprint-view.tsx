import { smallPageTexts } from '../../config/texts-list.ts';
import type { ImpressStaff } from '../../contract/schemas/front.ts';
import { useSite } from '../../features/site-context/site-context.tsx';
import type { ViewProps } from '../page.ts';
import styles from './imprint-view.module.css';
import { authorPath } from '../../lib/author-path.ts';

type Person = ImpressStaff['groups'][number]['people'][number];

/** Who makes the newspaper, group by group. @spec §2.1 Imprint */
export function ImprintView({ data }: ViewProps<ImpressStaff>) {
  const texts = smallPageTexts.imprint;
  const { publisher } = useSite().edition;
  return (
    <div className={`wrap ${styles.imprint}`}>
      <header>
        <h1>{texts.title}</h1>
        <p>
          {texts.publisher}: {publisher.name}, <a href={`mailto:${publisher.email}`}>{publisher.email}</a>
        </p>
      </header>
      {data.groups.map(({ group, people }) => (
        <section key={group}>
          <h2 className="heading">{group}</h2>
          <ul className="plain">
            {people.map((person) => (
              <li key={`${person.name} ${person.title}`}>
                <PersonEntry person={person} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PersonEntry({ person: { name, title, email, authorSlug } }: { person: Person }) {
  return (
    <>
      <strong>{authorSlug === null ? name : <a href={authorPath(authorSlug)}>{name}</a>}</strong>
      <span className="meta">{title}</span>
      {email !== null && (
        <a href={`mailto:${email}`} className="meta">
          {email}
        </a>
      )}
    </>
  );
}

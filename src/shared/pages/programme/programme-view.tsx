import type { Programme } from '../../config/editions/programmes.ts';
import { programmeTexts } from '../../config/texts-programmes.ts';
import styles from '../../features/support/support.module.css';
import type { ViewProps } from '../page.ts';

/** What a programme offers, and whom to write to. */
export function ProgrammeView({ data: { title, lead, sections, contact } }: ViewProps<Programme>) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2 className="heading">{section.title}</h2>
          <ul>
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {programmeTexts.contact} <a href={`mailto:${contact}`}>{contact}</a>
      </p>
    </div>
  );
}

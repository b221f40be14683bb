import { LOGIN_PATHS } from '../../config/login-paths.ts';
import { supportTexts } from '../../config/texts-support.ts';
import type { SupportPageData } from '../../features/support/load-support.ts';
import { MinutesBox } from '../../features/support/minutes-box.tsx';
import { SupportForm } from '../../features/support/support-form.tsx';
import styles from '../../features/support/support.module.css';
import { useSite } from '../../features/site-context/site-context.tsx';
import type { ViewProps } from '../page.ts';
import type { SupportSlow } from './support-page.ts';

/** Why to support the newsroom, and the form; a sentence instead of it where nothing can be paid. */
export function SupportView({ data: { payment, links, refused }, slow }: ViewProps<SupportPageData, SupportSlow>) {
  const { edition } = useSite();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{supportTexts.title(edition.name)}</h1>
      <p>{supportTexts.lead(edition.name)}</p>
      {payment === 'none' ? (
        <p>
          <strong>{supportTexts.closed}</strong>
        </p>
      ) : (
        <>
          {payment === 'trial' && (
            <p>
              <strong>{supportTexts.trial}</strong>
            </p>
          )}
          <SupportForm refused={refused} />
        </>
      )}
      <p>
        <a href={LOGIN_PATHS.members.login}>{supportTexts.member}</a>
      </p>
      <section>
        <h2 className="heading">{supportTexts.use.heading}</h2>
        <ul>
          {supportTexts.use.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      {links.length > 0 && (
        <section>
          <h2 className="heading">{supportTexts.more}</h2>
          <ul>
            {links.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <MinutesBox counts={slow.minutes} withLink={false} />
    </div>
  );
}

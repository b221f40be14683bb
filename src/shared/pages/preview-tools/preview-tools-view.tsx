import type { ReactNode } from 'react';
import { PREVIEW_TOOLS_PATH } from '../../config/login-paths.ts';
import { previewToolsTexts as texts } from '../../config/texts-preview-tools.ts';
import { MOMENT_FIELDS } from '../../features/preview/preview-data.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblemList } from '../../ui/form-problems.tsx';
import { Form } from '../../ui/form.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import type { ViewProps } from '../page.ts';
import type { PreviewToolsData, ShownElsewhere } from './preview-tools-page.ts';
import styles from './preview-tools-view.module.css';

/** How a page looks elsewhere, and the form that shows the site as of another moment. */
export function PreviewToolsView({ data: { path, moment, momentProblem, shown } }: ViewProps<PreviewToolsData>) {
  const { timeZone } = useDisplaySettings();
  const problem = momentProblem ? texts.moment.problem : null;
  return (
    <PlainPage title={texts.title}>
      {problem !== null && <FormProblemList heading={texts.moment.refused} problems={{ form: null, fields: { [MOMENT_FIELDS.moment]: problem } }} />}
      <p>
        {texts.of}: <a href={path}>{path}</a>
      </p>
      {shown === null ? <p>{texts.missing}</p> : <Elsewhere path={path} shown={shown} />}
      <section>
        <h2 className="heading">{texts.moment.heading}</h2>
        <Form action={PREVIEW_TOOLS_PATH} submitText={texts.moment.submit}>
          <input type="hidden" name={MOMENT_FIELDS.path} value={path} />
          <FormField name={MOMENT_FIELDS.moment} label={texts.moment.label} hint={texts.moment.hint(timeZone)} type="datetime-local" required value={moment} problem={problem} />
        </Form>
      </section>
    </PlainPage>
  );
}

function Elsewhere({ path, shown: { search, card, feed, editions } }: { path: string; shown: ShownElsewhere }) {
  return (
    <>
      <Place title={texts.search}>
        {!search.indexable && <p>{texts.noIndex}</p>}
        <p className="meta">{search.address}</p>
        <p>
          <strong>{search.title}</strong>
        </p>
        <p>{search.description}</p>
      </Place>
      <Place title={texts.card}>
        {card.image === null ? <p>{texts.noPicture}</p> : <img src={card.image.src} alt={card.image.alt} width="600" height="338" />}
        <p className="meta">{card.site}</p>
        <p>
          <strong>{card.title}</strong>
        </p>
        <p>{card.description}</p>
      </Place>
      <Place title={texts.feed}>
        {feed === null ? (
          <p>{texts.noFeed}</p>
        ) : (
          <>
            <p>
              <strong>{feed.title}</strong>
            </p>
            <p className="meta">{feed.authors}</p>
            <p className="meta">
              <TimeStamp unix={feed.publishedAt} />
            </p>
            <p>{feed.summary}</p>
          </>
        )}
      </Place>
      <Place title={texts.print}>
        <p>
          <a href={path}>{texts.openForPrint}</a>
        </p>
      </Place>
      <Place title={texts.editions}>
        <ul className="plain">
          {editions.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </Place>
    </>
  );
}

function Place({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.place}>
      <h2 className="heading">{title}</h2>
      {children}
    </section>
  );
}

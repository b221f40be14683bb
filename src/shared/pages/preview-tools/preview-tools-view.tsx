import { PREVIEW_TOOLS_PATH } from '../../config/login-paths.ts';
import { previewToolsTexts as texts } from '../../config/texts-preview-tools.ts';
import { MOMENT_FIELDS } from '../../features/preview/preview-data.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblemList } from '../../ui/form-problems.tsx';
import { Form } from '../../ui/form.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import type { ViewProps } from '../page.ts';
import type { PreviewToolsData, ShownElsewhere } from './preview-tools-page.ts';

/** How a page looks elsewhere, and the form that shows the site as of another moment. */
export function PreviewToolsView({ data: { path, moment, momentProblem, shown } }: ViewProps<PreviewToolsData>) {
  const { timeZone } = useDisplaySettings();
  const problem = momentProblem ? texts.moment.problem : null;
  return (
    <div className="wrap">
      <h1>{texts.title}</h1>
      {problem !== null && <FormProblemList heading={texts.moment.refused} problems={{ form: null, fields: { [MOMENT_FIELDS.moment]: problem } }} />}
      <p>
        {texts.of}: <a href={path}>{path}</a>
      </p>
      {shown === null ? <p>{texts.missing}</p> : <Elsewhere path={path} shown={shown} />}
      <h2 className="heading">{texts.moment.heading}</h2>
      <Form action={PREVIEW_TOOLS_PATH} submitText={texts.moment.submit}>
        <input type="hidden" name={MOMENT_FIELDS.path} value={path} />
        <FormField name={MOMENT_FIELDS.moment} label={texts.moment.label} hint={texts.moment.hint(timeZone)} type="datetime-local" required value={moment} problem={problem} />
      </Form>
    </div>
  );
}

function Elsewhere({ path, shown: { search, card, feed, editions } }: { path: string; shown: ShownElsewhere }) {
  return (
    <>
      <h2 className="heading">{texts.search}</h2>
      {!search.indexable && <p>{texts.noIndex}</p>}
      <p className="meta">{search.address}</p>
      <p>
        <strong>{search.title}</strong>
      </p>
      <p>{search.description}</p>

      <h2 className="heading">{texts.card}</h2>
      {card.image === null ? <p>{texts.noPicture}</p> : <img src={card.image.src} alt={card.image.alt} width="600" height="338" />}
      <p className="meta">{card.site}</p>
      <p>
        <strong>{card.title}</strong>
      </p>
      <p>{card.description}</p>

      <h2 className="heading">{texts.feed}</h2>
      {feed === null ? (
        <p>{texts.noFeed}</p>
      ) : (
        <>
          <p>
            <strong>{feed.title}</strong>
          </p>
          <p className="meta">
            {feed.authors} <TimeStamp unix={feed.publishedAt} />
          </p>
          <p>{feed.summary}</p>
        </>
      )}

      <h2 className="heading">{texts.print}</h2>
      <p>
        <a href={path}>{texts.openForPrint}</a>
      </p>

      <h2 className="heading">{texts.editions}</h2>
      <ul>
        {editions.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

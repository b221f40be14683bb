import { LOGOUT_PATH } from '../../config/login-paths.ts';
import { SUPPORT_PATH } from '../../config/support-paths.ts';
import { accountTexts as texts } from '../../config/texts-programmes.ts';
import { useSite } from '../../features/site-context/site-context.tsx';
import { toDayText } from '../../features/support/day-text.ts';
import styles from '../../features/support/support.module.css';
import { toClockText } from '../../lib/clock-text.ts';
import { formatMoney } from '../../lib/format-number.ts';
import { useDisplaySettings } from '../../ui/display-settings.tsx';
import { Form } from '../../ui/form.tsx';
import type { ViewProps } from '../page.ts';
import type { AccountData, MemberProgramme } from './account-page.ts';

/** A member's own page: who they are, their programmes, the way out. */
export function AccountView({ data: { name, programmes } }: ViewProps<AccountData>) {
  const { refresh } = useSite();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.title}</h1>
      <p>
        {texts.name}: <strong>{name}</strong>
      </p>
      <h2 className="heading">{texts.programmes}</h2>
      {programmes.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="plain">
          {programmes.map((programme) => (
            <ProgrammeItem key={programme.id} programme={programme} />
          ))}
        </ul>
      )}
      {refresh.componentSetup.donations === '1' && (
        <p>
          <a href={SUPPORT_PATH}>{texts.support}</a>
        </p>
      )}
      <Form action={LOGOUT_PATH} submitText={texts.logOut}>
        {null}
      </Form>
    </div>
  );
}

function ProgrammeItem({ programme: { name, startedAt, endsAt, isFinished, amount, currency, recurring } }: { programme: MemberProgramme }) {
  const { edition } = useSite();
  const money = formatMoney(amount, { currency, sign: currency === edition.currency ? edition.currencySign : currency });
  return (
    <li>
      <strong>{name}</strong> {isFinished ? texts.finished : texts.active}
      <p className="meta">
        {recurring ? texts.price.recurring(money) : texts.price.onetime(money)} · {texts.since} <Day unix={startedAt} />
        {endsAt !== null && (
          <>
            {' '}
            · {texts.until} <Day unix={endsAt} />
          </>
        )}
      </p>
    </li>
  );
}

/** Programmes begin and end by the day. */
function Day({ unix }: { unix: number }) {
  const { timeZone } = useDisplaySettings();
  const day = toClockText(unix, timeZone).slice(0, '2026-11-21'.length);
  return <time dateTime={day}>{toDayText(day)}</time>;
}

import { widgetTexts } from '../../config/texts-widgets.ts';
import type { ResultContent } from '../../contract/schemas/result-widget.ts';
import { toIsoDate } from '../../lib/relative-date.ts';
import { toZonedTime } from '../../lib/zoned-time.ts';
import type { WidgetPlace } from './widget-place.ts';

type FixturesContent = Extract<ResultContent, { kind: 'fixtures' }>;
type FixtureListProps = { content: FixturesContent; place: WidgetPlace };

/** What is played when, and how it ended, a table a day. @spec §2.4 */
export function FixtureList({ content: { days }, place }: FixtureListProps) {
  return days.map(({ day, events }) => <FixtureDay key={day} day={day} events={events} place={place} />);
}

function FixtureDay({ day, events, place }: FixturesContent['days'][number] & { place: WidgetPlace }) {
  const texts = widgetTexts.fixtures;
  const hasResults = events.some(({ score }) => score !== null);
  const hasVenues = events.some(({ venue }) => venue !== null);
  return (
    <table>
      <caption>{day}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.event}</th>
          {hasResults && <th scope="col">{texts.result}</th>}
          {hasVenues && <th scope="col">{texts.venue}</th>}
        </tr>
      </thead>
      <tbody>
        {events.map(({ startsAt, label, home, away, score, venue }) => (
          <tr key={`${startsAt} ${home} ${away ?? ''}`}>
            <td>
              <time dateTime={toIsoDate(startsAt)}>{toClock(startsAt, place.timeZone)}</time>
            </td>
            <th scope="row" className="wide">
              {away === null ? home : texts.versus(home, away)}
              {label !== null && <small>{label}</small>}
            </th>
            {hasResults && (
              <td>
                <strong>{score}</strong>
              </td>
            )}
            {hasVenues && <td className="soft">{venue}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toClock(unixSeconds: number, timeZone: string): string {
  const { hour, minute } = toZonedTime(unixSeconds, timeZone);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

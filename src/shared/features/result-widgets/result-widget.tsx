import { widgetTexts } from '../../config/texts-widgets.ts';
import type { ResultWidget as Widget } from '../../contract/schemas/result-widget.ts';
import { formatAbsoluteDate, toIsoDate } from '../../lib/relative-date.ts';
import type { MapArea } from './area-detail.ts';
import { AreaResults } from './area-results.tsx';
import { ElectionMap } from './election-map.tsx';
import { FixtureList } from './fixture-list.tsx';
import { GroupTables } from './group-tables.tsx';
import { ListResults } from './list-results.tsx';
import { MedalTable } from './medal-table.tsx';
import { isSitePath, SiteLink } from './site-link.tsx';
import { TopList } from './top-list.tsx';
import { TurnoutTable } from './turnout-table.tsx';
import type { WidgetPlace } from './widget-place.ts';

type ResultWidgetProps = {
  widget: Widget;
  /** The one area that is wanted of a map, or null for all of it. */
  area: MapArea | null;
  place: WidgetPlace;
};

/** What stands in a result widget's frame. @spec §2.4 */
export function ResultWidget({ widget, area, place }: ResultWidgetProps) {
  const { title, source, updatedAt, links } = widget;
  return (
    <main className="widget" aria-label={title}>
      <h1>{title}</h1>
      <Content widget={widget} area={area} place={place} />
      {area !== null && isSitePath(area.href) && (
        <p>
          <SiteLink place={place} path={toMapPath(area.href)}>
            {widgetTexts.back(title)}
          </SiteLink>
        </p>
      )}
      {links.length > 0 && (
        <nav aria-label={widgetTexts.more}>
          <ul className="legend">
            {links.map(({ title: name, href }) => (
              <li key={href}>
                <SiteLink place={place} path={href}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="soft">
        {`${widgetTexts.updated}: `}
        <time dateTime={toIsoDate(updatedAt)}>{formatAbsoluteDate(updatedAt, { timeZone: place.timeZone, language: 'hu' })}</time>
        {source !== null && ` · ${widgetTexts.source(source)}`}
      </p>
    </main>
  );
}

/** The map stands two steps above its areas. */
function toMapPath(areaPath: string): string {
  return areaPath.split('/').slice(0, -2).join('/') || '/';
}

function Content({ widget: { title, content }, area, place }: ResultWidgetProps) {
  switch (content.kind) {
    case 'medalTable':
      return <MedalTable content={content} />;
    case 'groups':
      return <GroupTables content={content} />;
    case 'fixtures':
      return <FixtureList content={content} place={place} />;
    case 'listResults':
      return <ListResults content={content} />;
    case 'electionMap':
      return area === null ? <ElectionMap title={title} content={content} place={place} /> : <AreaResults content={content} area={area} />;
    case 'topList':
      return <TopList content={content} />;
    case 'turnout':
      return <TurnoutTable title={title} content={content} />;
  }
}

import { widgetTexts } from '../../config/texts-widgets.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { toLead, type MapArea, type MapContent } from './area-detail.ts';
import { toPercent } from './list-results.tsx';
import { toReadableInk } from './readable-ink.ts';
import { isSitePath, SiteLink } from './site-link.tsx';
import type { WidgetPlace } from './widget-place.ts';

type ElectionMapProps = { title: string; content: MapContent; place: WidgetPlace };

const TILE = 64;
const GAP = 3;
const NO_WINNER = '#8a8a8a';
/** Letters of a name that a tile has room for. */
const LABEL_LENGTH = 11;

/** Results by area: a square each, in the winner's colour, and the same in a table. @spec §2.4 */
export function ElectionMap({ title, content, place }: ElectionMapProps) {
  const { countedPercent, parties, areas } = content;
  const width = TILE * (1 + Math.max(0, ...areas.map(({ column }) => column)));
  const height = TILE * (1 + Math.max(0, ...areas.map(({ row }) => row)));
  return (
    <>
      <p className="soft">{widgetTexts.counted(formatNumber(countedPercent))}</p>
      <figure aria-label={widgetTexts.map.picture(title)}>
        <svg className="map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {areas.map((area) => (
            <Tile key={area.slug} area={area} color={toColor(content, area)} />
          ))}
        </svg>
      </figure>
      <ul className="legend">
        {parties.map(({ slug, name, color }) => (
          <li key={slug}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" fill={color} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <AreaTable content={content} place={place} />
    </>
  );
}

function Tile({ area, color }: { area: MapArea; color: string }) {
  const [x, y] = [area.column * TILE, area.row * TILE];
  const label = area.name.length > LABEL_LENGTH ? `${area.name.slice(0, LABEL_LENGTH - 1)}…` : area.name;
  return (
    <g>
      <title>{area.name}</title>
      <rect x={x} y={y} width={TILE - GAP} height={TILE - GAP} fill={color} />
      <text x={x + (TILE - GAP) / 2} y={y + TILE / 2 + 3} textAnchor="middle" fontSize="10" fill={toReadableInk(color)}>
        {label}
      </text>
    </g>
  );
}

function AreaTable({ content, place }: { content: MapContent; place: WidgetPlace }) {
  const texts = widgetTexts.map;
  const names = new Map(content.parties.map(({ slug, name }) => [slug, name]));
  return (
    <table>
      <caption>{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col" className="wide">
            {texts.area}
          </th>
          <th scope="col" className="wide">
            {texts.leader}
          </th>
          <th scope="col">{texts.percent}</th>
        </tr>
      </thead>
      <tbody>
        {content.areas.map((area) => {
          const lead = toLead(area);
          return (
            <tr key={area.slug}>
              <th scope="row" className="wide">
                {isSitePath(area.href) ? (
                  <SiteLink place={place} path={area.href}>
                    {area.name}
                  </SiteLink>
                ) : (
                  area.name
                )}
              </th>
              <td className="wide">{lead === null ? widgetTexts.noResult : (names.get(lead.party) ?? lead.party)}</td>
              <td>{lead !== null && toPercent(lead.percent)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function toColor({ parties }: MapContent, { winner }: MapArea): string {
  return parties.find(({ slug }) => slug === winner)?.color ?? NO_WINNER;
}

import { widgetTexts } from '../../config/texts-widgets.ts';
import type { MapArea, MapContent } from './area-detail.ts';
import { toPercent } from './list-results.tsx';
import { ShareBar } from './share-bar.tsx';

/** One area of a map: every list and its share, the strongest first. @spec §2.4 Election supplements */
export function AreaResults({ content: { parties }, area }: { content: MapContent; area: MapArea }) {
  const texts = widgetTexts.map;
  const known = new Map(parties.map((party) => [party.slug, party]));
  return (
    <table>
      <caption>{area.name}</caption>
      <thead>
        <tr>
          <th scope="col" className="wide">
            {texts.party}
          </th>
          <th scope="col">{texts.percent}</th>
        </tr>
      </thead>
      <tbody>
        {area.results
          .toSorted((one, other) => other.percent - one.percent)
          .map(({ party, percent }) => (
            <tr key={party}>
              <th scope="row" className="wide">
                {known.get(party)?.name ?? party}
                <ShareBar percent={percent} color={known.get(party)?.color ?? '#8a8a8a'} />
              </th>
              <td>{toPercent(percent)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

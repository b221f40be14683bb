import { formula1Texts } from '../../config/texts-formula1.ts';
import type { Circuit } from '../../contract/schemas/formula1.ts';
import { Picture } from '../../ui/picture.tsx';
import { FactList } from './fact-list.tsx';
import { toCapacityText, toCountText, toFactText, toRecordText, toYearText } from './fact-text.ts';
import styles from './formula1.module.css';

const { circuit: texts } = formula1Texts;

/** What is known of a circuit. @spec §2.9 §3 Formula 1 */
export function CircuitFacts({ circuit }: { circuit: Circuit }) {
  return (
    <section className={styles.block}>
      <h2 className="heading">{circuit.name === null ? texts.unnamed : texts.heading(circuit.name)}</h2>
      {circuit.image !== null && (
        <div className={styles.portrait}>
          <Picture src={circuit.image} alt="" ratio="natural" sizes="card" />
        </div>
      )}
      <FactList
        facts={[
          [texts.length, toFactText(circuit.length)],
          [texts.laps, toCountText(circuit.laps)],
          [texts.raceDistance, toFactText(circuit.race_distance)],
          [texts.lapRecord, toRecordText(circuit.lap_record)],
          [texts.firstGrandPrix, toYearText(circuit.first_grand_prix)],
          [texts.opened, toYearText(circuit.opened)],
          [texts.capacity, toCapacityText(circuit.capacity)],
          [texts.owner, toFactText(circuit.owner)],
        ]}
      />
    </section>
  );
}

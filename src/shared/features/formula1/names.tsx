import { formula1Texts } from '../../config/texts-formula1.ts';
import { Picture } from '../../ui/picture.tsx';
import { toFormula1Path } from './formula1-path.ts';
import styles from './formula1.module.css';

const { table: texts } = formula1Texts;

type NameProps = {
  id: number | null;
  name: string | null;
  /** Of the links: null where the season goes without saying. */
  season: number | null;
  /** It is the one whose profile is shown. */
  isShown?: boolean;
};

/** A driver's name, which leads to the profile where there is one. */
export function DriverName({ id, name, season, isShown }: NameProps) {
  const text = name ?? texts.unknownDriver;
  return id === null ? text : <ProfileLink href={toFormula1Path({ view: 'versenyzok', season, driver: id })} text={text} isShown={isShown} />;
}

/** A team's name, which leads to the profile where there is one. */
export function TeamName({ id, name, season, isShown }: NameProps) {
  const text = name ?? texts.unknownTeam;
  return id === null ? text : <ProfileLink href={toFormula1Path({ view: 'csapatok', season, team: id })} text={text} isShown={isShown} />;
}

function ProfileLink({ href, text, isShown = false }: { href: string; text: string; isShown: boolean | undefined }) {
  return (
    <a href={href} aria-current={isShown ? 'page' : undefined}>
      {text}
    </a>
  );
}

/** A small portrait beside a name that says it all. */
export function Face({ src }: { src: string | null }) {
  if (src === null) return null;
  return (
    <span className={styles.face}>
      <Picture src={src} alt="" ratio="1x1" sizes="thumb" />
    </span>
  );
}

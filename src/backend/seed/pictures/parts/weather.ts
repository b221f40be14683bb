import { out, right } from '../gradient.ts';
import type { Stage } from '../stage.ts';
import { circle, d, rect, stroke, times } from '../svg.ts';

function rain({ random, width, height, unit, palette }: Stage): string {
  return times(150, () => {
    const x = random.between(-40, width + 60);
    const y = random.between(-40, height);
    const length = random.between(18, 54) * unit;
    return stroke(d`M${x} ${y}l${-length * 0.28} ${length}`, palette.white, random.between(0.8, 1.8) * unit, {
      opacity: random.between(0.15, 0.42),
    });
  });
}

function snow({ random, width, height, unit }: Stage): string {
  return times(190, () => {
    const near = random.next() ** 2;
    return circle(random.between(0, width), random.between(0, height), (1.4 + near * 5) * unit, '#ffffff', {
      opacity: random.between(0.5, 0.95),
    });
  });
}

/** What falls between the reader and an outdoor scene. */
export function falling(stage: Stage): string {
  switch (stage.palette.weather) {
    case 'rain':
      return rain(stage);
    case 'snow':
      return snow(stage);
    case 'clear':
    case 'clouds':
    case 'stars':
      return '';
  }
}

/** The light that lies over the whole picture: warm from one side, darker in the corners. */
export function finishingLight({ width, height, palette }: Stage): readonly string[] {
  return [
    rect(0, 0, width, height, right([palette.sun, 0.1], [palette.sun, 0, 0.6], [palette.ink, 0.06])),
    rect(0, 0, width, height, out([palette.ink, 0, 0], [palette.ink, 0, 0.75], [palette.ink, 0.11, 1])),
  ];
}

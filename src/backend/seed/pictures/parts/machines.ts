import { lit, shaded } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { at, circle, d, ellipse, path, rect, stroke, times } from '../svg.ts';

/** A combine harvester at work, its reel to the right. */
export function harvester(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const wheel = (cx: number, r: number): string =>
    circle(cx, -r, r, palette.ink) + circle(cx, -r, r * 0.55, palette.second) + circle(cx, -r, r * 0.2, palette.ink);
  return at(x, y, size / 100, [
    ellipse(0, 0, 74, 5, palette.ink, { opacity: 0.25 }),
    path('M-58 -56H10L18 -14H-58Z', palette.accent),
    path('M-58 -56H10L12 -46H-58Z', lit(palette, palette.accent, 0.3)),
    path('M-58 -24H17L18 -14H-58Z', shaded(palette, palette.accent, 0.3)),
    path('M6 -84H34L44 -40H6Z', palette.deep),
    path('M11 -79H31L38 -46H11Z', lit(palette, palette.cool, 0.35)),
    path('M11 -79H20L26 -46H11Z', palette.white, { opacity: 0.35 }),
    rect(2, -88, 36, 6, palette.accent, { rx: 2 }),
    stroke('M-40 -56L-78 -84', palette.accent, 8),
    path('M-82 -90L-70 -78L-80 -70Z', palette.second),
    path('M40 -30L74 -14V-6H36Z', shaded(palette, palette.accent, 0.2)),
    circle(84, -15, 17, 'none', { stroke: palette.second, 'stroke-width': 3 }),
    times(6, (index) => stroke(d`M84 -15l${Math.cos(index * 1.05) * 17} ${Math.sin(index * 1.05) * 17}`, palette.second, 2.4)),
    wheel(22, 21),
    wheel(-42, 14),
  ]);
}

/** An excavator on tracks. */
export function excavator(stage: Stage, x: number, y: number, size: number, facing: 1 | -1): string {
  const { palette } = stage;
  const yellow = palette.second;
  return at(
    x,
    y,
    size / 100,
    [
      ellipse(0, 0, 60, 4, palette.ink, { opacity: 0.3 }),
      path('M-40 -18H26Q38 -18 38 -9Q38 0 26 0H-40Q-50 0 -50 -9Q-50 -18 -40 -18Z', shaded(palette, palette.ink, 0.3)),
      times(5, (index) => circle(-38 + index * 16, -9, 6, palette.stone)),
      rect(-22, -26, 34, 9, palette.ink),
      path('M-50 -56H-14V-26H-50Q-54 -40 -50 -56Z', yellow),
      path('M-50 -56H-14V-48H-52Z', lit(palette, yellow, 0.35)),
      path('M-14 -76H14L22 -26H-14Z', shaded(palette, yellow, 0.15)),
      path('M-9 -71H10L16 -44H-9Z', palette.glass),
      path('M-9 -71H-2L4 -44H-9Z', '#ffffff', { opacity: 0.3 }),
      stroke('M18 -36L52 -92L84 -60', yellow, 9),
      stroke('M18 -36L52 -92', lit(palette, yellow, 0.3), 2.4),
      stroke('M84 -60L86 -34', shaded(palette, yellow, 0.2), 7),
      path('M74 -36H98C100 -22 90 -14 78 -16L70 -22Z', shaded(palette, palette.ink, 0.1)),
      stroke('M30 -44L54 -80', palette.stone, 2.6),
    ],
    (size / 100) * facing,
  );
}

/** A tower crane with a load. */
export function crane(stage: Stage, x: number, y: number, height: number, facing: 1 | -1): string {
  const { palette } = stage;
  const yellow = palette.second;
  return at(
    x,
    y,
    height / 100,
    [
      stroke(
        'M-3 0V-92M3 0V-92' +
          Array.from({ length: 15 }, (_, index) => d`M-3 ${-index * 6}L3 ${-(index + 1) * 6}M3 ${-index * 6}L-3 ${-(index + 1) * 6}`).join(
            '',
          ),
        yellow,
        0.9,
      ),
      rect(-5, -1, 10, 2, palette.stone),
      path('M-4 -92H4L0 -108Z', 'none', { stroke: yellow, 'stroke-width': 1.2 }),
      stroke(
        'M-24 -92H74M-24 -88H72' + Array.from({ length: 24 }, (_, index) => d`M${-24 + index * 4} -92l2 4l2 -4`).join(''),
        yellow,
        0.8,
      ),
      stroke('M0 -108L60 -92M0 -108L-22 -92', palette.ink, 0.5),
      rect(-25, -92, 9, 8, palette.stone),
      rect(1.5, -91, 7, 8, palette.accent, { rx: 1 }),
      rect(4, -89.5, 4, 4, palette.glass),
      stroke('M52 -88V-58', palette.ink, 0.5),
      path('M46 -52L52 -58L58 -52Z', 'none', { stroke: palette.ink, 'stroke-width': 0.5 }),
      rect(44, -52, 16, 3.4, palette.accent),
    ],
    (height / 100) * facing,
  );
}

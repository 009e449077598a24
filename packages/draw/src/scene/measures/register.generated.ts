// Written by `npm run generate`; do not edit.
import { anglesAndAreas } from './angles-and-areas.ts';
import { balance } from './balance.ts';
import { bodyFill } from './body-fill.ts';
import { bodyLow } from './body-low.ts';
import { cautionLoud } from './caution-loud.ts';
import { colorAlone } from './color-alone.ts';
import { colorEconomy } from './color-economy.ts';
import { columnHeadless } from './column-headless.ts';
import { connectors } from './connectors.ts';
import { densityCascade } from './density-cascade.ts';
import { density } from './density.ts';
import { determinism } from './determinism.ts';
import { edgeThroughText } from './edge-through-text.ts';
import { editable } from './editable.ts';
import { emptyQuarter } from './empty-quarter.ts';
import { equalGutters } from './equal-gutters.ts';
import { equalMarks } from './equal-marks.ts';
import { glyphs } from './glyphs.ts';
import { halfBlank } from './half-blank.ts';
import { hyphenMinus } from './hyphen-minus.ts';
import { insideCanvas } from './inside-canvas.ts';
import { insideSafeArea } from './inside-safe-area.ts';
import { labelToMark } from './label-to-mark.ts';
import { leaderAcrossPicture } from './leader-across-picture.ts';
import { leastLoud } from './least-loud.ts';
import { lineBalance } from './line-balance.ts';
import { lineLength } from './line-length.ts';
import { markContrast } from './mark-contrast.ts';
import { minimumSize } from './minimum-size.ts';
import { mirror } from './mirror.ts';
import { nearMisses } from './near-misses.ts';
import { onGrid } from './on-grid.ts';
import { orphans } from './orphans.ts';
import { panelEmpty } from './panel-empty.ts';
import { pictureAdrift } from './picture-adrift.ts';
import { proportion } from './proportion.ts';
import { quietRules } from './quiet-rules.ts';
import { referenceBroken } from './reference-broken.ts';
import { roleConsistency } from './role-consistency.ts';
import { siblingsDiffer } from './siblings-differ.ts';
import { swingsUnsorted } from './swings-unsorted.ts';
import { textContrast } from './text-contrast.ts';
import { textFits } from './text-fits.ts';
import { textHidden } from './text-hidden.ts';
import { textOnMarks } from './text-on-marks.ts';
import { textOverlap } from './text-overlap.ts';
import { themeInvariance } from './theme-invariance.ts';
import { title } from './title.ts';
import { totals } from './totals.ts';
import { truncation } from './truncation.ts';
import { typeCouldGrow } from './type-could-grow.ts';
import { typeScale } from './type-scale.ts';
import { verbatim } from './verbatim.ts';
import { zeroBaseline } from './zero-baseline.ts';
import { zones } from './zones.ts';

export const all = [
  anglesAndAreas,
  balance,
  bodyFill,
  bodyLow,
  cautionLoud,
  colorAlone,
  colorEconomy,
  columnHeadless,
  connectors,
  densityCascade,
  density,
  determinism,
  edgeThroughText,
  editable,
  emptyQuarter,
  equalGutters,
  equalMarks,
  glyphs,
  halfBlank,
  hyphenMinus,
  insideCanvas,
  insideSafeArea,
  labelToMark,
  leaderAcrossPicture,
  leastLoud,
  lineBalance,
  lineLength,
  markContrast,
  minimumSize,
  mirror,
  nearMisses,
  onGrid,
  orphans,
  panelEmpty,
  pictureAdrift,
  proportion,
  quietRules,
  referenceBroken,
  roleConsistency,
  siblingsDiffer,
  swingsUnsorted,
  textContrast,
  textFits,
  textHidden,
  textOnMarks,
  textOverlap,
  themeInvariance,
  title,
  totals,
  truncation,
  typeCouldGrow,
  typeScale,
  verbatim,
  zeroBaseline,
  zones,
] as const;

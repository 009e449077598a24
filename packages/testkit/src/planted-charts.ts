/** Ways in which charts of converted slides may go wrong. */
import type { Chart, ChartSeries, Rgb, Slide } from '@deckwright/draw/scene';

export interface PlantedDifference {
  readonly name: string;
  /** The changed slide; undefined where the slide has nothing of the kind. */
  readonly plant: (slide: Slide) => Slide | undefined;
}

/** The first chart changed, where it can be. */
const onChart = (name: string, change: (chart: Chart) => Chart | undefined): PlantedDifference => ({
  name,
  plant: (slide: Slide) => {
    const [chart, ...others] = slide.charts ?? [];
    const changed = chart && change(chart);
    return changed === undefined ? undefined : { ...slide, charts: [changed, ...others] };
  },
});

const onSeries = (name: string, change: (series: ChartSeries) => ChartSeries | undefined): PlantedDifference =>
  onChart(name, (chart) => {
    const [first, ...others] = chart.series;
    const changed = first && change(first);
    return changed === undefined ? undefined : ({ ...chart, series: [changed, ...others] } as Chart);
  });

const RED: Rgb = '#E00000';

export const plantedInCharts: readonly PlantedDifference[] = [
  {
    name: 'a chart is dropped',
    plant: (slide) => {
      const [chart, ...others] = slide.charts ?? [];
      if (chart === undefined) return undefined;
      const gone = new Set(chart.replaces);
      return { ...slide, charts: others, shapes: slide.shapes.filter(({ id }) => !gone.has(id)) };
    },
  },
  onSeries('a value of a chart is another', (series) => {
    const at = series.points.findIndex(({ value }) => value !== undefined && value > 0);
    return at < 0
      ? undefined
      : {
          ...series,
          points: series.points.map((point, i) => (i === at && point.value !== undefined ? { ...point, value: point.value / 2 } : point)),
        };
  }),
  onSeries('values of a chart are turned', (series) =>
    series.points.length < 2 ? undefined : { ...series, points: [...series.points].reverse() },
  ),
  onSeries('a series has another colour', (series) => ({
    ...series,
    points: series.points.map((point) => ({ ...point, fill: { color: RED } })),
  })),
  onSeries('a series has another name', (series) => (series.name === '' ? undefined : { ...series, name: `${series.name} before` })),
  onChart('names of a chart are turned', (chart) =>
    chart.categories.length < 2 ? undefined : ({ ...chart, categories: [...chart.categories].reverse() } as Chart),
  ),
  onChart('a legend is dropped', ({ legend, ...chart }) => (legend === undefined ? undefined : (chart as Chart))),
  onChart('an axis has another end', (chart) =>
    chart.kind === 'bar' && chart.scale.max > 0 ? { ...chart, scale: { min: chart.scale.min, max: chart.scale.max * 2 } } : undefined,
  ),
];

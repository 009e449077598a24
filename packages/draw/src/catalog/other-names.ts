/**
 * What people call things: other names of forms, components and fields, as data. A name is compared without case, blanks, dashes and
 * underscores, without a plural's ending, and without words such as "chart" and "slide".
 */

/** Other names of forms. A key with a variant is for that variant alone. */
export const FORM_NAMES: Readonly<Record<string, string>> = {
  agenda_list: 'agenda, toc, table of contents, contents, outline, topics, program, schedule of topics, meeting agenda',
  bar_rank_chart:
    'bar, bars, ranking, rank, ranked bar, horizontal bar, leaderboard, top 10, column, columns, histogram, bar graph, benchmark',
  'bar_rank_chart.stacked_composition_bar': 'stacked bar, stacked column, stacked, composition, stack bar, 100 percent bar',
  'bar_rank_chart.grouped_comparison_bar': 'grouped bar, clustered bar, clustered column, grouped column, multi bar, bar comparison',
  'bar_rank_chart.lollipop_ranking': 'lollipop, dot plot',
  'bar_rank_chart.before_after_dumbbell': 'dumbbell, barbell',
  'bar_rank_chart.benchmark_target_bar': 'bullet graph, bullet chart, target bar',
  'bar_rank_chart.diverging_variance_bar': 'diverging bar',
  'calendar_grid.month_grid': 'calendar, month, monthly calendar, events',
  'calendar_grid.week_planner': 'week, weekly calendar, weekly plan, week plan, timetable, schedule',
  card_grid:
    'card, cards, tile, tiles, icon, icons, icon grid, features, feature list, benefits, grid, three columns, values, principles, services',
  case_story: 'case study, case, success story, customer story, story, star, problem action result',
  comparison_matrix:
    'comparison, compare, comparison table, feature comparison, versus table, options, alternatives, harvey balls, scoring, evaluation',
  cost_curve: 'supply curve, abatement curve, macc, marginal cost',
  cycle_flow: 'cycle, loop, circle, circular, flywheel, circular process, feedback loop, life cycle, pdca',
  data_table: 'table, spreadsheet, sheet, excel, csv, data, rows, matrix table, text table, data grid',
  'data_table.financial_table':
    'financials, financial statement, p&l, pnl, income statement, profit and loss, balance sheet, cash flow statement',
  'data_table.action_plan_table': 'action plan, actions, action items, to do, todo, task list, tasks',
  driver_tree: 'value driver, value driver tree, driver, kpi tree, dupont, metric tree, formula tree',
  editorial_split:
    'two column, two columns, 2 columns, split, split screen, side by side, pros and cons, pros cons, pro contra, versus, vs, two content, problem solution, definition, text and image',
  'editorial_split.before_after': 'before after, before and after, then and now, from to, as is to be',
  two_exhibits:
    'exhibits, exhibit pair, two charts, dual chart, chart and table, chart with table, chart beside table, chart with callouts, side by side charts',
  executive_summary:
    'summary, exec summary, management summary, overview, abstract, tl dr, tldr, scr, scqa, situation complication resolution',
  football_field: 'valuation, valuation ranges, valuation summary, range bar, floating bar, ranges, price range',
  funnel: 'sales funnel, conversion, conversion funnel, marketing funnel, pipeline, sales pipeline, drop off, lead funnel',
  'gantt_plan.dependency_gantt': 'critical path, dependencies',
  gantt_plan: 'gantt, project plan, project schedule, project timeline, work plan, plan, project, phases, schedule chart',
  'gauge_score.multi_score_scale': 'progress bar, completion bar',
  gauge_score: 'gauge, speedometer, dial, score, meter, thermometer, nps, rating, radial gauge',
  heat_matrix: 'heat map, heatmap, correlation matrix, intensity, density grid',
  'heat_matrix.cohort_heat_matrix': 'cohort, cohorts, retention, cohort analysis, retention table',
  'heat_matrix.sensitivity_heat_matrix': 'sensitivity table, two way sensitivity, what if table',
  'hero_statement.typographic_cover':
    'cover, title, title page, front page, opening, intro, introduction, hero, start, header, welcome, headline',
  'hero_statement.thesis_quote': 'quote, quotation, testimonial, citation',
  'hero_statement.contact_closing':
    'closing, close, thank you, thanks, end, contact, contacts, contact us, back cover, q&a, questions, the end',
  'hero_statement.next_steps_closing': 'next steps, what next, way forward',
  'hero_statement.references_list': 'references, sources, bibliography, literature',
  'hero_statement.visual_statement': 'statement, big text, claim, message, one liner, banner, big statement, call to action, cta',
  'hero_statement.image_led_cover': 'image cover, cover with image, photo cover',
  hub_spoke:
    'hub, spokes, hub and spoke, ecosystem, network of partners, radial, star diagram, wheel and spokes, stakeholder map, stakeholders',
  image_story: 'image, picture, photo, photograph, screenshot, illustration, image with text, picture with caption, full image',
  issue_tree:
    'mind map, mindmap, decision tree, logic tree, tree, tree diagram, hypothesis tree, question tree, mece, fishbone, ishikawa, root cause, 5 whys, breakdown structure, wbs',
  kpi_metrics:
    'kpi, kpis, metric, metrics, stat, stats, statistics, number, numbers, figures, key figures, scorecard, key metrics, headline numbers, balanced scorecard, okr, okrs, results',
  'kpi_metrics.hero_metric': 'big number, single number, one number, big stat, hero number, big figure, callout number',
  layer_stack: 'layers, stack, tech stack, technology stack, layer, layered architecture, architecture, stack diagram, platform, onion',
  linear_flow:
    'process, steps, step, flow, flowchart, flow chart, workflow, chevron, chevrons, arrows, process flow, arrow, sequence, procedure, stages, how it works, pathway, customer journey, journey, linear process',
  'linear_flow.input_process_output': 'ipo, input output, sipoc, input process output',
  marimekko: 'mekko, mosaic, marimekko chart, market map, market share',
  maturity_staircase: 'maturity, maturity model, staircase, stairs, capability levels, levels, capability maturity, ladder',
  'nested_magnitude.pie_share_breakdown':
    'pie, donut, doughnut, ring, share, shares, breakdown, proportion, proportions, percentage, percentages, split by share, parts of a whole, allocation',
  nested_magnitude: 'treemap, tree map, tam sam som, tam, market size, market sizing, sunburst, nested circles, concentric circles, venn',
  org_structure:
    'org, org chart, organigram, organogram, organisation, organization, organisation chart, reporting line, reporting lines, hierarchy chart, people, leadership, governance, org tree',
  'org_structure.team_columns': 'team, teams, team members, our team, about us, management team',
  position_map:
    'scatter, scatter plot, matrix, 2x2, 2 by 2, two by two, quadrant, quadrants, priority matrix, positioning, positioning map, bcg, bcg matrix, eisenhower, impact effort, magic quadrant, perceptual map, competitive landscape, xy, xy chart, portfolio',
  'position_map.scatter_bubble': 'bubble, bubbles, scatter bubble',
  pyramid_hierarchy: 'pyramid, triangle, tiers, hierarchy, maslow',
  raci_matrix: 'raci, rasci, responsibility matrix, responsibilities, roles, roles and responsibilities, rasic',
  ramp_curve: 'ramp, ramp up, s curve, growth curve, adoption curve, hockey stick',
  risk_matrix: 'risk, risks, risk register, risk map, risk assessment, likelihood impact, risk heat map, risk log',
  sankey_flow: 'sankey, alluvial, flow of funds, energy flow, flow diagram with widths, money flow',
  scenario_compare: 'scenario, scenarios, base case, bull bear, what if, best case worst case',
  section_divider: 'section, divider, section header, chapter, separator, break, section break, transition, section title',
  segment_wheel: 'wheel, segments, segment, radar, spider, spider chart, circle segments, dimensions',
  slope_chart: 'slope, slopegraph, bump, bump chart, rank change',
  small_multiples: 'trellis, facet, facets, panels, sparklines, sparkline, multiples, panel chart',
  sources_uses: 'sources and uses, uses, funding, use of funds, use of proceeds, deal financing',
  status_dashboard:
    'status, dashboard, rag, rag status, traffic light, traffic lights, status report, progress, progress report, project status, health, tracker, initiatives, portfolio status',
  strategic_fork: 'fork, decision, choice, crossroads, two paths, option a or b, dilemma, make or buy',
  swimlane_flow: 'swimlane, swim lane, swimlanes, lanes, cross functional, cross functional flowchart, bpmn',
  swot: 'swot analysis, swot matrix, strengths weaknesses, strengths, sw ot',
  system_flow_map:
    'system, systems, system map, system diagram, network, architecture map, data flow, integration, integration map, context diagram, block diagram, component diagram, topology, map',
  takeaway_stack:
    'bullet, bullets, bullet list, bullet points, list, text, points, key points, takeaway, takeaways, key takeaways, conclusion, conclusions, learnings, findings, lessons learned, recommendations, recommendation, insights, content, numbered list, checklist, paragraph, plain, default, body, title and content, key messages, generic, standard',
  timeline_roadmap:
    'roadmap, timeline, milestone, milestones, road map, history, product roadmap, release plan, time line, chronology, events timeline',
  tornado: 'sensitivity, sensitivity analysis, tornado diagram, swing',
  'tornado.butterfly_comparison': 'butterfly, population pyramid',
  trend_chart:
    'line, lines, combo, combo chart, combination chart, dual axis, line and column, cagr, trend, time series, timeseries, series, chart, graph, area, spline, growth, forecast, plot, evolution, line graph, curve, run chart',
  'trend_chart.stacked_column_trend': 'stacked area, stacked column over time',
  'trend_chart.column_trend_growth': 'column trend, columns over time, growth columns',
  value_chain: 'porter, porter value chain, chain, supply chain, primary activities',
  variance_table:
    'variance, variances, budget, budget vs actual, plan vs actual, actual vs budget, plan actual, variance analysis, deviation',
  visual_showcase: 'callouts, annotated image, showcase, product image, image callouts, annotated screenshot, hotspots, product shot',
  waterfall_bridge: 'waterfall, bridge, walk, ebitda bridge, price volume mix, pvm, variance bridge, cascade, revenue bridge',
};

/** Names of things that no unit draws, by what to send instead. */
export const NOT_DRAWN: Readonly<Record<string, string>> = {
  'bar_list or bar_rank_chart ranks the places by their figure':
    'world map, geo map, geographic map, country map, choropleth, map of countries',
  'bar_list or bar_rank_chart ranks the words by how often they occur': 'word cloud, tag cloud, wordle',
  'trend_chart shows the closing values, football_field the ranges': 'candlestick, candle stick, ohlc, stock chart',
  'football_field shows ranges with a middle value': 'box plot, boxplot, box and whisker, violin, violin plot',
  'an image shows one that was made elsewhere':
    'qr code, barcode, video, embedded video, animation, gif, 3d model, code snippet, code block, source code, equation',
  'the field page_number numbers a slide': 'page number, slide number, numbering',
  'the field notes holds what is said': 'speaker notes, presenter notes, talk track',
};

/** By component. */
export const COMPONENT_NAMES: Readonly<Record<string, string>> = {
  bar_list: 'chart, bar, bars, bar chart, column chart, ranking, histogram, horizontal bar',
  burndown_chart: 'burn down, sprint, burnup',
  callout: 'quote, note, alert, warning, message, info, highlight, text, paragraph, box',
  cap_table: 'shareholders, equity table, ownership',
  card: 'cards, tiles, grid, columns',
  comparison_table: 'table, data table, comparison, matrix, spreadsheet',
  donut: 'pie, doughnut, ring, share',
  funnel: 'pipeline, conversion',
  gantt: 'gantt plan, project plan, schedule',
  heatmap: 'heat matrix, cohort, risk matrix',
  icon_grid: 'icons, features, benefits',
  image: 'picture, photo, screenshot, img, figure',
  line_trend: 'line, trend, area, time series, sparkline, graph, plot',
  list: 'bullets, bullet list, text list, points, takeaways, checklist, agenda, numbered list',
  maturity_model: 'maturity levels, capability',
  metric: 'kpi, kpis, stat, stats, number, numbers, kpi grid, scorecard, metrics',
  org_chart: 'organisation, team, hierarchy, tree, organigram',
  progress_bar: 'progress, progress bars, completion, gauge',
  pyramid: 'triangle, tiers',
  quadrant: '2x2, matrix 2x2, swot, position map',
  radial: 'hub, wheel, hub spoke, circle, radar',
  rag_scorecard: 'rag, traffic light, status, dashboard',
  roadmap: 'plan, tracks, product roadmap',
  split_view: 'split, two column, two columns, side by side, columns, layout, row',
  stacked_bar: 'stacked column, stacked, stacked bar chart, composition',
  stat_card: 'big number, hero metric, single stat, big stat',
  steps: 'process, flow, chevron, linear flow, workflow, arrows, cycle',
  swimlane: 'lanes, swim lane',
  testimonial: 'customer quote, quotation',
  three_horizons: 'horizons',
  timeline: 'milestones, history',
  tracker: 'status tracker, initiative',
  unit_economics: 'ltv cac, cac, ltv',
  waterfall: 'bridge, walk',
};

/** Other names of fields, wherever the field stands. They are used only where the unit has the field and it was not sent. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  form: 'type, layout, template, slide type, kind of slide, chart type, pattern id',
  prior_id: 'prior, pattern id, template id',
  headline: 'title, heading, header, slide title, action title, name of slide, claim',
  context: 'subtitle, subheadline, sub title, subheading, tagline, description, lead',
  data: 'content, params, payload, values, body, chart data, props',
  source_note: 'source, footer, sources, footnote, reference',
  footnotes: 'notes of the slide, foot notes',
  kicker: 'tracker, eyebrow, section, breadcrumb',
  sticker: 'stamp, badge, watermark, status mark',
  sample_size: 'n, sample, base, respondents',
  implication: 'so what box, implication band',
  takeaway: 'conclusion, key message, so what, message, key takeaway, bottom line',
  notes: 'speaker notes, presenter notes, note',
  theme_id: 'theme, style, design, template theme, brand, brand id, palette, skin',
  image_src: 'image, picture, photo, image url, img, src',
  locale: 'lang, region, number format',
  outputs: 'format, formats, output, file type, export, file formats',
  name: 'file name, filename, job name',
  min_font_pt: 'font size, min font size, min font, minimum font',
  direction: 'dir, rtl, text direction',
  dry_run: 'validate, check only, validate only, test',
  blocks: 'items, bullets, points, list, cards, elements, entries, sections, steps, content, body, text, paragraphs',
  label: 'name, title, text, heading, caption, category, task, stage, key, headline, topic',
  sub: 'description, mitigation, subtitle, detail text, desc, body, text, explanation, sublabel, note',
  value: 'amount, number, val, y, count, size, quantity, figure, total, score, data',
  delta_value: 'change, delta, diff, difference, trend, growth',
  metrics: 'kpis, items, values, cards, tiles, stats, numbers, figures, blocks, data',
  series: 'data, datasets, lines, values, rows, items',
  values: 'data, points, numbers, y, amounts, figures',
  categories: 'rows, items, bars, data, values, labels, periods, x, x axis, axis, names, months, years, columns',
  periods: 'labels, categories, x, x axis, axis, dates, months, years, columns, quarters',
  children: 'branches, reports, direct reports, subordinates, parts, drivers, sub items, nodes',
  kind: 'type',
  points: 'items, data, bubbles, dots, values',
  from: 'source, origin',
  to: 'target, destination',
  plan: 'budget, planned, target',
  segments: 'categories, parts, slices',
  cells: 'values, data, entries, assignments, scores',
  brief: 'prompt, text, description, instructions, instruction, query, request, message, topic, input, content',
  columns: 'options, alternatives, headers, header, cols, fields, heads',
  rows: 'criteria, data, items, records, body, lines, values, cells',
  items: 'data, rows, bullets, points, entries, list, events, risks, bars, values, categories, elements',
  stages: 'steps, items, levels, phases, data, values',
  steps: 'stages, items, bars, data, values, phases',
  events: 'items, milestones, dates, data',
  milestones: 'items, events, dates, data, steps',
  tasks: 'items, bars, activities, rows, data',
  slides: 'pages, deck, intents, items, content, children',
  unit: 'units, currency, suffix, measure',
  date: 'when, day, month, period, time',
  person: 'name, owner, employee',
  component: 'type, name, widget, kind',
  params: 'props, data, content, parameters, args, options, config',
};

/** Other names of the values of fields that take few values. */
export const VALUE_NAMES: Readonly<Record<string, string>> = {
  start: 'begin, beginning, opening, base, initial, from',
  delta: 'change, increase, decrease, step, driver, movement, add, subtract, plus, minus, up, down, relative',
  total: 'end, ending, closing, final, sum, subtotal, result, absolute, to',
  end: 'total, closing, final, finish',
  add: 'increase, plus, up, positive, gain',
  subtract: 'decrease, minus, down, negative, loss',
  primary: 'highlight, highlighted, strong, bold, high, main, yes, true',
  normal: 'none, low, regular, default, no, false',
  good: 'positive, green, favourable, favorable, success',
  bad: 'negative, red, adverse, unfavourable, unfavorable, danger',
  left: 'start',
  right: 'end',
  center: 'centre, centered, middle',
};

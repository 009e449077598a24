/** Lengths of time and quarters in words, by locale. The table is our own, so that every machine writes the same. */

export type SpanUnit = 'day' | 'week' | 'month';

/** For each unit the singular and the plural, and a third form where three to ten have their own. */
type Forms = readonly [one: string, several: string, few?: string];
interface Names {
  readonly day: Forms;
  readonly week: Forms;
  readonly month: Forms;
  /** `{q}` is the quarter, `{y}` the year. */
  readonly quarter: string;
  /** No space between number and word. */
  readonly tight?: true;
}

const NAMES: Readonly<Record<string, Names>> = {
  en: { day: ['day', 'days'], week: ['week', 'weeks'], month: ['month', 'months'], quarter: 'Q{q} {y}' },
  de: { day: ['Tag', 'Tage'], week: ['Woche', 'Wochen'], month: ['Monat', 'Monate'], quarter: 'Q{q} {y}' },
  fr: { day: ['jour', 'jours'], week: ['semaine', 'semaines'], month: ['mois', 'mois'], quarter: 'T{q} {y}' },
  es: { day: ['día', 'días'], week: ['semana', 'semanas'], month: ['mes', 'meses'], quarter: 'T{q} {y}' },
  it: { day: ['giorno', 'giorni'], week: ['settimana', 'settimane'], month: ['mese', 'mesi'], quarter: 'T{q} {y}' },
  pt: { day: ['dia', 'dias'], week: ['semana', 'semanas'], month: ['mês', 'meses'], quarter: 'T{q} {y}' },
  nl: { day: ['dag', 'dagen'], week: ['week', 'weken'], month: ['maand', 'maanden'], quarter: 'K{q} {y}' },
  // These are abbreviated, because the full words change with the number.
  pl: { day: ['d.', 'd.'], week: ['tyg.', 'tyg.'], month: ['mies.', 'mies.'], quarter: '{q} kw. {y}' },
  ru: { day: ['дн.', 'дн.'], week: ['нед.', 'нед.'], month: ['мес.', 'мес.'], quarter: '{q} кв. {y}' },
  el: { day: ['ημέρα', 'ημέρες'], week: ['εβδομάδα', 'εβδομάδες'], month: ['μήνας', 'μήνες'], quarter: 'Τ{q} {y}' },
  he: { day: ['יום', 'ימים'], week: ['שבוע', 'שבועות'], month: ['חודש', 'חודשים'], quarter: 'רבעון {q} {y}' },
  ar: { day: ['يوم', 'يومًا', 'أيام'], week: ['أسبوع', 'أسبوعًا', 'أسابيع'], month: ['شهر', 'شهرًا', 'أشهر'], quarter: 'ر{q} {y}' },
  ja: { day: ['日', '日'], week: ['週間', '週間'], month: ['か月', 'か月'], quarter: '{y}年 Q{q}', tight: true },
  zh: { day: ['天', '天'], week: ['周', '周'], month: ['个月', '个月'], quarter: '{y}年 Q{q}' },
  'zh-hant': { day: ['天', '天'], week: ['週', '週'], month: ['個月', '個月'], quarter: '{y}年 Q{q}' },
  ko: { day: ['일', '일'], week: ['주', '주'], month: ['개월', '개월'], quarter: '{y}년 {q}분기', tight: true },
  th: { day: ['วัน', 'วัน'], week: ['สัปดาห์', 'สัปดาห์'], month: ['เดือน', 'เดือน'], quarter: 'ไตรมาส {q} {y}' },
};

function namesOf(locale: string): Names {
  const tag = locale.toLowerCase();
  return NAMES[/^zh-(?:hant|tw|hk|mo)/.test(tag) ? 'zh-hant' : (tag.split('-')[0] ?? 'en')] ?? (NAMES['en'] as Names);
}

/** A whole number of days, weeks or months. */
export function spanText(locale: string, count: number, unit: SpanUnit): string {
  const names = namesOf(locale);
  const [one, several, few] = names[unit];
  const word = count === 1 ? one : few !== undefined && count >= 3 && count <= 10 ? few : several;
  return `${count}${names.tight === true ? '' : ' '}${word}`;
}

/** `quarter` is 1 to 4. */
export const quarterName = (locale: string, year: number, quarter: number): string =>
  namesOf(locale).quarter.replace('{q}', String(quarter)).replace('{y}', String(year));

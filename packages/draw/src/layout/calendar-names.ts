/** Names of months and weekdays and the first day of the week, by locale. The table is our own, so that every machine writes the same. */

import { itemsNamed } from './named-items.ts';

interface Names {
  readonly months: readonly string[];
  /** Starts with Monday. */
  readonly days: readonly string[];
}

const names = (months: string, days: string): Names => ({ months: months.split(' '), days: days.split(' ') });

const CJK_MONTHS = Array.from({ length: 12 }, (_, i) => `${i + 1}月`).join(' ');

const NAMES: Readonly<Record<string, Names>> = {
  en: names('January February March April May June July August September October November December', 'Mon Tue Wed Thu Fri Sat Sun'),
  de: names('Januar Februar März April Mai Juni Juli August September Oktober November Dezember', 'Mo Di Mi Do Fr Sa So'),
  fr: names('janvier février mars avril mai juin juillet août septembre octobre novembre décembre', 'lun mar mer jeu ven sam dim'),
  es: names('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre', 'lun mar mié jue vie sáb dom'),
  it: names('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre', 'lun mar mer gio ven sab dom'),
  pt: names('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro', 'seg ter qua qui sex sáb dom'),
  nl: names('januari februari maart april mei juni juli augustus september oktober november december', 'ma di wo do vr za zo'),
  pl: names('styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień', 'pon wt śr czw pt sob ndz'),
  ja: names(CJK_MONTHS, '月 火 水 木 金 土 日'),
  zh: names(CJK_MONTHS, '一 二 三 四 五 六 日'),
  ko: names(Array.from({ length: 12 }, (_, i) => `${i + 1}월`).join(' '), '월 화 수 목 금 토 일'),
  ar: names(
    'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    'الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
  ),
  he: names('ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר', 'ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳'),
  ru: names('Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь', 'Пн Вт Ср Чт Пт Сб Вс'),
  el: names(
    'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος',
    'Δευ Τρί Τετ Πέμ Παρ Σάβ Κυρ',
  ),
};

/** Weeks that begin on Sunday (Unicode CLDR, week data). Arabic weeks begin on Saturday, all others on Monday (ISO 8601). */
const SUNDAY = /^(?:en-US|en-CA|en-IN|pt-BR|ja|ko|he|th|zh-Hant|zh-TW|zh-HK|es-MX|es-CO)/i;

const of = (locale: string): Names => NAMES[locale.toLowerCase().split('-')[0] ?? 'en'] ?? (NAMES.en as Names);

/** `month` starts at 1. */
export const monthName = (locale: string, month: number): string => of(locale).months[month - 1] ?? '';

/** Letters that tell a month from others, and from other words. */
const SHORTEST = 3;

/** The month, 1 to 12, of a full or shortened name in any of the languages; undefined where languages or months differ. */
export function monthOfName(word: string): number | undefined {
  const name = word.toLowerCase();
  if (name.length < SHORTEST && !/^[\u0590-\u06ff]+$/.test(name)) return undefined;
  const own = monthIn(NAMES.en as Names, name);
  if (own !== undefined) return own;
  const found = new Set(Object.values(NAMES).flatMap((language) => monthIn(language, name) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

function monthIn({ months }: Names, name: string): number | undefined {
  const found = months.flatMap((month, i) => (month.toLowerCase().startsWith(name) ? [i + 1] : []));
  return found.length === 1 || months.some((month, i) => i + 1 === found[0] && month.toLowerCase() === name) ? found[0] : undefined;
}

/** A month with its year, in the order of the language. */
export function monthTitle(locale: string, year: number, month: number): string {
  const language = locale.toLowerCase().split('-')[0];
  if (language === 'ja' || language === 'zh') return `${year}年${month}月`;
  if (language === 'ko') return `${year}년 ${month}월`;
  return `${monthName(locale, month)} ${year}`;
}

/** First day of the week: 0 is Monday. */
export const firstWeekday = (locale: string): number => (SUNDAY.test(locale) ? 6 : /^ar\b/i.test(locale) ? 5 : 0);

/** Short names in the order of the locale's week, each with its day from Monday (0). */
export function weekdays(locale: string): { readonly day: number; readonly name: string }[] {
  const first = firstWeekday(locale);
  return Array.from({ length: 7 }, (_, i) => (first + i) % 7).map((day) => ({ day, name: of(locale).days[day] ?? '' }));
}

/** Full names from Monday on, by which sentences name days. */
const LONG_DAYS: Readonly<Record<string, string>> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  de: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  es: 'lunes martes miércoles jueves viernes sábado domingo',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  pt: 'segunda terça quarta quinta sexta sábado domingo',
  nl: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  pl: 'poniedziałek wtorek środa czwartek piątek sobota niedziela',
  ja: '月曜 火曜 水曜 木曜 金曜 土曜 日曜',
  zh: '周一 周二 周三 周四 周五 周六 周日',
  ko: '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
};

/** The days of the week, 0 is Monday, that a sentence names. */
export function daysNamed(sentence: string, locale: string): readonly number[] {
  const names = (LONG_DAYS[locale.toLowerCase().split('-')[0] ?? 'en'] ?? '').split(' ').filter((name) => name !== '');
  return (
    itemsNamed(
      sentence,
      names.map((label) => ({ label, values: [] })),
      locale,
    )?.items ?? []
  );
}

/** Number of days in a month, and the weekday of its first day, where 0 is Monday. Proleptic Gregorian calendar (Zeller's congruence). */
export function monthDays(year: number, month: number): { readonly days: number; readonly weekday: number } {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  const m = month < 3 ? month + 12 : month;
  const y = month < 3 ? year - 1 : year;
  const h = (1 + Math.floor((13 * (m + 1)) / 5) + y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)) % 7;
  // Zeller's congruence counts from Saturday.
  return { days, weekday: (h + 5) % 7 };
}

const WEEKEND = new Set(
  'sat sun saturday sunday sa so samstag sonntag sam dim samedi dimanche sáb sab dom sábado domingo sabato domenica za zo zaterdag zondag sob ndz sobota niedziela sb nd 土 日 土曜 日曜 周六 周日 토 일 сб вс'.split(
    ' ',
  ),
);

/** True for a day's name that means Saturday or Sunday. */
export const isWeekend = (label: string): boolean =>
  WEEKEND.has(
    label
      .trim()
      .toLowerCase()
      .split(/[\s,.]+/)[0] ?? '',
  );

/** The words of each language: whole, with the places of the English sentences, and with clauses that are read as their form. */
import { planBrief } from '@deckwright/brief';
import { LANGUAGES } from '@deckwright/core/written-language';
import { formWordsIn, LANGUAGE_CODES, lexiconFile } from '@deckwright/source';
import { describe, expect, it } from 'vitest';

interface Words {
  readonly language: string;
  readonly phrases?: Readonly<Record<string, string>>;
  readonly faults?: Readonly<Record<string, string>>;
  readonly forms: Readonly<Record<string, { readonly needs?: string; readonly sample?: string; readonly names?: readonly string[] }>>;
}

/** A request for a form by its name, with nothing to draw. */
const REQUESTS: Readonly<Record<string, string>> = {
  de: 'Bitte ein Organigramm für die Abteilung mit unseren Kollegen.',
  fr: 'Merci de préparer un organigramme pour notre service des achats.',
  es: 'Por favor, un organigrama para nuestro equipo de ventas.',
  it: 'Per favore, un organigramma per il nostro team delle vendite.',
  pt: 'Por favor, um organograma para a nossa equipa de vendas, não mais.',
  nl: 'Graag een organogram voor onze afdeling en de klanten.',
  pl: 'Proszę o schemat organizacyjny dla naszego działu sprzedaży.',
};

const wordsOf = (language: string): Words => lexiconFile(language) as Words;
const lexicons = (): readonly string[] => LANGUAGE_CODES;
const all = Object.entries(formWordsIn('en')).map(([form, { needs = '', sample = '' }]) => ({ form, needs, sample }));
const english = wordsOf('en');
const register = all.map((p) => p.form);
const translated = LANGUAGES.filter((language) => language !== 'en');
const named = ['zh', 'ja', 'ko', 'ar'];

const places = (text: string): string[] => [...text.matchAll(/\{[a-z_]+\}/g)].map(([place]) => place).sort();

it('has a file for every language that briefs are read in', () => {
  expect(lexicons()).toEqual(expect.arrayContaining([...LANGUAGES]));
  for (const language of lexicons()) expect(wordsOf(language).language).toBe(language);
});

describe.each(translated)('the words of %s', (language) => {
  const own = wordsOf(language);

  it.each(['phrases', 'faults'] as const)('hold all %s, with the places of the English ones', (kind) => {
    expect(Object.keys(own[kind] ?? {})).toEqual(Object.keys(english[kind] ?? {}));
    for (const [code, text] of Object.entries(own[kind] ?? {})) {
      expect([code, places(text)]).toEqual([code, places(english[kind]?.[code] ?? '')]);
      expect(text).not.toBe(english[kind]?.[code]);
    }
  });

  it('say of every form what it needs, as a part of a sentence', () => {
    expect(Object.keys(own.forms)).toEqual(register);
    for (const [form, { needs }] of Object.entries(own.forms)) {
      expect([form, needs?.trim()]).toEqual([form, expect.stringMatching(/^\p{L}.*[^.:;,\s]$/u)]);
      expect(all.map((p) => p.needs)).not.toContain(needs);
    }
  });

  it('are those that a brief is refused with', () => {
    const { needs = '', sample } = own.forms['org_structure'] ?? {};
    const plan = planBrief(REQUESTS[language] ?? '');
    expect([plan.route, plan.language]).toEqual(['unroutable', language]);
    expect(plan.reason).toBe(own.phrases?.['unread']?.replace('{form}', 'org_structure').replace('{needs}', needs));
    expect(plan.repair_options[0]).toMatchObject({
      form: 'org_structure',
      add: own.phrases?.['add']?.replace('{needs}', needs),
      completed_brief: `${REQUESTS[language]} ${sample}`,
    });
  });
});

describe.each(named)('the names of forms in %s', (language) => {
  const names = Object.entries(wordsOf(language).forms).flatMap(([form, words]) => (words.names ?? []).map((name) => ({ form, name })));

  it('are there for every form', () => {
    expect(register.filter((form) => form !== 'two_exhibits' && names.every((n) => n.form !== form))).toEqual([]);
  });

  it('are no name, nor a part of a name, of another form', () => {
    const shared = names.flatMap((a, i) =>
      names.filter((b, j) => i !== j && (b.name === a.name || (b.form !== a.form && b.name.includes(a.name)))).map((b) => [a, b]),
    );
    expect(shared).toEqual([]);
  });

  it('are longer than a single sign', () => {
    for (const { name } of names) expect([...name].length).toBeGreaterThan(1);
  });
});

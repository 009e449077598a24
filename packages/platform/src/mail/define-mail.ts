/** `defineMail`: a kind of mail as one unit, with its data, an example, and its words in each language. */
import type { z } from 'zod';
import type { MailLanguage, Words } from './languages.ts';

/** Transactional mails are sent whatever the account has unsubscribed from; notices are a list that can be left. */
export type MailList = 'transactional' | 'notices';

/** What a mail says, without how it looks. All of it is plain text. */
export interface MailContent {
  readonly subject: string;
  /** The finding, as the heading says it. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Figures under the text: a label and its value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Where something can be done about it. The path is one of this service. */
  readonly action: { readonly label: string; readonly path: string };
}

interface MailDefinition<Kind extends string, Schema extends z.ZodType> {
  readonly kind: Kind;
  readonly list: MailList;
  readonly data: Schema;
  /** Drawn in tests. */
  readonly example: z.infer<Schema>;
  readonly write: Readonly<Record<MailLanguage, (data: z.infer<Schema>, words: Words) => MailContent>>;
}

export interface MailTemplate<Kind extends string = string, Data = unknown> {
  readonly kind: Kind;
  readonly list: MailList;
  readonly example: Data;
  /** @throws ZodError for data of another shape */
  write(language: MailLanguage, data: unknown, words: Words): MailContent;
}

export const defineMail = <Kind extends string, Schema extends z.ZodType>({
  kind,
  list,
  data: schema,
  example,
  write,
}: MailDefinition<Kind, Schema>): MailTemplate<Kind, z.infer<Schema>> => ({
  kind,
  list,
  example,
  write: (language, data, words) => write[language](schema.parse(data), words),
});

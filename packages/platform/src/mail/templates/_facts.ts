/** Figures that several mails show. */
import type { Words } from '../languages.ts';

/** What was paid, the bonus where there is one, and the balance after it. */
export function withBonus(
  {
    amount_cents,
    bonus_cents,
    balance_cents,
  }: { readonly amount_cents: number; readonly bonus_cents: number; readonly balance_cents: number },
  { usd }: Words,
  labels: { readonly paid: string; readonly bonus: string; readonly balance: string },
): readonly (readonly [string, string])[] {
  const bonus: readonly (readonly [string, string])[] = bonus_cents > 0 ? [[labels.bonus, usd(bonus_cents)]] : [];
  return [[labels.paid, usd(amount_cents)], ...bonus, [labels.balance, usd(balance_cents)]];
}

/** Why a card was not charged, from the processor's code, in words that help its holder. */
export const CARD_REASONS = {
  en: {
    no_saved_card: 'no card is saved',
    expired_card: 'the card has expired',
    insufficient_funds: 'the card lacks funds',
    authentication_required: 'the bank wants to ask its holder',
    other: 'the bank declined it',
  },
  de: {
    no_saved_card: 'es ist keine Karte hinterlegt',
    expired_card: 'die Karte ist abgelaufen',
    insufficient_funds: 'die Karte ist nicht gedeckt',
    authentication_required: 'die Bank verlangt eine Bestätigung',
    other: 'die Bank hat sie abgelehnt',
  },
} as const;

export const cardReason = (language: 'en' | 'de', code: string): string => {
  const known: Readonly<Record<string, string>> = CARD_REASONS[language];
  return known[code] ?? CARD_REASONS[language].other;
};

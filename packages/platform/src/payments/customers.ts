/** The customer at Stripe that an account is, and the card that it keeps there. Nothing of a card is stored here. */
import type Stripe from 'stripe';
import { ask, isMissing, NoSavedCard } from './failures.ts';
import type { PaymentKit } from './kit.ts';
import { idOf } from './outcome.ts';
import { sameRequest } from './same-request.ts';

export interface SavedCard {
  readonly payment_method_id: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

/** Marks what is ours at Stripe, where other programs may use the same account. */
export const MARKS = { account: 'deckwright_account', topup: 'deckwright_topup', plan: 'deckwright_plan' } as const;

/** Seconds since 1970 of the setup from which the default card comes. */
const CARD_SINCE = 'deckwright_card_since';

/** The id of the account's customer; null while it has none. */
export async function findCustomer({ db, livemode }: PaymentKit, account_id: string): Promise<string | null> {
  const { rows } = await db.query<{ customer_id: string }>(
    'SELECT customer_id FROM payment_customers WHERE account_id = $1 AND livemode = $2',
    [account_id, livemode],
  );
  return rows[0]?.customer_id ?? null;
}

/**
 * Does something with the account's customer, who is made when there is none. One whom Stripe does not know, because it was deleted there or the key
 * is of another account of Stripe now, is replaced.
 */
export async function withCustomer<T>(kit: PaymentKit, account_id: string, work: (customer_id: string) => Promise<T>): Promise<T> {
  const customer_id = (await findCustomer(kit, account_id)) ?? (await makeCustomer(kit, account_id, null));
  try {
    return await work(customer_id);
  } catch (error) {
    if (!isMissing(error) || (error as { readonly param?: string }).param !== 'customer') throw error;
    await kit.db.query('DELETE FROM payment_customers WHERE customer_id = $1', [customer_id]);
    return work(await makeCustomer(kit, account_id, customer_id));
  }
}

/** Of two that are made at once, one stays. */
async function makeCustomer(kit: PaymentKit, account_id: string, instead_of: string | null): Promise<string> {
  const { db, stripe, livemode } = kit;
  const { rows } = await db.query<{ name: string; email: string | null }>('SELECT name, email FROM accounts WHERE account_id = $1', [
    account_id,
  ]);
  const [account] = rows;
  if (account === undefined) throw new Error(`There is no account ${account_id}.`);
  const { name, email } = account;
  const params = { name, ...(email === null ? {} : { email }), metadata: { [MARKS.account]: account_id } };
  const idempotencyKey = sameRequest(`customer:${account_id}`, [params, instead_of]);
  const { id } = await ask(stripe.customers.create(params, { idempotencyKey }));
  await db.query(
    'INSERT INTO payment_customers (account_id, livemode, customer_id) VALUES ($1, $2, $3) ON CONFLICT (account_id, livemode) DO NOTHING',
    [account_id, livemode, id],
  );
  return (await findCustomer(kit, account_id)) ?? id;
}

/** The card that is charged without being asked for; null when none is on file. */
export async function findCard(kit: PaymentKit, account_id: string): Promise<SavedCard | null> {
  const customer_id = await findCustomer(kit, account_id);
  if (customer_id === null) return null;
  const customer = await ask(
    kit.stripe.customers.retrieve(customer_id, { expand: ['invoice_settings.default_payment_method'] }).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
  if (customer === null || customer.deleted) return null;
  const method = customer.invoice_settings.default_payment_method;
  return method === null || typeof method === 'string' ? null : cardOf(method);
}

const cardOf = ({ id, card }: Stripe.PaymentMethod): SavedCard | null =>
  card === undefined
    ? null
    : { payment_method_id: id, brand: card.brand, last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year };

/** @throws NoSavedCard */
export async function needCard(kit: PaymentKit, account_id: string): Promise<{ readonly customer_id: string; readonly card: SavedCard }> {
  const [customer_id, card] = await Promise.all([findCustomer(kit, account_id), findCard(kit, account_id)]);
  if (customer_id === null || card === null) throw new NoSavedCard();
  return { customer_id, card };
}

/** Makes a payment method of the account's customer its default card. @throws NoSavedCard when it is no card of this customer */
export async function chooseCard(kit: PaymentKit, account_id: string, payment_method_id: string): Promise<void> {
  const customer_id = await findCustomer(kit, account_id);
  if (customer_id === null) throw new NoSavedCard();
  const method = await ask(
    kit.stripe.paymentMethods.retrieve(payment_method_id).catch((error: unknown) => {
      throw isMissing(error) ? new NoSavedCard() : error;
    }),
  );
  const owner = typeof method.customer === 'string' ? method.customer : method.customer?.id;
  if (owner !== customer_id || method.card === undefined) throw new NoSavedCard();
  await setDefault(kit, customer_id, payment_method_id, Math.floor((await kit.now()).getTime() / 1000));
}

/** Makes a card the default one unless a later setup has done so: events come in any order, and come again. */
export async function keepNewestCard(kit: PaymentKit, customer_id: string, payment_method_id: string, since_s: number): Promise<void> {
  const customer = await ask(kit.stripe.customers.retrieve(customer_id));
  if (customer.deleted || Number(customer.metadata[CARD_SINCE] ?? 0) >= since_s) return;
  await setDefault(kit, customer_id, payment_method_id, since_s);
}

const setDefault = ({ stripe }: PaymentKit, customer_id: string, payment_method_id: string, since_s: number) =>
  ask(
    stripe.customers.update(customer_id, {
      invoice_settings: { default_payment_method: payment_method_id },
      metadata: { [CARD_SINCE]: String(since_s) },
    }),
  );

/** What a page needs to show the fields of a card. */
export async function startSetup(kit: PaymentKit, account_id: string) {
  const metadata = { [MARKS.account]: account_id };
  const intent = await withCustomer(kit, account_id, (customer) =>
    ask(
      kit.stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata,
      }),
    ),
  );
  return { setup_intent_id: intent.id, client_secret: intent.client_secret, publishable_key: kit.publishable_key };
}

/** The page on which a customer changes or removes the card. @throws NoSavedCard */
export async function openPortal(kit: PaymentKit, account_id: string, return_url: string): Promise<string> {
  const { customer_id } = await needCard(kit, account_id);
  const { url } = await ask(kit.stripe.billingPortal.sessions.create({ customer: customer_id, return_url }));
  return url;
}

/** A page of Stripe on which the account's person leaves a card. @throws ProcessorAway */
export async function openCardSetup(
  kit: PaymentKit,
  account_id: string,
  back: { readonly done: string; readonly cancel: string },
): Promise<string> {
  const metadata = { [MARKS.account]: account_id };
  const session = await withCustomer(kit, account_id, (customer) =>
    ask(
      kit.stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'usd',
        customer,
        metadata,
        setup_intent_data: { metadata },
        success_url: `${back.done}?session={CHECKOUT_SESSION_ID}`,
        cancel_url: back.cancel,
      }),
    ),
  );
  if (session.url === null) throw new Error(`${session.id} has no page.`);
  return session.url;
}

/** What came of such a page: true when the account's card is the one that was left there. Null for a page of another account. */
export async function settleCardSetup(kit: PaymentKit, account_id: string, session_id: string): Promise<boolean | null> {
  const session = await ask(
    kit.stripe.checkout.sessions.retrieve(session_id, { expand: ['setup_intent'] }).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
  if (session?.mode !== 'setup' || session.metadata?.[MARKS.account] !== account_id) return null;
  const { setup_intent: intent } = session;
  if (intent === null || typeof intent === 'string' || intent.status !== 'succeeded') return false;
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)];
  if (customer === null || method === null) return false;
  await keepNewestCard(kit, customer, method, intent.created);
  return true;
}

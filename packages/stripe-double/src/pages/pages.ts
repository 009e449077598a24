/** What a person sees: the checkout, the bank's question, and the portal. Each works without script. */
import { findCard, newPaymentMethod, TEST_CARDS } from '../cards.ts';
import type { Desk } from '../endpoint.ts';
import { StripeFailure } from '../failure.ts';
import { type Json, numberOf, partOf, type StripeObject, textOf } from '../objects.ts';
import { confirmPayment, confirmSetup } from '../pay.ts';
import { complete, findSession, intentOf, soldBy, submit } from '../resources/checkout-sessions.ts';
import { drawPage, escapeHtml, usd } from './frame.ts';

export type PageAnswer = { readonly status: number; readonly html: string } | { readonly location: string };

/** A page, or where to go, for a request; undefined where there is none. */
export function answerPage(desk: Desk, method: string, path: string, form: Readonly<Record<string, Json>>): PageAnswer | undefined {
  const [, first, second, third, fourth] = path.split('/');
  if (first === 'c' && second === 'pay' && third !== undefined) {
    const session = findSession(desk, third);
    if (fourth === 'after') return after(desk, session);
    return method === 'POST' ? pay(desk, session, String(form['number'] ?? '')) : checkoutPage(desk, session);
  }
  if (first === 'authenticate' && second !== undefined) {
    const intent = desk.store.any(second);
    if (intent === undefined) return undefined;
    return method === 'POST' ? authenticate(desk, intent, form['answer'] === 'yes') : bankPage(intent);
  }
  if (first === 'p' && second === 'session' && third !== undefined) {
    const session = desk.store.find('billing_portal.session', third);
    if (method === 'POST') detach(desk, session, String(form['method'] ?? ''));
    return portalPage(desk, session);
  }
  return undefined;
}

function checkoutPage(desk: Desk, session: StripeObject, fault?: string): PageAnswer {
  if (session['status'] !== 'open')
    return {
      status: 410,
      html: drawPage(
        'Ended',
        `<div class="card"><h1>This checkout is ${escapeHtml(String(session['status']))}</h1><p>Go back to where you came from.</p></div>`,
      ),
    };
  const total = numberOf(session, 'amount_total');
  const act = { payment: `Pay ${usd(total)}`, subscription: `Subscribe for ${usd(total)}` }[String(session['mode'])] ?? 'Save the card';
  const cancel = textOf(session, 'cancel_url');
  const cards = TEST_CARDS.map(({ number, what }) => `<tr><td>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</td><td>${what}</td></tr>`);
  const html = `<div class="card"><h1>${escapeHtml(soldBy(desk, session))}</h1>${session['mode'] === 'setup' ? '<p class="for">Nothing is charged now.</p>' : `<p class="amount">${usd(total)}</p>`}
${fault === undefined ? '' : `<p class="bad" role="alert">${escapeHtml(fault)}</p>`}
<form method="post"><label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required>
<button>${act}</button></form>${cancel === null ? '' : `<a class="act second" href="${escapeHtml(cancel)}">Cancel</a>`}
<details><summary>Cards that behave otherwise</summary><table><thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead><tbody>${cards.join('')}</tbody></table></details></div>`;
  return { status: fault === undefined ? 200 : 402, html: drawPage(act, html) };
}

function pay(desk: Desk, session: StripeObject, number: string): PageAnswer {
  if (session['status'] !== 'open') return checkoutPage(desk, session);
  const card = findCard(number);
  if (card === undefined) return checkoutPage(desk, session, 'This is none of the test cards that are listed below.');
  const { store } = desk;
  const method = store.put(newPaymentMethod(card, store.id('pm'), store.now()));
  return orDeclined(desk, session, () => next(desk, session, submit(desk, session, method)));
}

/** The page again, with what the bank says, when the card is declined. */
function orDeclined(desk: Desk, session: StripeObject, work: () => PageAnswer): PageAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeFailure) return checkoutPage(desk, findSession(desk, session.id), error.message);
    throw error;
  }
}

/** Where to after an intent was confirmed: to the bank, or back to who sold. */
function next(desk: Desk, session: StripeObject, intent: StripeObject): PageAnswer {
  if (intent['status'] === 'requires_action') return { location: `${desk.url()}/authenticate/${intent.id}` };
  const done = complete(desk, session.id);
  return { location: (textOf(done, 'success_url') ?? desk.url()).replaceAll('{CHECKOUT_SESSION_ID}', done.id) };
}

function after(desk: Desk, session: StripeObject): PageAnswer {
  const intent = intentOf(desk, session);
  if (intent?.['status'] === 'succeeded') return orDeclined(desk, session, () => next(desk, session, intent));
  return checkoutPage(desk, session, 'The bank did not confirm the payment. Try again, or with another card.');
}

const bankPage = (intent: StripeObject): PageAnswer => ({
  status: 200,
  html: drawPage(
    'Your bank',
    `<form class="card" method="post"><h1>Your bank asks whether this is you</h1>${intent.object === 'payment_intent' ? `<p class="amount">${usd(numberOf(intent, 'amount'))}</p>` : ''}
<button name="answer" value="yes">Confirm</button><button class="second" name="answer" value="no">Refuse</button></form>`,
  ),
});

function authenticate(desk: Desk, intent: StripeObject, confirmed: boolean): PageAnswer {
  const { store } = desk;
  const action = partOf(intent, 'next_action')['redirect_to_url'];
  const return_url = typeof action === 'object' && action !== null && 'return_url' in action ? String(action['return_url']) : desk.url();
  if (intent['status'] !== 'requires_action') return { location: return_url };
  const confirm = intent.object === 'payment_intent' ? confirmPayment : confirmSetup;
  if (confirmed)
    confirm(desk, intent, store.find('payment_method', String(intent['payment_method'])), { off_session: false, authenticated: true });
  else {
    const message = 'The provided PaymentMethod has failed authentication.';
    const error = { type: 'card_error', code: 'payment_intent_authentication_failure', message };
    const failed = store.change(intent, {
      status: 'requires_payment_method',
      next_action: null,
      ...(intent.object === 'payment_intent' ? { last_payment_error: error } : { last_setup_error: error }),
    });
    store.emit(intent.object === 'payment_intent' ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed', failed);
  }
  return { location: return_url };
}

function portalPage({ store }: Desk, session: StripeObject): PageAnswer {
  const methods = store.list('payment_method').filter(({ customer }) => customer === session['customer']);
  const rows = methods.map((method) => {
    const { brand, last4 } = partOf(method, 'card');
    const card = `${escapeHtml(String(brand))} that ends in ${escapeHtml(String(last4))}`;
    return `<form class="row" method="post"><p>${card}</p><button class="second" name="method" value="${method.id}" aria-label="Remove the ${card}">Remove</button></form>`;
  });
  const back = textOf(session, 'return_url');
  return {
    status: 200,
    html: drawPage(
      'Your cards',
      `<div class="card"><h1>Your cards</h1>${rows.join('') || '<p>No card is kept.</p>'}${back === null ? '' : `<a class="act" href="${escapeHtml(back)}">Back</a>`}</div>`,
    ),
  };
}

function detach({ store }: Desk, session: StripeObject, id: string): void {
  const method = store.find('payment_method', id);
  if (method['customer'] !== session['customer']) return;
  const customer = store.find('customer', String(session['customer']));
  const kept = partOf(customer, 'invoice_settings');
  if (kept['default_payment_method'] === id)
    store.emit('customer.updated', store.change(customer, { invoice_settings: { ...kept, default_payment_method: null } }));
  store.emit('payment_method.detached', store.change(method, { customer: null }));
}

/** `deckwright invoice`: payments of an account on a service, their invoices, and to whom these are made out. */
import { writeFileSync } from 'node:fs';
import { Deckwright, type Schema } from '@deckwright/client';
import { type Command, Option } from 'commander';
import { refusalOf } from '../deck-on-server.ts';
import type { Io } from '../io.ts';
import { PIPE, readNamedText } from '../reading/read-named.ts';
import { traceOfEnvironment } from '../trace-of-environment.ts';
import { defineCommand } from './define-command.ts';

export const command = defineCommand({ help_position: 145, register: invoiceCommand });

interface Options {
  readonly server: string;
  readonly key?: string;
  readonly json?: boolean;
}

type Invoice = Schema<'Invoice'>;
type Payment = Schema<'InvoiceList'>['payments'][number];

function invoiceCommand(program: Command, io: Io): void {
  const invoice = program
    .command('invoice')
    .description('Invoices of top-ups and plans on a service: list payments, issue, show, download.')
    .addHelpText('after', '\nExample:\n  $ deckwright invoice list --server http://127.0.0.1:8080 --key dw_live_…');
  const subcommand = (name: string, description: string, example: string): Command =>
    invoice
      .command(name)
      .description(description)
      .addOption(new Option('--server <url>', 'address of the service').env('DECKWRIGHT_URL').default('http://127.0.0.1:8080'))
      .addOption(new Option('--key <key>', 'API key for the service').env('DECKWRIGHT_API_KEY'))
      .option('--json', 'print the answer as one line of JSON')
      .addHelpText('after', `\nExample:\n  $ deckwright invoice ${example}`);

  subcommand('list', 'List paid top-ups and periods of plans, newest first, each with its invoice and credit notes.', 'list').action(
    (options: Options) =>
      onServer(options, io, listPayments, (payments) => payments.map(paymentLines).join('') || 'Nothing has been paid.\n'),
  );

  subcommand('issue', 'Issue the invoice of a payment, or show the one that it has.', 'issue topup:pi_3QK2mNLkdIwHu7ix0dX5f8aB')
    .argument('<payment>', 'id of the payment, as `list` shows it')
    .action((payment_id: string, options: Options) =>
      onServer(options, io, (client) => client.call('post', '/v1/billing/invoices', { body: { payment_id } }), invoiceLines),
    );

  subcommand('show', 'Show an invoice or a credit note.', 'show DW-2026-00418')
    .argument('<number>', 'its number')
    .action((number: string, options: Options) => onServer(options, io, (client) => findInvoice(client, number), invoiceLines));

  subcommand('download', 'Download the PDF of an invoice or a credit note.', 'download DW-2026-00418 --out invoice.pdf')
    .argument('<number>', 'its number')
    .option('--out <file>', 'where it goes, - for standard output (default: the number with .pdf)')
    .action((number: string, options: Options & { readonly out?: string }) =>
      onServer(
        // What goes to standard output stays alone there.
        { ...options, json: options.json === true && options.out !== PIPE },
        io,
        async (client) => {
          const pdf = await download((await findInvoice(client, number)).download_url);
          const path = options.out ?? `${number}.pdf`;
          if (path === PIPE) io.bytes(pdf);
          else writeFileSync(path, pdf);
          return { path, bytes: pdf.length };
        },
        ({ path }) => (path === PIPE ? '' : `${path}\n`),
      ),
    );

  subcommand('profile', 'Show to whom invoices are made out, or set it from a JSON file.', 'profile company.json')
    .argument('[file]', 'JSON as PUT /v1/billing/profile takes it, - for standard input')
    .action((file: string | undefined, options: Options) =>
      onServer(
        options,
        io,
        (client) =>
          file === undefined
            ? client.call('get', '/v1/billing/profile', {})
            : client.call('put', '/v1/billing/profile', { body: readProfile(file) }),
        ({ profile }) => (profile === null ? 'No profile has been set.\n' : `${JSON.stringify(profile, null, 2)}\n`),
      ),
    );
}

/** Asks the service; prints its answer, or in words or as JSON why there is none. */
async function onServer<T>(
  options: Options,
  io: Io,
  ask: (client: Deckwright) => Promise<T>,
  inWords: (answer: T) => string,
): Promise<void> {
  const { server, key, json } = options;
  try {
    const answer = await ask(
      new Deckwright({ baseUrl: server, apiKey: key, clientName: 'deckwright-cli/0.1.0', headers: traceOfEnvironment() }),
    );
    io.out(json === true ? `${JSON.stringify(answer)}\n` : inWords(answer));
  } catch (error) {
    const problem = refusalOf(error, server);
    io.fail();
    if (json === true) {
      io.out(`${JSON.stringify(problem)}\n`);
      return;
    }
    io.err(`${io.paint('fault', problem.title)}. ${problem.detail}\n  ${problem.remedy}\n`);
  }
}

async function listPayments(client: Deckwright): Promise<readonly Payment[]> {
  const all: Payment[] = [];
  let before: number | undefined;
  do {
    const page = await client.call('get', '/v1/billing/invoices', { query: { limit: 100, ...(before === undefined ? {} : { before }) } });
    all.push(...page.payments);
    before = page.next_before ?? undefined;
  } while (before !== undefined);
  return all;
}

const findInvoice = (client: Deckwright, invoice_number: string): Promise<Invoice> =>
  client.call('get', '/v1/billing/invoices/{invoice_number}', { path: { invoice_number } });

async function download(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The link answers ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

type Profile = Schema<'BillingProfileRequest'>;

function readProfile(file: string): Profile {
  try {
    // The service reads it as it reads any request, and names what is wrong in it.
    return JSON.parse(readNamedText(file)) as Profile;
  } catch (error) {
    throw error instanceof SyntaxError ? new Error(`${file} is no JSON: ${error.message}`, { cause: error }) : error;
  }
}

const usd = (amount: number): string => `$${amount.toFixed(2)}`;

function paymentLines({ payment_id, paid_at, amount, plan, invoice, credit_notes }: Payment): string {
  const what = plan === null ? 'top-up' : `plan ${plan}`;
  const numbers = [invoice, ...credit_notes].flatMap((issued) => (issued === null ? [] : [issued.invoice_number]));
  return `${paid_at.slice(0, 10)}  ${usd(amount).padStart(9)}  ${what.padEnd(14)}  ${numbers.join(', ') || 'no invoice yet'}  ${payment_id}\n`;
}

function invoiceLines({ invoice_number, kind, issued_on, bill_to, net, tax, total, corrects, credit_notes, is_test }: Invoice): string {
  const lines = [
    `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${invoice_number}, ${issued_on}${is_test ? ' (a sample: the payment was a test)' : ''}`,
    ...(corrects === null ? [] : [`  corrects  ${corrects}`]),
    `  bill to   ${bill_to.name}`,
    `  net ${usd(net)}, tax ${usd(tax)}, total ${usd(total)}`,
    ...credit_notes.map((note) => `  credited  ${usd(note.total)} by ${note.invoice_number}, ${note.issued_on}`),
  ];
  return `${lines.join('\n')}\n`;
}

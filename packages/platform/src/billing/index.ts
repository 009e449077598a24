/** Money: prices, holds, wallets, credit, feedback awards, and the check that explains every row. */
export * from './credit.ts';
export * from './feedback.ts';
export * from './hold.ts';
export * from './prices.ts';
export * from './reconcile.ts';
export * from './wallet.ts';

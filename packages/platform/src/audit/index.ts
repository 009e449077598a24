/** What operators did: written in the transaction that does it, and never changed. */
export { type Actor, type AuditEvent, findAudit, listAudit, type NewAuditEvent, writeAudit } from './audit.ts';

/** The door to conformance: a package to what of it breaks ISO/IEC 29500. */
export { type ConformanceFinding, type ConformanceOptions, type ConformanceReport, checkConformance } from './check-conformance.ts';
export { all as conformanceRules } from './rules/register.generated.ts';
